"""One spelling of plain data, messages and events."""

from tests.kernel.coins import COINS
from wardroom.kernel import Event, Message, Outcome, canonical, checksum


def test_equal_data_have_equal_bytes() -> None:
    assert canonical({"b": [1, None], "a": "é"}) == '{"a":"é","b":[1,null]}'.encode()
    assert canonical({"a": 1, "b": 2}) == canonical({"b": 2, "a": 1})


def test_a_checksum_is_pinned() -> None:
    assert checksum({"seats": 2}) == checksum({"seats": 2})
    assert checksum({"seats": 2}) != checksum({"seats": 3})
    assert checksum({}) == "01e7b720ff566d53"


def test_messages_are_equal_when_they_say_the_same() -> None:
    one = Message("do-drive", {"city": "paris", "then": Message("do-pass")})
    same = Message("do-drive", {"city": "paris", "then": Message("do-pass")})
    assert one == same
    assert hash(one) == hash(same)
    assert one != Message("do-drive", {"city": "lima"})
    assert one != "do-drive"
    assert repr(Message("do-drive", {"city": "paris"})) == "<do-drive city='paris'>"


def test_an_event_reaches_its_audience() -> None:
    position = COINS.deal({}, 2, 7)
    public = Event("outbreak", {"city": "paris"}, None, position)
    secret = Event("draw", {"card": "paris"}, (1,), position)
    assert [public.reaches(seat) for seat in (-1, 0, 1)] == [True, True, True]
    assert [secret.reaches(seat) for seat in (-1, 0, 1)] == [False, False, True]
    assert public.message() == Message("log-outbreak", {"city": "paris"})
    assert repr(secret) == "<draw card='paris' to [1]>"


def test_an_outcome_has_its_message() -> None:
    lost = Outcome("loss_cubes", (), {"colour": "red"})
    assert lost.message() == Message("outcome-loss-cubes", {"colour": "red"})
    assert repr(lost) == "<loss_cubes red>"
