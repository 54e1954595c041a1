// The strong colleague's part of the binding.
#pragma once

#include <nanobind/nanobind.h>

void bind_strong(nanobind::module_& module);
