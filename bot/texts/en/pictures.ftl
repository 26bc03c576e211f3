# Words in pictures, and their alt texts. $points and other numbers are written by the locale.

# Ace, king, queen and jack as they stand on the cards
pictures-letters = A K Q J

pictures-stock = Stock
pictures-pile = Pile
pictures-frozen = Frozen
pictures-blocked = Blocked
pictures-dealer-mark = D
pictures-seat = Seat { $number }
pictures-need = Needs { $points } to open
pictures-score = { $points }
pictures-score-gained = { $points } ({ $sign }{ $gained })
