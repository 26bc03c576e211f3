# Varför något avvisas: varje mening nämner regeln och dess tal.

seat-name = spelaren på plats { $seat }
computer-name = Dator { $seat }

# Drag

illegal-not_your_turn = Det är inte din tur: { $who } spelar nu.
illegal-not_your_turn-nobody = Du är inte med i den här omgången.
illegal-wrong_phase-draw = Dra först från talongen eller ta högen; sedan får du lägga ut och slänga.
illegal-wrong_phase-play = Du har redan dragit eller tagit högen den här turen: lägg ut, eller släng ett kort för att avsluta din tur.
illegal-wrong_phase-answer = Frågan ”Får jag gå ut?” är ställd: allt väntar tills partnern har sagt ja eller nej.
illegal-wrong_phase-over = Omgången är slut.
illegal-wrong_phase-empty = Talongen är slut: ta högen eller passa.
illegal-wrong_phase-stock = Du kan bara passa när talongen är slut; den har { $stock ->
    [one] ett kort
   *[other] { $stock } kort
} kvar.
illegal-not_allowed-pass = Med de här reglerna passar ingen: omgången är slut när talongen är slut.
illegal-not_allowed-three = Med de här reglerna läggs röda treor på bordet och ersätts direkt; de spelas aldrig från handen.
illegal-not_allowed-ask = Med de här reglerna frågar ingen sin partner innan man går ut.
illegal-not_allowed-special = De här reglerna har inga specialhänder.
illegal-not_allowed-target = De här reglerna har inget utlägg av det slaget ({ $target }).
illegal-not_allowed-text = Det går inte att läsa som ett drag: { $text }
illegal-bad_card = Du har inte { $card }.
illegal-bad_card-hand = Du har inte alla de korten.
illegal-bad_card-none = Varje utlägg behöver minst ett kort från din hand.
illegal-bad_card-twice = Skriv varje utlägg bara en gång, med alla kort till det tillsammans.
illegal-pile_empty = Slänghögen är tom: dra från talongen.
illegal-pile_blocked-wild = Ett vilt kort ligger överst ({ $top }), och då kan högen inte tas.
illegal-pile_blocked-red_three = En röd trea ligger överst ({ $top }), och då kan högen inte tas.
illegal-pile_blocked-black_three = En svart trea ligger överst ({ $top }): den spärrar högen för dig den här turen.
illegal-pile_blocked-behind = En röd trea har slängts: ingen tar högen förrän det är den spelarens tur igen.
illegal-pile_frozen = Högen är frusen för dig: { $top } kräver { $need } naturliga kort av samma valör från din hand; du lade { $laid }.
illegal-no_match = { $top } kan inte tas med de korten: lägg två naturliga kort av samma valör till det. Färre räcker bara till ett utlägg som ditt lag har, eller tillsammans med ett vilt kort, där reglerna tillåter det.
illegal-meld_too_small = Ett utlägg behöver minst { $need } kort; det här ({ $rank }) har { $laid }.
illegal-meld_wrong_rank = I ett utlägg av { $rank } får det bara finnas { $rank } och vilda kort till dem.
illegal-meld_naturals = Ett utlägg behöver minst { $need } naturliga kort; det här ({ $rank }) har { $laid }.
illegal-meld_wilds = För många vilda kort: det här utlägget ({ $rank }) skulle få { $laid }, och det får ha högst { $most }.
illegal-meld_wilds-none = Inga vilda kort får läggas till det här utlägget ({ $rank }).
illegal-meld_full = Det här utlägget ({ $rank }) skulle få { $laid } kort; det får ha högst { $most }.
illegal-meld_sequence = En stege är tre till sju naturliga kort i följd i samma färg, från 4 upp till ess; { $laid ->
    [one] det här enda kortet är det inte.
   *[other] de här { $laid } korten är det inte.
}
illegal-black_threes = Svarta treor läggs ut bara när du går ut med dem: du skulle ha { $left } kort kvar; att gå ut kräver { $need } { $need ->
    [one] canasta
   *[other] canastor
}, och det finns { $canastas }.
illegal-black_threes-twice = Svarta treor läggs ut bara en gång, alla på en gång.
illegal-opening_too_low = Det första utlägget kräver { $need } poäng; du lade { $laid }.
illegal-opening_pure = Något av utläggen vid öppningen måste ha minst { $need } naturliga kort och inget vilt.
illegal-must_keep_card = Du skulle ha { $left } kort kvar och kan inte gå ut: det kräver { $need } { $need ->
    [one] canasta
   *[other] canastor
}, och det finns { $canastas }, eller så får du inte gå ut den här turen. Behåll ett kort utöver det du slänger.
illegal-must_go_out = Din partner sade ja, så den här turen måste sluta med att du går ut; efter det här skulle du fortfarande ha { $left } kort.
illegal-discard_wild = Med de här reglerna får du slänga ett vilt kort bara om du inte har något annat; du har { $naturals } { $naturals ->
    [one] annat kort
   *[other] andra kort
}.
illegal-discard_guarded = { $card } får inte slängas på en tom hög: varken sjua, ess, vilt kort eller kort av samma valör som en färdig canasta, om du har något annat.
illegal-discard_three = Det sista kortet du slänger får inte vara en trea ({ $card }).
illegal-ask_refused-alone = Du har ingen partner att fråga.
illegal-ask_refused-asked = Du har redan frågat den här turen; svaret gäller.
illegal-ask_refused-laid = Fråga innan du lägger ut något den här turen.
illegal-ask_refused-cards = För att fråga måste du ha minst två kort.
illegal-ask_refused-cannot = Du kan inte gå ut med de här korten den här turen, så det finns inget att fråga om.
illegal-special_hand = Det är ingen specialhand: den kräver precis 14 kort efter något av mönstren, när du har dragit från talongen och utan något på bordet än; du har { $cards }.

# Bord som inte går att få

rules-unknown_preset = Det finns inga regler som heter { $preset }; reglerna är: { $known }.
rules-seats_not_offered = De här reglerna är inte för { $seats } spelare; de är för { $offered }.
rules-teams_not_offered = Med så många spelare spelas de här reglerna inte ”{ $teams }”, utan: { $offered }.
rules-unknown_option = Det finns ingen husregel som heter { $field }.
rules-bad_value = ”{ $field }” kan inte vara { $value }; möjligt är { $allowed }.
rules-stock_too_small = { $seats } spelare med { $hand_size } kort var ger en talong på { $left }; den måste ha minst { $need }.
rules-passport_unreadable = Det är inget regelpass. Ett regelpass ser ut så här: CAN1-3C1KK-930HG-03007
rules-passport_check = Det är något fel i det regelpasset: de två sista tecknen stämmer inte med resten. Jämför det med det du har fått.
rules-passport_newer = Det regelpasset är gjort av en nyare version av den här boten ({ $version }; här är { $known } den senaste): boten måste uppdateras först.

# Bordet

table-stale = Spelet har gått vidare sedan den knappen visades. Titta på det senaste meddelandet.

# Allt annat

storage-busy = Det gick inte att spara just nu; inget har ändrats. Försök igen.
storage-full = Det gick inte att spara: disken är full eller trasig. Inget har ändrats; säg till den som driver boten.
storage-failed = Det gick inte att spara; inget har ändrats. Säg till den som driver boten.
error-bot-forbidden = Discord låter mig inte göra det här: jag måste kunna se kanalen, skicka meddelanden och bifoga filer i den.
error-permissions = För det behöver du den här behörigheten här: { $needed }.
permission-manage_guild = Hantera server
error-server-only = Det fungerar bara på en server.
error-not-for-you = Det får du inte göra.
error-command-changed = Det kommandot har ändrats. Ladda om Discord och försök igen.
error-unforeseen = Något gick fel som ingen hade förutsett; inget av spelet har gått förlorat. Om det händer igen, ge den som driver boten det här numret: { $number }
