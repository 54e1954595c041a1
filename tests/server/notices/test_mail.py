"""Mail addresses with letters beyond ASCII."""

import pytest

from tests.server.conftest import run
from tests.server.notices.receiving import post_office
from wardroom.lab.load.server_process import free_port
from wardroom.server.features.notices.mail import Mailer
from wardroom.server.features.notices.outgoing import Unsent


def test_a_domain_with_accents_is_written_as_every_mail_server_knows_it() -> None:
    port = free_port()
    mailer = Mailer(f"smtp://127.0.0.1:{port}", "", "https://ward.example")
    with post_office(port, all_letters=False) as letters:
        run(mailer.send("ann@exämple.org", "Hello", "Hello Ann", ""))
    (letter,) = letters
    assert letter["To"] == "ann@xn--exmple-cua.org"


def test_a_name_with_accents_needs_a_mail_server_that_takes_it() -> None:
    port = free_port()
    mailer = Mailer(f"smtp://127.0.0.1:{port}", "", "https://ward.example")
    with post_office(port) as letters:
        run(mailer.send("ünï@exämple.org", "Hello", "Hello", ""))
    assert letters[0]["To"] == "ünï@xn--exmple-cua.org"
    with post_office(port, all_letters=False) as letters:
        with pytest.raises(Unsent) as unsent:
            run(mailer.send("ünï@exämple.org", "Hello", "Hello", ""))
        assert unsent.value.final, "it will not learn it by being asked again"
    assert letters == []
