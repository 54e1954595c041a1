#include "exchange.hpp"

#include <algorithm>
#include <type_traits>

#include <wardroom/pandemic/fields.hpp>

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

    template <class Number>
    void number(Number& into) {
        if constexpr (std::is_same_v<Number, std::uint64_t>) {
            into = nb::cast<std::uint64_t>(next());
        } else {
            into = static_cast<Number>(nb::cast<std::int64_t>(next()));
        }
    }

    void flag(bool& into) { into = nb::cast<bool>(next()); }

    int bytes(std::uint8_t* into, std::size_t room) {
        const auto text = nb::cast<nb::bytes>(next());
        if (text.size() > room) refuse("more cards than there are");
        std::copy_n(text.c_str(), text.size(), reinterpret_cast<char*>(into));
        return static_cast<int>(text.size());
    }

    std::uint64_t bits() {
        std::uint8_t places[64];
        const int count = bytes(places, 64);
        std::uint64_t set = 0;
        for (int i = 0; i < count; ++i) {
            if (places[i] > 63) refuse("a place is off the board");
            set |= bit(places[i]);
        }
        return set;
    }

    template <class Read>
    void part(Read read) {
        Reader inner(next());
        read(inner);
    }

    template <class Read>
    void maybe(Read read) {
        const nb::object there = next();
        if (there.is_none()) return;
        Reader inner(there);
        read(inner);
    }

    template <class Read>
    void each(std::size_t room, Read read) {
        const auto entries = nb::cast<nb::tuple>(next());
        if (entries.size() > room) refuse("more than there can be");
        for (nb::handle entry : entries) {
            Reader inner(entry);
            read(inner);
        }
    }

    [[noreturn]] void refuse(const char* why) { throw nb::value_error(why); }

  private:
    nb::tuple parts_;
    std::size_t place_ = 0;

    nb::object next() { return parts_[place_++]; }
};

nb::object step_fields(const Step& step) {
    if (step.kind == NO_STEP) return nb::none();
    return nb::make_tuple(int{step.kind}, int{step.seat}, int{step.by}, int{step.action},
                          int{step.pawn}, int{step.city}, bytes_of(step.cards, step.count));
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
    Reader reader(fields);
    return read_position(reader);
}
