#include "exchange.hpp"

#include <algorithm>

#include <wardroom/pandemic/legal.hpp>

namespace nb = nanobind;
using namespace wardroom::pandemic;

namespace {

nb::bytes bytes_of(const std::uint8_t* numbers, int count) {
    return nb::bytes(reinterpret_cast<const char*>(numbers), static_cast<std::size_t>(count));
}

nb::bytes bytes_of_bits(std::uint64_t bits) {
    std::uint8_t places[64];
    int count = 0;
    for_bits(bits, [&](int place) { places[count++] = static_cast<std::uint8_t>(place); });
    return bytes_of(places, count);
}

// Takes the parts of a tuple one after another, and refuses what has no room.
class Reader {
  public:
    explicit Reader(nb::handle parts) : parts_(nb::cast<nb::tuple>(parts)) {}

    nb::object next() { return parts_[place_++]; }

    template <class Number>
    void number(Number& into) {
        into = static_cast<Number>(nb::cast<std::int64_t>(next()));
    }

    void flag(bool& into) { into = nb::cast<bool>(next()); }

    int bytes(std::uint8_t* into, std::size_t room) { return bytes(next(), into, room); }

    std::uint64_t bits() {
        std::uint8_t places[64];
        const int count = bytes(places, 64);
        std::uint64_t set = 0;
        for (int i = 0; i < count; ++i) {
            if (places[i] > 63) throw nb::value_error("a place is off the board");
            set |= bit(places[i]);
        }
        return set;
    }

    static int bytes(const nb::object& from, std::uint8_t* into, std::size_t room) {
        const auto text = nb::cast<nb::bytes>(from);
        if (text.size() > room) throw nb::value_error("more cards than there are");
        std::copy_n(text.c_str(), text.size(), reinterpret_cast<char*>(into));
        return static_cast<int>(text.size());
    }

  private:
    nb::tuple parts_;
    std::size_t place_ = 0;
};

nb::object step_fields(const Step& step) {
    if (step.kind == NO_STEP) return nb::none();
    return nb::make_tuple(int{step.kind}, int{step.seat}, int{step.by}, int{step.action},
                          int{step.pawn}, int{step.city}, bytes_of(step.cards, step.count));
}

void read_deal(nb::handle fields, Position& p) {
    Reader reader(fields);
    p.seats = static_cast<std::uint8_t>(reader.bytes(p.roles, MOST_SEATS));
    p.pile_count = static_cast<std::uint8_t>(reader.bytes(p.piles, MOST_EPIDEMICS));
    reader.flag(p.closed);
    reader.flag(p.consent);
    reader.number(p.first_card);
    reader.number(p.edition);
    reader.flag(p.gifts);
    for (int role = 0; role < ROLES; ++role) p.seat_of[role] = NOBODY;
    for (int seat = 0; seat < p.seats; ++seat) {
        if (p.roles[seat] >= ROLES) throw nb::value_error("there is no such role");
        p.seat_of[p.roles[seat]] = static_cast<std::int8_t>(seat);
    }
}

void read_board(nb::handle fields, Position& p) {
    Reader reader(fields);
    reader.bytes(p.cubes, CITIES);
    reader.bytes(p.supply, COLOURS);
    reader.number(p.cured);
    reader.number(p.eradicated);
    p.stations = reader.bits();
    reader.bytes(p.pawns, MOST_SEATS);
    reader.number(p.rate);
    reader.number(p.outbreaks);
}

void read_cards(nb::handle fields, Position& p) {
    Reader reader(fields);
    Reader hands(reader.next());
    for (int seat = 0; seat < p.seats; ++seat) {
        p.hand_size[seat] = static_cast<std::uint8_t>(hands.bytes(p.hands[seat], HAND_ROOM));
        for (int i = 0; i < p.hand_size[seat]; ++i) {
            if (p.hands[seat][i] >= PLAYER_CARDS) throw nb::value_error("there is no such card");
            p.held[seat] |= bit(p.hands[seat][i]);
        }
    }
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
    p.chance = nb::cast<std::uint64_t>(reader.next());
    reader.number(p.revealed);
}

void read_refused(nb::handle fields, Position& p) {
    const auto refused = nb::cast<nb::tuple>(fields);
    if (refused.size() > REFUSED_ROOM) throw nb::value_error("more refusals than there can be");
    for (nb::handle entry : refused) {
        Reader reader(entry);
        Refusal& refusal = p.refused[p.refused_count++];
        reader.number(refusal.action);
        reader.number(refusal.by);
        reader.number(refusal.owner);
        reader.number(refusal.city);
    }
}

void read_flow(nb::handle fields, Position& p) {
    Reader reader(fields);
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
    const nb::object step = reader.next();
    p.step = Step{};
    if (!step.is_none()) {
        Reader parts(step);
        parts.number(p.step.kind);
        parts.number(p.step.seat);
        parts.number(p.step.by);
        parts.number(p.step.action);
        parts.number(p.step.pawn);
        parts.number(p.step.city);
        p.step.count = static_cast<std::uint8_t>(parts.bytes(p.step.cards, FORECAST_DEPTH));
    }
    read_refused(reader.next(), p);
}

nb::tuple flow_fields(const Position& p) {
    nb::list refused;
    for (int i = 0; i < p.refused_count; ++i) {
        const Refusal& past = p.refused[i];
        refused.append(
            nb::make_tuple(int{past.action}, int{past.by}, int{past.owner}, int{past.city}));
    }
    return nb::make_tuple(int{p.turn}, int{p.active}, int{p.actions}, int{p.phase},
                          int{p.epidemics}, int{p.to_infect}, p.quiet, p.flown, p.events_about,
                          int{p.over}, int{p.asked}, int{p.passed}, int{p.resting}, int{p.result},
                          int{p.lost_colour}, step_fields(p.step), nb::tuple(refused));
}

}  // namespace

nb::tuple fields_of(const Position& p) {
    nb::list hands;
    for (int seat = 0; seat < p.seats; ++seat) {
        hands.append(bytes_of(p.hands[seat], p.hand_size[seat]));
    }
    return nb::make_tuple(
        nb::make_tuple(bytes_of(p.roles, p.seats), bytes_of(p.piles, p.pile_count), p.closed,
                       p.consent, int{p.first_card}, int{p.edition}, p.gifts),
        nb::make_tuple(bytes_of(p.cubes, CITIES), bytes_of(p.supply, COLOURS), int{p.cured},
                       int{p.eradicated}, bytes_of_bits(p.stations), bytes_of(p.pawns, p.seats),
                       int{p.rate}, int{p.outbreaks}),
        nb::make_tuple(nb::tuple(hands), int{p.stored}, bytes_of(p.deck, p.deck_size), int{p.drawn},
                       bytes_of(p.discards, p.discard_count), bytes_of(p.removed, p.removed_count),
                       bytes_of(p.infection, p.bottom), int{p.top}, bytes_of_bits(p.seams),
                       bytes_of(p.infected, p.infected_count), bytes_of(p.gone, p.gone_count),
                       p.chance, int{p.revealed}),
        flow_fields(p));
}

Position position_from(const nb::tuple& fields) {
    Position p{};
    read_deal(fields[0], p);
    read_board(fields[1], p);
    read_cards(fields[2], p);
    read_flow(fields[3], p);
    return p;
}
