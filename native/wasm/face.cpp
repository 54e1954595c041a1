// The face of the core where there is no Python to bind to: a WebAssembly module that needs nothing of
// its surroundings. Questions and answers are rows of 64-bit numbers in one room of its memory;
// core.py beside this file is its other side.
#include <algorithm>
#include <cstdarg>
#include <cstdint>
#include <cstring>
#include <vector>

#include <wardroom/pandemic/fields.hpp>
#include <wardroom/pandemic/lanes.hpp>
#include <wardroom/pandemic/strong/network.hpp>
#include <wardroom/pandemic/strong/strong.hpp>

using namespace wardroom;
using namespace wardroom::pandemic;
using namespace wardroom::pandemic::strong;

// The standard library would print why it gives up, and bring all that prints with it.
namespace std {
inline namespace __1 {
[[noreturn]] void __libcpp_verbose_abort(char const*, ...) noexcept { __builtin_trap(); }
}  // namespace __1
}  // namespace std

namespace {

constexpr int ROOM = 8192;
constexpr int REFUSED = -1;
std::int64_t numbers[ROOM];

// Takes the numbers of a question one after another.
class Reader {
  public:
    bool is_refused() const { return refused_; }

    std::int64_t next() { return place_ < ROOM ? numbers[place_++] : 0; }

    template <class Number>
    void number(Number& into) {
        into = static_cast<Number>(next());
    }

    void flag(bool& into) { into = next() != 0; }

    int bytes(std::uint8_t* into, std::size_t room) {
        const auto count = static_cast<std::size_t>(next());
        if (count > room) {
            refuse("more cards than there are");
            return 0;
        }
        for (std::size_t i = 0; i < count; ++i) into[i] = static_cast<std::uint8_t>(next());
        return static_cast<int>(count);
    }

    std::uint64_t bits() {
        std::uint8_t places[64];
        const int count = bytes(places, 64);
        std::uint64_t set = 0;
        for (int i = 0; i < count; ++i) set |= bit(places[i] & 63);
        return set;
    }

    template <class Read>
    void part(Read read) {
        read(*this);
    }

    template <class Read>
    void maybe(Read read) {
        if (next()) read(*this);
    }

    template <class Read>
    void each(std::size_t room, Read read) {
        const auto count = static_cast<std::size_t>(next());
        if (count > room) return refuse("more than there can be");
        for (std::size_t i = 0; i < count && !refused_; ++i) read(*this);
    }

    void refuse(const char*) { refused_ = true; }

  private:
    int place_ = 0;
    bool refused_ = false;
};

// In a plan everybody agrees to whatever is proposed.
Board agreeing(Board board) {
    board.consent = false;
    board.refused_count = 0;
    return board;
}

Strong& thinker(int samples) {
    static const SmallNetwork network(NETWORK);
    static Strong strong(&network, Effort{});
    strong.effort().samples = samples;
    return strong;
}

std::int64_t as_number(double fraction) {
    std::int64_t bits;
    std::memcpy(&bits, &fraction, sizeof bits);
    return bits;
}

int write(const std::vector<PlanStep>& steps, int place) {
    for (const PlanStep& step : steps) {
        if (place + 6 > ROOM) return REFUSED;
        for (const std::int64_t number :
             {static_cast<std::int64_t>(step.key), std::int64_t{step.seat},
              std::int64_t{step.action}, static_cast<std::int64_t>(step.why),
              std::int64_t{step.first}, std::int64_t{step.second}}) {
            numbers[place++] = number;
        }
    }
    return place;
}

}  // namespace

#define EXPORTED(name) extern "C" __attribute__((export_name(#name)))

// Where questions and answers are written. Every question gives how many numbers its answer has.
EXPORTED(room) std::int64_t* room() { return numbers; }

// Position, how many first actions, these: the steps of the plan, how many; and of what follows.
EXPORTED(plan) int plan(int samples, unsigned events) {
    Reader reader;
    const Position position = read_position(reader);
    std::vector<int> first;
    reader.each(MOST_CHOICES, [&](Reader& entry) { first.push_back(static_cast<int>(entry.next())); });
    if (reader.is_refused()) return REFUSED;
    Strong& strong = thinker(samples);
    const std::vector<PlanStep> steps = strong.plan(agreeing(position), events, &first);
    numbers[0] = static_cast<std::int64_t>(steps.size());
    const int place = write(steps, 1);
    return place == REFUSED ? REFUSED : write(strong.later(), place);
}

EXPORTED(decide) int decide(int seat) {
    Reader reader;
    Board board = agreeing(read_position(reader));
    if (reader.is_refused()) return REFUSED;
    numbers[0] = decide_by_thumb(board, seat, Weights::of(board.pile_count));
    return 1;
}

EXPORTED(chances) int chances(int samples) {
    Reader reader;
    const Position position = read_position(reader);
    if (reader.is_refused()) return REFUSED;
    const Chances found = thinker(samples).chances(agreeing(position), samples);
    numbers[0] = as_number(found.win);
    numbers[1] = as_number(found.low);
    numbers[2] = as_number(found.high);
    return 3;
}

EXPORTED(sampled) int sampled(int from, int count) {
    Reader reader;
    const Position position = read_position(reader);
    const auto seed = static_cast<std::uint64_t>(reader.next());
    if (reader.is_refused() || count > ROOM) return REFUSED;
    const std::vector<float> found =
        thinker(Effort{}.samples).sampled(agreeing(position), seed, from, count);
    std::transform(found.begin(), found.end(), numbers, as_number);
    return count;
}

EXPORTED(plan_key) int plan_key() {
    Reader reader;
    const Position position = read_position(reader);
    if (reader.is_refused()) return REFUSED;
    numbers[0] = static_cast<std::int64_t>(key_of(agreeing(position)));
    return 1;
}

// The same games as elsewhere, for comparing their checksums.
EXPORTED(play_lot) int play_lot(int quick, int gifts) {
    const Lot lot{static_cast<std::uint64_t>(numbers[0]), 0, 0, 0, 0, 1, 2, gifts};
    const auto games = static_cast<std::uint64_t>(numbers[1]);
    const Tally tally = quick ? play_range<QuickDice>(lot, 0, games) : play_range<Dice>(lot, 0, games);
    numbers[0] = static_cast<std::int64_t>(tally.decisions);
    numbers[1] = static_cast<std::int64_t>(tally.games);
    numbers[2] = static_cast<std::int64_t>(tally.wins);
    numbers[3] = static_cast<std::int64_t>(tally.checksum);
    return 4;
}
