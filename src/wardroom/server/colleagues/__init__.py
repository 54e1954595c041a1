"""Computer colleagues: who drives them, and the processes in which they think."""
