// Positions as tuples of numbers and bytes, the form in which they pass between C++ and Python.
#pragma once

#include <cstddef>

#include <nanobind/nanobind.h>

#include <wardroom/pandemic/position.hpp>

nanobind::tuple fields_of(const wardroom::pandemic::Position& position);
wardroom::pandemic::Position position_from(const nanobind::tuple& fields);
