#include "strong.hpp"

#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include <wardroom/pandemic/strong/network.hpp>
#include <wardroom/pandemic/strong/strong.hpp>

namespace nb = nanobind;
using namespace nb::literals;
using namespace wardroom::pandemic;
using namespace wardroom::pandemic::strong;

namespace {

// The names of the messages `why-...`.
const char* name_of(Why why) {
    switch (why) {
        case Why::cure: return "cure";
        case Why::head_cure: return "head-cure";
        case Why::treat: return "treat";
        case Why::treat_danger: return "treat-danger";
        case Why::give: return "give";
        case Why::take: return "take";
        case Why::go: return "go";
        case Why::fly: return "fly";
        case Why::build: return "build";
        case Why::move_pawn: return "move-pawn";
        case Why::fetch: return "fetch";
        case Why::airlift: return "airlift";
        case Why::grant: return "grant";
        case Why::discard: return "discard";
        default: return "best";
    }
}

// In a plan everybody agrees to whatever is proposed.
Board agreeing(const Position& position) {
    Board board = position;
    board.consent = false;
    board.refused_count = 0;
    return board;
}

class Thinker {
  public:
    explicit Thinker(int samples) : strong_(&network_, Effort{}) {
        strong_.effort().samples = samples;
    }

    std::vector<PlanStep> plan(const Position& position, unsigned events,
                               const std::vector<int>& first) {
        const nb::gil_scoped_release release;
        return strong_.plan(agreeing(position), events, &first);
    }

    std::vector<PlanStep> later() const { return strong_.later(); }

    int decide(const Position& position, int seat) {
        Board board = agreeing(position);
        return decide_by_thumb(board, seat, Weights::of(board.pile_count));
    }

    nb::tuple chances(const Position& position, int samples) {
        const Chances found = [&] {
            const nb::gil_scoped_release release;
            return strong_.chances(agreeing(position), samples);
        }();
        return nb::make_tuple(found.win, found.low, found.high);
    }

    std::vector<float> sampled(const Position& position, std::uint64_t seed, int from, int count) {
        const nb::gil_scoped_release release;
        return strong_.sampled(agreeing(position), seed, from, count);
    }

  private:
    SmallNetwork network_{NETWORK};
    Strong strong_;
};

}  // namespace

void bind_strong(nb::module_& module) {
    nb::class_<PlanStep>(module, "PlanStep")
        .def_ro("key", &PlanStep::key)
        .def_ro("seat", &PlanStep::seat)
        .def_ro("action", &PlanStep::action)
        .def_prop_ro("why", [](const PlanStep& step) { return std::string(name_of(step.why)); })
        .def_ro("first", &PlanStep::first)
        .def_ro("second", &PlanStep::second);

    nb::class_<Thinker>(module, "Thinker")
        .def(nb::init<int>(), "samples"_a)
        .def("plan", &Thinker::plan, "position"_a, "events"_a, "first"_a)
        .def("later", &Thinker::later)
        .def("decide", &Thinker::decide, "position"_a, "seat"_a)
        .def("chances", &Thinker::chances, "position"_a, "samples"_a)
        .def("sampled", &Thinker::sampled, "position"_a, "seed"_a, "start"_a, "count"_a);

    module.def("plan_key", [](const Position& position) { return key_of(agreeing(position)); },
               "position"_a);
}
