"""`wardroom push-keys`: a key with which a server signs its notices."""

import argparse


def run(_: argparse.Namespace) -> int:
    from wardroom.server.features.notices.web_push import PushKey

    key = PushKey.fresh()
    print(f"WARDROOM_PUSH_KEY={key.private}")
    print(f"# public key: {key.public}")
    return 0
