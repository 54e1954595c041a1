/** An emblem for each special room and for the lobby: lines around (0, 0), about 32 across. */
export const EMBLEMS: Readonly<Record<string, string>> = {
  lobby: "M-14 9H14M-10 9a10 10 0 0 1 20 0M0-1V-5M-4-5H4",
  storage: "M-14-13H14V13H-14ZM-14-4H14M-14 5H14M-4-13V-4M5-4V5M-6 5V13",
  waiting_room: "M-14 0a14 14 0 1 0 28 0a14 14 0 1 0-28 0M0-9V0L6 5",
  security: "M0-15 13-10V0C13 8 7 13 0 16C-7 13-13 8-13 0V-10ZM-6 0-1 5 6-5",
  accounting: "M-11-15H11V15H-11ZM-6-10H6V-4H-6ZM-6 2h.1M0 2h.1M6 2h.1M-6 9h.1M0 9h.1M6 9h.1",
  triage: "M-14-10H12M-14-1H4M-14 8H-3M9 1V14M4 9l5 5 5-5",
  cafeteria:
    "M-13-5H7V5C7 11 3 14-3 14C-9 14-13 11-13 5ZM7-2h3a4 4 0 0 1 0 8H7M-8-15v5M-3-15v5M2-15v5",
  laboratory: "M-5-15H5M-3-15V-4L-12 10C-13 13-12 15-9 15H9C12 15 13 13 12 10L3-4V-15M-9 6H9",
  maintenance:
    "M13-9a7 7 0 0 1-9 7L-8 10a3.500 3.500 0 0 1-5-5L-1-7a7 7 0 0 1 8-9L3-11l1 6 6 1ZM-10 8h.1",
  gift_shop:
    "M-13-5H13V1H-13ZM-11 1V14H11V1M0-5V14M0-5C-3-13-11-14-10-9C-9-5-4-5 0-5C4-5 9-5 10-9C11-14 3-13 0-5",
  pharmacy: "M-11 11a7 7 0 0 1 0-10L1-11a7 7 0 0 1 10 10L-1 11a7 7 0 0 1-10 0ZM-5-5 5 5",
  pathology: "M-4-15 2-13-2 0-8-2ZM1-8C10-6 12 4 6 9M-11 15H12M-9 9H6M-1 9V15",
  containment: "M0-16C7-7 11-1 11 5A11 11 0 0 1-11 5C-11-1-7-7 0-16ZM-4 8 4 0M-4 0 4 8",
  emergency_room: "M-16 2H-8L-4-10 3 12 7 2H16",
  helipad: "M-14 0a14 14 0 1 0 28 0a14 14 0 1 0-28 0M-5-7V7M5-7V7M-5 0H5",
};
