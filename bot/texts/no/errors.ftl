# Hvorfor noe blir avvist: hver setning nevner regelen og tallene dens.

seat-name = spilleren på plass { $seat }
computer-name = Datamaskin { $seat }

# Trekk

illegal-not_your_turn = Det er ikke din tur: { $who } spiller nå.
illegal-not_your_turn-nobody = Du er ikke med i denne runden.
illegal-wrong_phase-draw = Trekk først fra trekkbunken, eller ta haugen; så kan du legge ut og kaste.
illegal-wrong_phase-play = Du har allerede trukket eller tatt haugen denne turen: legg ut, eller kast et kort for å avslutte turen.
illegal-wrong_phase-answer = Det er spurt: «Kan jeg gå ut?» Alt venter til makkeren har sagt ja eller nei.
illegal-wrong_phase-over = Runden er over.
illegal-wrong_phase-empty = Trekkbunken er tom: ta haugen, eller meld pass.
illegal-wrong_phase-stock = Du kan bare melde pass når trekkbunken er tom; det er { $stock ->
    [one] ett kort
   *[other] { $stock } kort
} igjen i den.
illegal-not_allowed-pass = Etter disse reglene melder ingen pass: runden er over når trekkbunken er tom.
illegal-not_allowed-three = Etter disse reglene legges røde treere på bordet og erstattes med en gang; de spilles aldri fra hånden.
illegal-not_allowed-ask = Etter disse reglene spør ingen makkeren om å få gå ut.
illegal-not_allowed-special = Disse reglene har ingen spesialhender.
illegal-not_allowed-target = Disse reglene har ingen kombinasjon av det slaget ({ $target }).
illegal-not_allowed-text = Dette kan ikke leses som et trekk: { $text }
illegal-bad_card = Du har ikke { $card }.
illegal-bad_card-hand = Du har ikke alle de kortene.
illegal-bad_card-none = Hver kombinasjon trenger minst ett kort fra hånden din.
illegal-bad_card-twice = Nevn hver kombinasjon bare én gang, med alle kortene til den samlet.
illegal-pile_empty = Kastehaugen er tom: trekk fra trekkbunken.
illegal-pile_blocked-wild = Det ligger et vilt kort øverst ({ $top }), og da kan haugen ikke tas.
illegal-pile_blocked-red_three = Det ligger en rød treer øverst ({ $top }), og da kan haugen ikke tas.
illegal-pile_blocked-black_three = Det ligger en svart treer øverst ({ $top }): den stenger haugen for deg denne turen.
illegal-pile_blocked-behind = En rød treer er kastet: ingen kan ta haugen før det blir den spillerens tur igjen.
illegal-pile_frozen = Haugen er frosset for deg: { $top } krever { $need } ekte kort av samme verdi fra hånden din; du la { $laid }.
illegal-no_match = { $top } kan ikke tas med de kortene: legg to ekte kort av samme verdi til. Færre er nok bare til en kombinasjon som laget ditt har, eller sammen med et vilt kort, der reglene tillater det.
illegal-meld_too_small = En kombinasjon trenger minst { $need } kort; denne ({ $rank }) har { $laid }.
illegal-meld_wrong_rank = I en kombinasjon av { $rank } kan det bare være { $rank } og ville kort til dem.
illegal-meld_naturals = En kombinasjon trenger minst { $need } ekte kort; denne ({ $rank }) har { $laid }.
illegal-meld_wilds = For mange ville kort: denne kombinasjonen ({ $rank }) ville fått { $laid }, og den kan ha høyst { $most }.
illegal-meld_wilds-none = Det kan ikke legges ville kort til denne kombinasjonen ({ $rank }).
illegal-meld_full = Denne kombinasjonen ({ $rank }) ville fått { $laid } kort; den kan ha høyst { $most }.
illegal-meld_sequence = En sekvens er tre til sju ekte kort på rad i samme farge, fra 4 og opp til ess; { $laid ->
    [one] dette ene kortet er ikke det.
   *[other] disse { $laid } kortene er ikke det.
}
illegal-black_threes = Svarte treere legges bare ut når du går ut med dem: du ville hatt { $left } kort igjen; å gå ut krever { $need } { $need ->
    [one] canasta
   *[other] canastaer
}, og det er { $canastas }.
illegal-black_threes-twice = Svarte treere legges bare ut én gang, alle på én gang.
illegal-opening_too_low = Åpningen krever { $need } poeng; du la { $laid }.
illegal-opening_pure = En av kombinasjonene i åpningen må ha minst { $need } ekte kort og ingen ville.
illegal-must_keep_card = Du ville hatt { $left } kort igjen og kan ikke gå ut: det krever { $need } { $need ->
    [one] canasta
   *[other] canastaer
}, og det er { $canastas }, eller du kan ikke gå ut denne turen. Behold et kort i tillegg til det du kaster.
illegal-must_go_out = Makkeren din sa ja, så denne turen må ende med at du går ut; etter dette ville du fortsatt hatt { $left } kort.
illegal-discard_wild = Etter disse reglene kan du bare kaste et vilt kort hvis du ikke har noe annet; du har { $naturals } { $naturals ->
    [one] annet kort
   *[other] andre kort
}.
illegal-discard_guarded = { $card } kan ikke kastes på en tom haug: verken sjuer, ess, vilt kort eller kort av samme verdi som en ferdig canasta, med mindre du ikke har noe annet.
illegal-discard_three = Det siste kortet du kaster, kan ikke være en treer ({ $card }).
illegal-ask_refused-alone = Du har ingen makker å spørre.
illegal-ask_refused-asked = Du har allerede spurt denne turen; svaret står ved lag.
illegal-ask_refused-laid = Spør før du legger ut noe denne turen.
illegal-ask_refused-cards = For å spørre må du ha minst to kort.
illegal-ask_refused-cannot = Du kan ikke gå ut med disse kortene denne turen, så det er ikke noe å spørre om.
illegal-special_hand = Det er ingen spesialhånd: den krever nøyaktig 14 kort etter et av mønstrene, når du har trukket fra trekkbunken og uten noe på bordet ennå; du har { $cards }.

# Bord som ikke kan settes opp

rules-unknown_preset = Det er ingen regler som heter { $preset }; reglene er: { $known }.
rules-seats_not_offered = Disse reglene er ikke for { $seats } spillere; de er for { $offered }.
rules-teams_not_offered = Med så mange spillere spilles disse reglene ikke «{ $teams }», men: { $offered }.
rules-unknown_option = Det er ingen husregel som heter { $field }.
rules-bad_value = «{ $field }» kan ikke være { $value }; mulig er { $allowed }.
rules-stock_too_small = { $seats } spillere med { $hand_size } kort hver gir en trekkbunke på { $left }; den må ha minst { $need }.
rules-passport_unreadable = Det er ikke et regelpass. Et regelpass ser slik ut: CAN1-3C1KK-930HG-03007
rules-passport_check = Det er en feil i det regelpasset: de to siste tegnene stemmer ikke med resten. Sammenlign det med det du har fått.
rules-passport_newer = Det regelpasset er laget av en nyere versjon av denne boten ({ $version }; her er { $known } den nyeste): boten må oppdateres først.

# Bordet

table-stale = Spillet har gått videre siden den knappen ble vist. Se på den nyeste meldingen.

# Alt annet

storage-busy = Det kunne ikke lagres akkurat nå; ingenting er endret. Prøv igjen.
storage-full = Det kunne ikke lagres: disken er full eller svikter. Ingenting er endret; si fra til den som driver boten.
storage-failed = Det kunne ikke lagres; ingenting er endret. Si fra til den som driver boten.
error-bot-forbidden = Discord lar meg ikke gjøre det her: jeg må kunne se kanalen, sende meldinger og legge ved filer i den.
error-permissions = Til det trenger du denne tillatelsen her: { $needed }.
permission-manage_guild = Administrer server
error-server-only = Det virker bare på en server.
error-not-for-you = Det kan du ikke gjøre.
error-command-changed = Den kommandoen er endret. Last inn Discord på nytt og prøv igjen.
error-unforeseen = Noe gikk galt som ingen hadde forutsett; ingenting av spillet er tapt. Skjer det igjen, så gi den som driver boten, dette nummeret: { $number }
