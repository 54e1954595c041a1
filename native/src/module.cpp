// The Python face of the core: wardroom_native.core.
#include <algorithm>
#include <cstddef>
#include <ctime>
#include <string>
#include <vector>

#include <nanobind/nanobind.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include <wardroom/pandemic/lanes.hpp>

#include "batch.hpp"
#include "exchange.hpp"
#include "strong.hpp"

namespace nb = nanobind;
using namespace nb::literals;
using namespace wardroom;
using namespace wardroom::pandemic;

namespace {

Position dealt(const std::string& seed, int seats, int epidemics, bool closed, bool consent,
               const nb::bytes& roles, int edition, bool gifts) {
    const std::string stream = seed + "/pandemic";
    if (stream.size() > 128) throw nb::value_error("a seed has at most 119 digits here");
    if (seats < 2 || seats > MOST_SEATS) throw nb::value_error("two to four seats");
    if (epidemics < 4 || epidemics > MOST_EPIDEMICS) throw nb::value_error("four to six epidemics");
    if (roles.size() != 0 && roles.size() != static_cast<std::size_t>(seats)) {
        throw nb::value_error("each seat has one role");
    }
    Settled settled{seats, epidemics, closed, consent, nullptr, edition, gifts};
    if (roles.size()) settled.roles = reinterpret_cast<const std::uint8_t*>(roles.c_str());
    Position p;
    deal(p, settled, Dice::seeded(stream.data(), static_cast<int>(stream.size())));
    return p;
}

std::vector<int> legal_list(const Position& p, int seat) {
    Action choices[MOST_CHOICES];
    const int count = legal(p, seat, choices);
    return {choices, choices + count};
}

void checked_play(Position& p, int seat, int action) {
    Action choices[MOST_CHOICES];
    const int count = legal(p, seat, choices);
    if (std::find(choices, choices + count, action) == choices + count) {
        throw nb::value_error("this seat cannot play that now");
    }
    Rules<Dice>::play(p, seat, action);
}

struct Speed {
    long decisions;
    long games;
    double playing;
    double dealing;
};

// Time of this thread alone: the machine may be busy with other things.
double now() {
    timespec time;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

template <class AnyDice>
Speed measure_games(double seconds, std::uint64_t seed) {
    constexpr int together = 96;
    std::vector<Position> tables_in_play(together);
    QuickDice dice(seed);
    Speed speed{};
    while (speed.playing + speed.dealing < seconds) {
        const double start = now();
        for (int i = 0; i < together; ++i) {
            const Settled settled{2 + i % 3, 4, false, true};
            const auto high = static_cast<std::uint64_t>(dice.bits()) << 32;
            deal(tables_in_play[static_cast<std::size_t>(i)], settled, AnyDice(high | dice.bits()));
        }
        speed.dealing += now() - start;
        const double dealt_at = now();
        for (Position& p : tables_in_play) speed.decisions += playout<AnyDice>(p, dice, 1'000'000);
        speed.playing += now() - dealt_at;
        speed.games += together;
    }
    return speed;
}

double copies_a_second(const Position& from, double seconds) {
    constexpr int room = 16;
    std::vector<Position> copies(room);
    long made = 0;
    const double start = now();
    double passed = 0;
    while ((passed = now() - start) < seconds) {
        for (int i = 0; i < 100'000; ++i) {
            Position& copy = copies[static_cast<std::size_t>(i % room)];
            copy = from;
            asm volatile("" : : "r"(&copy) : "memory");  // the copy must really be made
        }
        made += 100'000;
    }
    return static_cast<double>(made) / passed;
}

// The same games as on a GPU, for comparing their checksums.
template <class AnyDice>
Tally play_lot(std::uint64_t seed, std::uint64_t games, int seats, int epidemics, bool consent,
               bool gifts) {
    const Lot lot{seed, 0, seats, epidemics, 0, consent, 2, gifts};
    const nb::gil_scoped_release release;
    return play_range<AnyDice>(lot, 0, games);
}

void bind_lots(nb::module_& module) {
    nb::class_<Tally>(module, "Tally")
        .def_ro("decisions", &Tally::decisions)
        .def_ro("games", &Tally::games)
        .def_ro("wins", &Tally::wins)
        .def_ro("checksum", &Tally::checksum);
    module.def("play_lot_quickly", &play_lot<QuickDice>, "seed"_a, "games"_a, "seats"_a = 0,
               "epidemics"_a = 0, "consent"_a = true, "gifts"_a = false);
    module.def("play_lot", &play_lot<Dice>, "seed"_a, "games"_a, "seats"_a = 0, "epidemics"_a = 0,
               "consent"_a = true, "gifts"_a = false);
}

nb::dict facts() {
    nb::dict found;
    nb::list neighbours;
    nb::list distance;
    nb::list population;
    for (int city = 0; city < CITIES; ++city) {
        const Tables& known = tables();
        const auto* near = reinterpret_cast<const char*>(known.neighbours[city]);
        neighbours.append(nb::bytes(near, known.degree[city]));
        distance.append(nb::bytes(reinterpret_cast<const char*>(known.distance[city]), CITIES));
        population.append(known.population[city]);
    }
    found["neighbours"] = neighbours;
    found["distance"] = distance;
    found["population"] = population;
    found["rates"] = nb::bytes(reinterpret_cast<const char*>(tables().infection_rate), 7);
    found["actions"] = ACTION_SPACE;
    found["copied_bytes"] = sizeof(Board);
    return found;
}

}  // namespace

NB_MODULE(core, module) {
    module.doc() = "The rules of Pandemic without Python in them; see native/README.md.";

    nb::class_<Position>(module, "Position")
        .def_static("deal", &dealt, "seed"_a, "seats"_a, "epidemics"_a, "closed"_a, "consent"_a,
                    "roles"_a, "edition"_a, "gifts"_a)
        .def_static("from_fields", &position_from, "fields"_a)
        .def("fields", &fields_of)
        .def("copy", [](const Position& p) { return Position(p); })
        .def("decider", &Position::decider)
        .def("legal", &legal_list, "seat"_a)
        .def("play", &checked_play, "seat"_a, "action"_a)
        .def("count_lines", &count_lines, "depth"_a, nb::call_guard<nb::gil_scoped_release>())
        .def("copies_a_second", &copies_a_second, "seconds"_a)
        .def_prop_ro("result", [](const Position& p) { return int{p.result}; });

    nb::class_<Speed>(module, "Speed")
        .def_ro("decisions", &Speed::decisions)
        .def_ro("games", &Speed::games)
        .def_ro("playing", &Speed::playing)
        .def_ro("dealing", &Speed::dealing);

    module.def("measure", &measure_games<Dice>, "seconds"_a, "seed"_a,
               "Random games with the dice of the Python rules.");
    module.def("measure_quickly", &measure_games<QuickDice>, "seconds"_a, "seed"_a,
               "Random games with the core's own dice.");
    bind_batch(module);
    bind_lots(module);
    bind_strong(module);
    module.def("facts", &facts, "The tables, for comparing them with the Python ones.");
}
