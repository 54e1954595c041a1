"""What was settled before the first turn."""

from collections.abc import Mapping

from wardroom.games.pandemic.content import ROLES
from wardroom.games.pandemic.phases import NOBODY


class Deal:
    """What was settled before the first turn and never changes; shared by all copies."""

    __slots__ = (
        "closed",
        "consent",
        "edition",
        "first_card",
        "gifts",
        "options",
        "piles",
        "roles",
        "seat_of",
        "seats",
    )

    def __init__(
        self,
        *,
        edition: int,
        roles: tuple[int, ...],
        piles: tuple[int, ...],
        closed: bool,
        consent: bool,
        first_card: int,
        options: Mapping[str, str],
        gifts: bool = False,
    ) -> None:
        self.edition = edition
        self.seats = len(roles)
        self.roles = roles
        self.seat_of: tuple[int, ...] = tuple(
            roles.index(role) if role in roles else NOBODY for role in range(len(ROLES))
        )
        self.piles = piles
        self.closed = closed
        self.consent = consent
        self.gifts = gifts
        """A player who is given a card is not asked, although all else needs consent (PAN-G.9)."""
        self.first_card = first_card
        self.options = options

    def stacked(self, piles: tuple[int, ...]) -> "Deal":
        """The same deal with a player deck of other piles."""
        return self._with(piles, self.consent)

    def agreed(self) -> "Deal":
        """The same deal at a table where everybody agrees to whatever is proposed."""
        return self._with(self.piles, consent=False)

    def _with(self, piles: tuple[int, ...], consent: bool) -> "Deal":
        return Deal(
            edition=self.edition,
            roles=self.roles,
            piles=piles,
            closed=self.closed,
            consent=consent,
            first_card=self.first_card,
            options=self.options,
            gifts=self.gifts,
        )
