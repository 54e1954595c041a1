"""What each command starts: a module is imported when its command is given."""

from argparse import Namespace


def version(_: Namespace) -> int:
    from wardroom.cli.version import run

    return run()


def play(arguments: Namespace) -> int:
    from wardroom.cli.play import run

    return run(arguments)


def learn(arguments: Namespace) -> int:
    from wardroom.cli.learn import run

    return run(arguments)


def serve(arguments: Namespace) -> int:
    from wardroom.cli.serve import run

    return run(arguments)


def push_keys(arguments: Namespace) -> int:
    from wardroom.cli.push_keys import run

    return run(arguments)


def new_game(arguments: Namespace) -> int:
    from wardroom.cli.new_game.writing import run

    return run(arguments)


def replay(arguments: Namespace) -> int:
    from wardroom.cli.replay import run

    return run(arguments)


def simulate(arguments: Namespace) -> int:
    from wardroom.cli.simulate import run

    return run(arguments)


def tournament(arguments: Namespace) -> int:
    from wardroom.cli.tournament import run

    return run(arguments)


def soak(arguments: Namespace) -> int:
    from wardroom.cli.soak import run

    return run(arguments)


def balance(arguments: Namespace) -> int:
    from wardroom.cli.balance import run

    return run(arguments)


def bench(arguments: Namespace) -> int:
    from wardroom.cli.bench import run

    return run(arguments)


def listing(arguments: Namespace) -> int:
    from wardroom.cli.listing import run

    return run(arguments)


def admin(arguments: Namespace) -> int:
    from wardroom.cli.admin import run

    return run(arguments)
