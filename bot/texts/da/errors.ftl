# Hvorfor noget bliver afvist: hver sætning nævner reglen og dens tal.

seat-name = spilleren på plads { $seat }
computer-name = Computer { $seat }

# Træk

illegal-not_your_turn = Det er ikke din tur: { $who } spiller nu.
illegal-not_your_turn-nobody = Du spiller ikke med i denne runde.
illegal-wrong_phase-draw = Træk først fra trækbunken, eller tag bunken; så kan du melde og afkaste.
illegal-wrong_phase-play = Du har allerede trukket eller taget bunken i denne tur: meld, eller afkast et kort for at slutte din tur.
illegal-wrong_phase-answer = Der er spurgt: »Må jeg gå ud?« Alt venter, til makkeren har sagt ja eller nej.
illegal-wrong_phase-over = Runden er slut.
illegal-wrong_phase-empty = Trækbunken er tom: tag bunken, eller meld pas.
illegal-wrong_phase-stock = Du kan kun melde pas, når trækbunken er tom; der er { $stock ->
    [one] ét kort
   *[other] { $stock } kort
} tilbage i den.
illegal-not_allowed-pass = Efter disse regler melder ingen pas: runden slutter, når trækbunken er tom.
illegal-not_allowed-three = Efter disse regler lægges røde treere straks på bordet og erstattes; de spilles aldrig fra hånden.
illegal-not_allowed-ask = Efter disse regler spørger ingen sin makker om lov til at gå ud.
illegal-not_allowed-special = Disse regler har ingen specialhænder.
illegal-not_allowed-target = Disse regler har ingen melding af den slags ({ $target }).
illegal-not_allowed-text = Det kan ikke læses som et træk: { $text }
illegal-bad_card = Du har ikke { $card }.
illegal-bad_card-hand = Du har ikke alle de kort.
illegal-bad_card-none = Hver melding kræver mindst ét kort fra din hånd.
illegal-bad_card-twice = Nævn hver melding kun én gang, med alle kortene til den samlet.
illegal-pile_empty = Afkastbunken er tom: træk fra trækbunken.
illegal-pile_blocked-wild = Der ligger et vildt kort øverst ({ $top }), og så kan bunken ikke tages.
illegal-pile_blocked-red_three = Der ligger en rød treer øverst ({ $top }), og så kan bunken ikke tages.
illegal-pile_blocked-black_three = Der ligger en sort treer øverst ({ $top }): den spærrer bunken for dig i denne tur.
illegal-pile_blocked-behind = Der er afkastet en rød treer: ingen må tage bunken, før det bliver den spillers tur igen.
illegal-pile_frozen = Bunken er frossen for dig: { $top } kræver { $need } naturlige kort af samme værdi fra din hånd; du lagde { $laid }.
illegal-no_match = { $top } kan ikke tages med de kort: læg to naturlige kort af samme værdi til. Færre er kun nok til en melding, som din side har, eller sammen med et vildt kort, hvor reglerne tillader det.
illegal-meld_too_small = En melding skal have mindst { $need } kort; denne ({ $rank }) har { $laid }.
illegal-meld_wrong_rank = I en melding af { $rank } må der kun være { $rank } og vilde kort til dem.
illegal-meld_naturals = En melding skal have mindst { $need } naturlige kort; denne ({ $rank }) har { $laid }.
illegal-meld_wilds = For mange vilde kort: denne melding ({ $rank }) ville få { $laid }, og den må højst have { $most }.
illegal-meld_wilds-none = Der må ikke lægges vilde kort til denne melding ({ $rank }).
illegal-meld_full = Denne melding ({ $rank }) ville få { $laid } kort; den må højst have { $most }.
illegal-meld_sequence = En stige er tre til syv naturlige kort i rækkefølge i samme farve, fra 4 og op til es; { $laid ->
    [one] dette ene kort er det ikke.
   *[other] disse { $laid } kort er det ikke.
}
illegal-black_threes = Sorte treere meldes kun, når du går ud med dem: du ville have { $left } kort tilbage; at gå ud kræver { $need } { $need ->
    [one] canasta
   *[other] canastaer
}, og der er { $canastas }.
illegal-black_threes-twice = Sorte treere meldes kun én gang, alle på én gang.
illegal-opening_too_low = Den første meld kræver { $need } point; du lagde { $laid }.
illegal-opening_pure = En af meldingerne i den første meld skal have mindst { $need } naturlige kort og ingen vilde.
illegal-must_keep_card = Du ville have { $left } kort tilbage og kan ikke gå ud: det kræver { $need } { $need ->
    [one] canasta
   *[other] canastaer
}, og der er { $canastas }, eller du må ikke gå ud i denne tur. Behold et kort ud over det, du afkaster.
illegal-must_go_out = Din makker sagde ja, så denne tur skal ende med, at du går ud; efter det her ville du stadig have { $left } kort.
illegal-discard_wild = Efter disse regler må du kun afkaste et vildt kort, hvis du ikke har andet; du har { $naturals } { $naturals ->
    [one] andet kort
   *[other] andre kort
}.
illegal-discard_guarded = { $card } må ikke afkastes på en tom bunke: hverken syver, es, vildt kort eller kort af samme værdi som en færdig canasta, medmindre du ikke har andet.
illegal-discard_three = Det sidste kort, du afkaster, må ikke være en treer ({ $card }).
illegal-ask_refused-alone = Du har ingen makker at spørge.
illegal-ask_refused-asked = Du har allerede spurgt i denne tur; svaret står ved magt.
illegal-ask_refused-laid = Spørg, før du lægger noget i denne tur.
illegal-ask_refused-cards = For at spørge skal du have mindst to kort.
illegal-ask_refused-cannot = Du kan ikke gå ud med disse kort i denne tur, så der er ikke noget at spørge om.
illegal-special_hand = Det er ikke en specialhånd: den kræver præcis 14 kort efter et af mønstrene, efter træk fra trækbunken og uden noget på bordet endnu; du har { $cards }.

# Borde, man ikke kan få

rules-unknown_preset = Der er ingen regler, der hedder { $preset }; reglerne er: { $known }.
rules-seats_not_offered = Disse regler er ikke for { $seats } spillere; de er for { $offered }.
rules-teams_not_offered = Med så mange spillere spilles disse regler ikke »{ $teams }«, men: { $offered }.
rules-unknown_option = Der er ingen husregel, der hedder { $field }.
rules-bad_value = »{ $field }« kan ikke være { $value }; den kan være { $allowed }.
rules-stock_too_small = { $seats } spillere med { $hand_size } kort hver giver en trækbunke på { $left }; den skal være på mindst { $need }.
rules-passport_unreadable = Det er ikke et regelpas. Et regelpas ser sådan ud: CAN1-3C1KK-930HG-03007
rules-passport_check = Der er en fejl i det regelpas: de to sidste tegn passer ikke til resten. Sammenlign det med det, du har fået.
rules-passport_newer = Det regelpas er lavet af en nyere udgave af denne bot ({ $version }; her er { $known } den nyeste): botten skal opdateres først.

# Bordet

table-stale = Bordet er kommet videre, siden den knap blev vist. Se på den nyeste besked.

# Alt andet

storage-busy = Det kunne ikke gemmes lige nu; intet er ændret. Prøv igen.
storage-full = Det kunne ikke gemmes: disken er fuld eller fejler. Intet er ændret; sig det til den, der driver botten.
storage-failed = Det kunne ikke gemmes; intet er ændret. Sig det til den, der driver botten.
error-bot-forbidden = Discord tillader mig ikke at gøre det her: jeg skal kunne se kanalen, sende beskeder og vedhæfte filer i den.
error-permissions = Til det skal du have denne tilladelse her: { $needed }.
permission-manage_guild = Administrer server
error-server-only = Det virker kun på en server.
error-not-for-you = Det er ikke noget, du må.
error-command-changed = Den kommando er blevet ændret. Genindlæs Discord, og prøv igen.
error-unforeseen = Noget gik galt, som ingen havde forudset; intet af spillet er gået tabt. Sker det igen, så giv den, der driver botten, dette nummer: { $number }
