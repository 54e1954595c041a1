"""Colleagues among people: who they sit with, and what is called across the table."""

from collections.abc import Iterable, Mapping
from typing import TypeGuard

from wardroom.kernel import Call, Colleague, Message, SociableColleague, Table


def introduce(colleagues: Mapping[int, Colleague], people: Iterable[int]) -> None:
    """Tell the colleagues that listen which seats are people's."""
    there = tuple(sorted(people))
    for one in colleagues.values():
        if _is_sociable(one):
            one.meet(there)


def call_out(
    colleagues: Mapping[int, Colleague], table: Table, call: Call, at: int = 0
) -> dict[int, Message]:
    """Let all colleagues of a table hear a call at that moment; what they answer, by seat."""
    answers = {}
    for seat, one in colleagues.items():
        if seat != call.seat and _is_sociable(one):
            perspective = table.perspective(seat, max(at, table.now))
            answer = one.hear(call, perspective)
            if answer is not None:
                answers[seat] = answer
    return answers


def _is_sociable(one: Colleague) -> TypeGuard[SociableColleague]:
    return hasattr(one, "meet") and hasattr(one, "hear")
