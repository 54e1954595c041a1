// Many games that step at once into buffers of the caller: wardroom_native.core.Batch.
#include "batch.hpp"

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <ctime>
#include <functional>
#include <mutex>
#include <new>
#include <thread>
#include <vector>

#include <nanobind/ndarray.h>

#include <wardroom/pandemic/batch.hpp>

namespace nb = nanobind;
using namespace nb::literals;
using namespace wardroom;
using namespace wardroom::pandemic;

namespace {

// Steps a second of one thread, with observations and masks; the time of this thread alone counts.
double measure_batch(double seconds, std::uint64_t seed) {
    constexpr std::size_t games = 128;  // few enough for their buffers to stay close by
    std::vector<Position> positions(games);
    std::vector<Seated> seated(games);
    std::vector<std::uint8_t> shown(games * OBSERVATION), masks(games * MASK), results(games);
    std::vector<std::int8_t> seats(games);
    std::vector<float> rewards(games);
    std::vector<std::int64_t> seeds(games);
    const Buffers out{shown.data(),   masks.data(),   seats.data(),
                      results.data(), rewards.data(), seeds.data()};
    BatchRules rules{};
    rules.lot = {seed, 0, 0, 0, 0, 1, 2, 0};
    rules.count = games;
    for (std::size_t game = 0; game < games; ++game) {
        begin_game(positions[game], rules, seated[game], out, game);
        show(positions[game], rules, seated[game], out, game);
    }
    const auto now = [] {
        timespec time;
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
        return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
    };
    const nb::gil_scoped_release release;
    QuickDice dice(seed);
    long steps = 0;
    const double start = now();
    double passed = 0;
    while ((passed = now() - start) < seconds) {
        for (std::size_t game = 0; game < games; ++game) {
            const Marked& marked = seated[game].marked;
            const Action action = marked.choices[dice.below(marked.count)];
            step_game(positions[game], rules, seated[game], out, game, action);
        }
        steps += games;
    }
    return static_cast<double>(steps) / passed;
}

// Threads that share the games among them, over and over.
class Crew {
  public:
    explicit Crew(int threads) {
        for (int i = 1; i < threads; ++i) helpers_.emplace_back([this, i] { help(i); });
    }

    ~Crew() {
        {
            const std::lock_guard<std::mutex> lock(guard_);
            closing_ = true;
            ++round_;
        }
        called_.notify_all();
        for (std::thread& helper : helpers_) helper.join();
    }

    int size() const { return static_cast<int>(helpers_.size()) + 1; }

    // Everybody does `work` with a number of their own; the caller is number 0.
    void run(const std::function<void(int)>& work) {
        {
            const std::lock_guard<std::mutex> lock(guard_);
            work_ = &work;
            busy_ = static_cast<int>(helpers_.size());
            ++round_;
        }
        called_.notify_all();
        work(0);
        if (soon([this] { return busy_ == 0; })) return;
        std::unique_lock<std::mutex> lock(guard_);
        done_.wait(lock, [this] { return busy_ == 0; });
    }

  private:
    std::vector<std::thread> helpers_;
    std::mutex guard_;
    std::condition_variable called_;
    std::condition_variable done_;
    const std::function<void(int)>* work_ = nullptr;
    std::atomic<long> round_ = 0;
    std::atomic<int> busy_ = 0;
    bool closing_ = false;

    // A step takes a few dozen microseconds, about as long as to wake a thread that sleeps: so
    // everybody looks out for a moment before they lie down.
    template <class Ready>
    static bool soon(Ready ready) {
        const auto limit = std::chrono::steady_clock::now() + std::chrono::microseconds(50);
        do {
            for (int i = 0; i < 64; ++i) {
                if (ready()) return true;
            }
        } while (std::chrono::steady_clock::now() < limit);
        return false;
    }

    void help(int number) {
        long seen = 0;
        while (true) {
            const std::function<void(int)>* work = nullptr;
            soon([&] { return round_ != seen; });
            {
                std::unique_lock<std::mutex> lock(guard_);
                called_.wait(lock, [&] { return round_ != seen; });
                seen = round_;
                if (closing_) return;
                work = work_;
            }
            (*work)(number);
            const std::lock_guard<std::mutex> lock(guard_);
            if (--busy_ == 0) done_.notify_one();
        }
    }
};

template <class Number>
using Rows = nb::ndarray<Number, nb::ndim<1>, nb::c_contig, nb::device::cpu>;
template <class Number>
using Grid = nb::ndarray<Number, nb::ndim<2>, nb::c_contig, nb::device::cpu>;

class Batch {
  public:
    Batch(const Grid<std::uint8_t>& observations, const Grid<std::uint8_t>& masks,
          const Rows<std::int8_t>& seats, const Rows<std::uint8_t>& results,
          const Rows<float>& rewards, const Rows<std::int64_t>& seeds, const BatchRules& rules,
          int threads)
        : crew_(threads), rules_(rules), count_(seats.shape(0)), positions_(count_), seated_(count_) {
        const bool fits = observations.shape(0) == count_ && masks.shape(0) == count_ &&
                          results.shape(0) == count_ && rewards.shape(0) == count_ &&
                          seeds.shape(0) == count_ && observations.shape(1) == OBSERVATION &&
                          masks.shape(1) == MASK;
        if (!fits || !count_) throw nb::value_error("the buffers do not fit each other");
        rules_.count = count_;
        out_ = {observations.data(), masks.data(), seats.data(),
                results.data(),      rewards.data(), seeds.data()};
    }

    // Deal all games again, from the first seed on.
    void reset() {
        const nb::gil_scoped_release release;
        share([this](std::size_t game) {
            for (int i = 0; i < seated_[game].marked.count; ++i) {
                out_.masks[game * MASK + seated_[game].marked.choices[i]] = 0;
            }
            seated_[game].played = 0;
            seated_[game].marked.count = 0;
            begin_game(positions_[game], rules_, seated_[game], out_, game);
            out_.results[game] = 0;
            out_.rewards[game] = 0;
            show(positions_[game], rules_, seated_[game], out_, game);
        });
    }

    // One decision in every game; gives the first game whose action was not legal, or -1.
    long step(const Rows<const std::int64_t>& actions) {
        if (actions.shape(0) != count_) throw nb::value_error("one action for each game");
        const std::int64_t* chosen = actions.data();
        const nb::gil_scoped_release release;
        share([&](std::size_t game) {
            step_game(positions_[game], rules_, seated_[game], out_, game, chosen[game]);
        });
        for (std::size_t game = 0; game < count_; ++game) {
            if (out_.results[game] == ILLEGAL) return static_cast<long>(game);
        }
        return -1;
    }

    // A random legal action for each game, for measuring and for first tries.
    void choose(const Rows<std::int64_t>& actions, std::uint64_t seed) {
        if (actions.shape(0) != count_) throw nb::value_error("one action for each game");
        std::int64_t* chosen = actions.data();
        const nb::gil_scoped_release release;
        share([&](std::size_t game) {
            QuickDice dice(scattered(seed ^ scattered(game)));
            const Marked& marked = seated_[game].marked;
            chosen[game] = marked.choices[dice.below(marked.count)];
        });
    }

    Position position(std::size_t game) const {
        if (game >= count_) throw nb::index_error("there is no such game");
        return positions_[game];
    }

  private:
    Crew crew_;
    BatchRules rules_;
    std::size_t count_;
    std::vector<Position> positions_;
    std::vector<Seated> seated_;
    Buffers out_{};

    template <class Each>
    void share(Each each) {
        const auto crew = static_cast<std::size_t>(crew_.size());
        crew_.run([&](int number) {
            const auto part = static_cast<std::size_t>(number);
            for (std::size_t game = count_ * part / crew; game < count_ * (part + 1) / crew; ++game) {
                each(game);
            }
        });
    }
};

void make(Batch* room, const Grid<std::uint8_t>& observations,
                            const Grid<std::uint8_t>& masks, const Rows<std::int8_t>& seats,
                            const Rows<std::uint8_t>& results, const Rows<float>& rewards,
                            const Rows<std::int64_t>& seeds, std::uint64_t first_seed, int players,
                            int epidemics, bool closed, bool consent, bool gifts, bool told,
                            bool quick, int threads) {
    if (players != 0 && (players < 2 || players > MOST_SEATS)) {
        throw nb::value_error("two to four seats, or 0 for all of them in turn");
    }
    if (epidemics != 0 && (epidemics < 4 || epidemics > MOST_EPIDEMICS)) {
        throw nb::value_error("four to six epidemics, or 0 for all of them in turn");
    }
    if (threads < 1) throw nb::value_error("at least one thread");
    BatchRules rules{};
    rules.lot = {first_seed, 0, players, epidemics, closed, consent, 2, gifts};
    rules.told = told;
    rules.quick = quick;
    new (room) Batch(observations, masks, seats, results, rewards, seeds, rules, threads);
}

}  // namespace

void bind_batch(nb::module_& module) {
    nb::class_<Batch>(module, "Batch")
        .def("__init__", &make, "observations"_a, "masks"_a, "seats"_a, "results"_a, "rewards"_a,
             "seeds"_a, "first_seed"_a, "players"_a, "epidemics"_a, "closed"_a, "consent"_a, "gifts"_a,
             "told"_a, "quick"_a, "threads"_a, nb::keep_alive<1, 2>(), nb::keep_alive<1, 3>(),
             nb::keep_alive<1, 4>(), nb::keep_alive<1, 5>(), nb::keep_alive<1, 6>(),
             nb::keep_alive<1, 7>())
        .def("reset", &Batch::reset)
        .def("step", &Batch::step, "actions"_a.noconvert())
        .def("choose", &Batch::choose, "actions"_a.noconvert(), "seed"_a)
        .def("position", &Batch::position, "game"_a);
    module.def("measure_batch", &measure_batch, "seconds"_a, "seed"_a,
               "Steps a second of a batch on one thread.");
    module.attr("OBSERVATION") = int{OBSERVATION};
    module.attr("MASK") = int{MASK};
}
