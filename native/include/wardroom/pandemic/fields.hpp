// The order in which the fields of a position pass between the core and what holds positions outside.
//
// A Reader gives one number after another, and goes into parts: nested tuples in Python, nothing but the
// next numbers where positions come as a row of numbers.
#pragma once

#include "legal.hpp"

namespace wardroom::pandemic {

template <class Reader>
void read_deal(Reader& reader, Position& p) {
    p.seats = static_cast<std::uint8_t>(reader.bytes(p.roles, MOST_SEATS));
    p.pile_count = static_cast<std::uint8_t>(reader.bytes(p.piles, MOST_EPIDEMICS));
    reader.flag(p.closed);
    reader.flag(p.consent);
    reader.number(p.first_card);
    reader.number(p.edition);
    reader.flag(p.gifts);
    for (int role = 0; role < ROLES; ++role) p.seat_of[role] = NOBODY;
    for (int seat = 0; seat < p.seats; ++seat) {
        if (p.roles[seat] >= ROLES) return reader.refuse("there is no such role");
        p.seat_of[p.roles[seat]] = static_cast<std::int8_t>(seat);
    }
}

template <class Reader>
void read_board(Reader& reader, Position& p) {
    reader.bytes(p.cubes, CITIES);
    reader.bytes(p.supply, COLOURS);
    reader.number(p.cured);
    reader.number(p.eradicated);
    p.stations = reader.bits();
    reader.bytes(p.pawns, MOST_SEATS);
    reader.number(p.rate);
    reader.number(p.outbreaks);
}

template <class Reader>
void read_hands(Reader& reader, Position& p) {
    for (int seat = 0; seat < p.seats; ++seat) {
        p.hand_size[seat] = static_cast<std::uint8_t>(reader.bytes(p.hands[seat], HAND_ROOM));
        for (int i = 0; i < p.hand_size[seat]; ++i) {
            if (p.hands[seat][i] >= PLAYER_CARDS) return reader.refuse("there is no such card");
            p.held[seat] |= bit(p.hands[seat][i]);
        }
    }
}

template <class Reader>
void read_cards(Reader& reader, Position& p) {
    reader.part([&](Reader& hands) { read_hands(hands, p); });
    reader.number(p.stored);
    p.deck_size = static_cast<std::uint8_t>(reader.bytes(p.deck, DECK_ROOM));
    reader.number(p.drawn);
    p.discard_count = static_cast<std::uint8_t>(reader.bytes(p.discards, PLAYER_CARDS));
    p.removed_count = static_cast<std::uint8_t>(reader.bytes(p.removed, EVENTS));
    p.bottom = static_cast<std::uint8_t>(reader.bytes(p.infection, CITIES));
    reader.number(p.top);
    p.seams = reader.bits();
    p.infected_count = static_cast<std::uint8_t>(reader.bytes(p.infected, CITIES));
    p.gone_count = static_cast<std::uint8_t>(reader.bytes(p.gone, EVENTS));
    reader.number(p.chance);
    reader.number(p.revealed);
}

template <class Reader>
void read_step(Reader& reader, Step& step) {
    reader.number(step.kind);
    reader.number(step.seat);
    reader.number(step.by);
    reader.number(step.action);
    reader.number(step.pawn);
    reader.number(step.city);
    step.count = static_cast<std::uint8_t>(reader.bytes(step.cards, FORECAST_DEPTH));
}

template <class Reader>
void read_flow(Reader& reader, Position& p) {
    reader.number(p.turn);
    reader.number(p.active);
    reader.number(p.actions);
    reader.number(p.phase);
    reader.number(p.epidemics);
    reader.number(p.to_infect);
    reader.flag(p.quiet);
    reader.flag(p.flown);
    reader.flag(p.events_about);
    reader.number(p.over);
    reader.number(p.asked);
    reader.number(p.passed);
    reader.number(p.resting);
    reader.number(p.result);
    reader.number(p.lost_colour);
    p.step = Step{};
    reader.maybe([&](Reader& step) { read_step(step, p.step); });
    reader.each(REFUSED_ROOM, [&](Reader& entry) {
        Refusal& refusal = p.refused[p.refused_count++];
        entry.number(refusal.action);
        entry.number(refusal.by);
        entry.number(refusal.owner);
        entry.number(refusal.city);
    });
}

template <class Reader>
Position read_position(Reader& reader) {
    Position p{};
    reader.part([&](Reader& deal) { read_deal(deal, p); });
    reader.part([&](Reader& board) { read_board(board, p); });
    reader.part([&](Reader& cards) { read_cards(cards, p); });
    reader.part([&](Reader& flow) { read_flow(flow, p); });
    return p;
}

}  // namespace wardroom::pandemic
