"""What is legal, written a second time: slowly, from the rules, over plain data.

`lines(table, seat)` reads the whole position as `State.encode()` gives it and returns the notation
of everything the seat may play. It shares the names and the connections of the cities with the
engine and nothing else, so that each checks the other.
"""

from itertools import combinations

from wardroom.games.pandemic.content import CITIES, CITY, COLOUR_OF, COLOURS, EVENTS, NEIGHBOURS
from wardroom.kernel import Plain

NEAR = {CITIES[city]: [CITIES[other] for other in NEIGHBOURS[city]] for city in range(48)}
COLOUR = {city: COLOURS[COLOUR_OF[CITY[city]]] for city in CITIES}


def lines(table: Plain, seat: int) -> set[str]:
    """Everything this seat may play now."""
    if table["result"]:
        return set()
    if table["step"] is not None:
        return answers(table, seat) if table["step"]["seat"] == seat else set()
    if table["over"] >= 0:
        if table["over"] == seat:
            return {f"discard {card}" for card in table["hands"][seat]} | events(table, seat)
        return events(table, seat)
    if table["phase"] == "actions":
        return turn(table, seat) if table["active"] == seat else events(table, seat)
    if seat == first_holder(table):
        return events(table, seat) | {"pass", "rest"}
    return set()


def first_holder(table: Plain) -> int | None:
    """Anyone who is asked in a window: from the active player on, who has not passed."""
    seats = table["seats"]
    order = [(table["active"] + step) % seats for step in range(seats)]
    silent = set(table["passed"]) | set(table["resting"])
    return next((seat for seat in order if seat not in silent and events(table, seat)), None)


def events(table: Plain, seat: int) -> set[str]:
    """The Events the seat holds, as far as the present window and PAN-12.7 let it play them."""
    held = {card for card in table["hands"][seat] if card in EVENTS}
    if table["roles"][seat] == "contingency_planner" and table["stored"]:
        held.add(table["stored"])
    if table["phase"] == "in_epidemic":
        held &= {"resilient_population"}
    if not table["infection_discards"]:
        held.discard("resilient_population")
    if table["quiet"]:
        held.discard("one_quiet_night")
    if len(table["infection_deck"]) < 2:
        held.discard("forecast")
    return {f"play {card}" for card in held}


def turn(table: Plain, seat: int) -> set[str]:
    """D1, by the active player."""
    role = table["roles"][seat]
    here = table["pawns"][seat]
    hand = table["hands"][seat]
    cities = [card for card in hand if card not in EVENTS]
    found = moves(table, here, cities)
    if here not in table["stations"] and (here in cities or role == "operations_expert"):
        found.add("build")
    for colour, count in zip(COLOURS, table["cubes"].get(here, [0] * 4), strict=True):
        if count:
            found.add(f"treat {colour}")
    found |= shares(table, seat)
    if here in table["stations"]:
        needed = 4 if role == "scientist" else 5
        for number, colour in enumerate(COLOURS):
            enough = sum(COLOUR[card] == colour for card in cities) >= needed
            if enough and table["diseases"][number] == "active":
                found.add(f"cure {colour}")
        if role == "operations_expert" and cities and not table["flown"]:
            found.add("operations_flight")
    if role == "contingency_planner" and not table["stored"]:
        found |= {f"fetch {card}" for card in table["discards"] if card in EVENTS}
    if role == "dispatcher":
        for pawn, place in enumerate(table["pawns"]):
            found |= {f"join {city} {pawn}" for city in table["pawns"] if city != place}
            if pawn != seat:
                found |= {f"{line} {pawn}" for line in moves(table, place, cities)}
    found -= refused_lines(table, seat)
    return found | events(table, seat) | {"pass"}


def moves(table: Plain, place: str, cards: list[str]) -> set[str]:
    """The four ways a pawn leaves a place with these City cards (PAN-4)."""
    found = {f"drive {city}" for city in NEAR[place]}
    found |= {f"fly {card}" for card in cards if card != place}
    if place in cards:
        found.add("charter")
    if place in table["stations"]:
        found |= {f"shuttle {city}" for city in table["stations"] if city != place}
    return found


def shares(table: Plain, seat: int) -> set[str]:
    found = set()
    here = table["pawns"][seat]
    for other in range(table["seats"]):
        if other == seat or table["pawns"][other] != here:
            continue
        for verb, giver in (("give", seat), ("take", other)):
            any_card = table["roles"][giver] == "researcher"
            found |= {
                f"{verb} {card} {other}"
                for card in table["hands"][giver]
                if card not in EVENTS and (any_card or card == here)
            }
    return found


def refused(table: Plain, seat: int) -> set[tuple[str, int, str]]:
    """What the seat was refused since the last action or Event: the line, the pawn, the city."""
    return {
        (past["action"], past["pawn"], past["city"])
        for past in table["refused"]
        if past["by"] == seat
    }


def refused_lines(table: Plain, seat: int) -> set[str]:
    """Lines whose every completion has been refused."""
    proposals = refused(table, seat)
    whole = {line for line, _, _ in proposals if not line.startswith(("charter", "play"))}
    charters = [line for line, _, _ in proposals if line.startswith("charter")]
    return whole | {line for line in charters if charters.count(line) == len(CITIES) - 1}


def answers(table: Plain, seat: int) -> set[str]:
    """D2 to D12."""
    step = table["step"]
    hand = table["hands"][seat]
    kind = step["kind"]
    if kind in ("charter_city", "airlift_city", "flight_city"):
        pawn = step["pawn"] if kind != "flight_city" else seat
        return {f"to {city}" for city in destinations(table, seat, step["action"], pawn)}
    if kind == "flight_card":
        return {f"pay {card}" for card in hand if card not in EVENTS}
    if kind == "station_to_take":
        return {f"from {city}" for city in table["stations"]}
    if kind == "cure_cards":
        colour = step["action"].split()[1]
        cards = sorted((card for card in hand if COLOUR.get(card) == colour), key=CITIES.index)
        needed = 4 if table["roles"][seat] == "scientist" else 5
        return {f"spend {','.join(chosen)}" for chosen in combinations(cards, needed)}
    if kind == "consent":
        return {"agree", "refuse"}
    if kind == "airlift_pawn":
        pawns = range(table["seats"])
        return {f"pawn {pawn}" for pawn in pawns if destinations(table, seat, step["action"], pawn)}
    if kind == "forecast_next":
        return {f"next {card}" for card in table["infection_deck"][:6] if card not in step["cards"]}
    if kind == "grant_city":
        return {f"at {city}" for city in CITIES if city not in table["stations"]}
    assert kind == "resilient_card"
    return {f"remove {card}" for card in table["infection_discards"]}


def destinations(table: Plain, seat: int, line: str, pawn: int) -> list[str]:
    """Any other city, as long as this very flight has not been refused."""
    past = refused(table, seat)
    here = table["pawns"][pawn]
    return [city for city in CITIES if city != here and (line, pawn, city) not in past]
