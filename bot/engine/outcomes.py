"""What laying a hand has come to, whatever lies where: sets of outcomes as bits, worked on all at once.

An outcome is how many canastas are made, as far as they count, whether a card is kept, and how many wild cards are used.
"""

_FIELD = 32  # bits for how many wild cards are used; for each number of canastas one such field, and one with a card kept
_FIELDS = 2 * _FIELD

NONE_KEPT, OTHER_KEPT, WILD_KEPT = (
    1,
    1 << _FIELD,
    2 << _FIELD,
)  # where laying begins; a wild card kept is used


class Outcomes:
    """What can be done to sets of outcomes with so many wild cards in the hand and so many canastas to make."""

    def __init__(self, wild: int, need: int) -> None:
        self.wild, self.need = wild, need
        unit = sum(1 << _FIELD * field for field in range(2 * need + 2))
        self._fitting = [unit * ((2 << wild - use) - 1) for use in range(wild + 1)]
        self._top = ((1 << _FIELDS) - 1) << _FIELDS * need
        self.nothing_kept = sum(((1 << _FIELD) - 1) << _FIELDS * made for made in range(need + 1))

    def used(self, bits: int, many: int) -> int:
        """After so many more wild cards are used."""
        return (bits & self._fitting[many]) << many

    def unused(self, bits: int, many: int) -> int:
        """Before they are."""
        return bits >> many & self._fitting[many]

    def gained(self, bits: int, many: int) -> int:
        """After so many more canastas are made."""
        for _ in range(many):
            bits = bits & self._top | (bits & ~self._top) << _FIELDS
        return bits

    def lost(self, bits: int, many: int) -> int:
        """Before they are."""
        for _ in range(many):
            bits = bits & self._top | bits >> _FIELDS
        return bits

    def kept(self, bits: int) -> int:
        """After a card is kept, where none is yet."""
        return (bits & self.nothing_kept) << _FIELD

    def unkept(self, bits: int) -> int:
        """Before it is."""
        return bits >> _FIELD & self.nothing_kept

    def end(self, *, must_keep: bool) -> int:
        """Those wanted in the end: all wild cards used and the canastas made."""
        kept = 1 << _FIELD + self.wild
        return (kept if must_keep else kept | 1 << self.wild) << _FIELDS * self.need
