// Written by `python -m tools.generate` from the rules floor; never changed by hand.

import type { PandemicColour, PandemicRole } from "./view";

/** A city of the board. */
export type PandemicCity = {
  /** Its id, which is also that of its player card and its infection card. */
  readonly id: string;
  /** Its colour. */
  readonly colour: PandemicColour;
  /** The number on its card; the largest in a starting hand begins. */
  readonly population: number;
  /** Degrees north. */
  readonly lat: number;
  /** Degrees east. */
  readonly lon: number;
  /** The connected cities, in the order in which an outbreak reaches them. */
  readonly neighbours: readonly string[];
};

export type PandemicEvent = "airlift" | "forecast" | "government_grant" | "one_quiet_night" | "resilient_population";

/** The board, the cards and the numbers of Pandemic. */
export type PandemicContent = {
  /** The four diseases, in the order used wherever there is one number for each. */
  readonly colours: readonly PandemicColour[];
  /** The board; the order of the cards. */
  readonly cities: readonly PandemicCity[];
  /** The Event cards, after the cities in the order of the cards. */
  readonly events: readonly PandemicEvent[];
  /** All roles. */
  readonly roles: readonly PandemicRole[];
  /** The infection-rate track. */
  readonly infection_rates: readonly number[];
  /** The outbreak that loses the game. */
  readonly last_outbreak: number;
  /** Cubes of each colour. */
  readonly cubes_per_colour: number;
  /** More cubes of one colour than this break out. */
  readonly cubes_in_a_city: number;
  /** Research stations in the box. */
  readonly stations: number;
  /** Actions of a turn. */
  readonly actions_per_turn: number;
  /** Player cards drawn in a turn. */
  readonly cards_drawn: number;
  /** The most cards a hand may hold. */
  readonly hand_limit: number;
};

export const content: PandemicContent = {
  colours: ["blue", "yellow", "black", "red"],
  cities: [
    {"id": "san_francisco", "colour": "blue", "population": 5864000, "lat": 37.77, "lon": -122.42, "neighbours": ["chicago", "los_angeles", "manila", "tokyo"]},
    {"id": "chicago", "colour": "blue", "population": 9121000, "lat": 41.88, "lon": -87.63, "neighbours": ["atlanta", "los_angeles", "mexico_city", "montreal", "san_francisco"]},
    {"id": "montreal", "colour": "blue", "population": 3429000, "lat": 45.5, "lon": -73.57, "neighbours": ["chicago", "new_york", "washington"]},
    {"id": "new_york", "colour": "blue", "population": 20464000, "lat": 40.71, "lon": -74.01, "neighbours": ["london", "madrid", "montreal", "washington"]},
    {"id": "atlanta", "colour": "blue", "population": 4715000, "lat": 33.75, "lon": -84.39, "neighbours": ["chicago", "miami", "washington"]},
    {"id": "washington", "colour": "blue", "population": 4679000, "lat": 38.91, "lon": -77.04, "neighbours": ["atlanta", "miami", "montreal", "new_york"]},
    {"id": "london", "colour": "blue", "population": 8586000, "lat": 51.51, "lon": -0.13, "neighbours": ["essen", "madrid", "new_york", "paris"]},
    {"id": "madrid", "colour": "blue", "population": 5427000, "lat": 40.42, "lon": -3.7, "neighbours": ["algiers", "london", "new_york", "paris", "sao_paulo"]},
    {"id": "paris", "colour": "blue", "population": 10755000, "lat": 48.86, "lon": 2.35, "neighbours": ["algiers", "essen", "london", "madrid", "milan"]},
    {"id": "essen", "colour": "blue", "population": 575000, "lat": 51.46, "lon": 7.01, "neighbours": ["london", "milan", "paris", "st_petersburg"]},
    {"id": "milan", "colour": "blue", "population": 5232000, "lat": 45.46, "lon": 9.19, "neighbours": ["essen", "istanbul", "paris"]},
    {"id": "st_petersburg", "colour": "blue", "population": 4879000, "lat": 59.93, "lon": 30.34, "neighbours": ["essen", "istanbul", "moscow"]},
    {"id": "los_angeles", "colour": "yellow", "population": 14900000, "lat": 34.05, "lon": -118.24, "neighbours": ["chicago", "mexico_city", "san_francisco", "sydney"]},
    {"id": "mexico_city", "colour": "yellow", "population": 19463000, "lat": 19.43, "lon": -99.13, "neighbours": ["bogota", "chicago", "lima", "los_angeles", "miami"]},
    {"id": "miami", "colour": "yellow", "population": 5582000, "lat": 25.76, "lon": -80.19, "neighbours": ["atlanta", "bogota", "mexico_city", "washington"]},
    {"id": "bogota", "colour": "yellow", "population": 8702000, "lat": 4.71, "lon": -74.07, "neighbours": ["buenos_aires", "lima", "mexico_city", "miami", "sao_paulo"]},
    {"id": "lima", "colour": "yellow", "population": 9121000, "lat": -12.05, "lon": -77.04, "neighbours": ["bogota", "mexico_city", "santiago"]},
    {"id": "santiago", "colour": "yellow", "population": 6015000, "lat": -33.45, "lon": -70.67, "neighbours": ["lima"]},
    {"id": "buenos_aires", "colour": "yellow", "population": 13639000, "lat": -34.6, "lon": -58.38, "neighbours": ["bogota", "sao_paulo"]},
    {"id": "sao_paulo", "colour": "yellow", "population": 20186000, "lat": -23.55, "lon": -46.63, "neighbours": ["bogota", "buenos_aires", "lagos", "madrid"]},
    {"id": "lagos", "colour": "yellow", "population": 11547000, "lat": 6.52, "lon": 3.38, "neighbours": ["khartoum", "kinshasa", "sao_paulo"]},
    {"id": "kinshasa", "colour": "yellow", "population": 9046000, "lat": -4.44, "lon": 15.27, "neighbours": ["johannesburg", "khartoum", "lagos"]},
    {"id": "khartoum", "colour": "yellow", "population": 4887000, "lat": 15.5, "lon": 32.56, "neighbours": ["cairo", "johannesburg", "kinshasa", "lagos"]},
    {"id": "johannesburg", "colour": "yellow", "population": 3888000, "lat": -26.2, "lon": 28.05, "neighbours": ["khartoum", "kinshasa"]},
    {"id": "algiers", "colour": "black", "population": 2946000, "lat": 36.75, "lon": 3.06, "neighbours": ["cairo", "istanbul", "madrid", "paris"]},
    {"id": "istanbul", "colour": "black", "population": 13576000, "lat": 41.01, "lon": 28.98, "neighbours": ["algiers", "baghdad", "cairo", "milan", "moscow", "st_petersburg"]},
    {"id": "moscow", "colour": "black", "population": 15512000, "lat": 55.76, "lon": 37.62, "neighbours": ["istanbul", "st_petersburg", "tehran"]},
    {"id": "cairo", "colour": "black", "population": 14718000, "lat": 30.04, "lon": 31.24, "neighbours": ["algiers", "baghdad", "istanbul", "khartoum", "riyadh"]},
    {"id": "baghdad", "colour": "black", "population": 6204000, "lat": 33.31, "lon": 44.36, "neighbours": ["cairo", "istanbul", "karachi", "riyadh", "tehran"]},
    {"id": "tehran", "colour": "black", "population": 7419000, "lat": 35.69, "lon": 51.39, "neighbours": ["baghdad", "delhi", "karachi", "moscow"]},
    {"id": "riyadh", "colour": "black", "population": 5037000, "lat": 24.71, "lon": 46.68, "neighbours": ["baghdad", "cairo", "karachi"]},
    {"id": "karachi", "colour": "black", "population": 20711000, "lat": 24.86, "lon": 67.01, "neighbours": ["baghdad", "delhi", "mumbai", "riyadh", "tehran"]},
    {"id": "delhi", "colour": "black", "population": 22242000, "lat": 28.7, "lon": 77.1, "neighbours": ["chennai", "karachi", "kolkata", "mumbai", "tehran"]},
    {"id": "mumbai", "colour": "black", "population": 16910000, "lat": 19.08, "lon": 72.88, "neighbours": ["chennai", "delhi", "karachi"]},
    {"id": "chennai", "colour": "black", "population": 8865000, "lat": 13.08, "lon": 80.27, "neighbours": ["bangkok", "delhi", "jakarta", "kolkata", "mumbai"]},
    {"id": "kolkata", "colour": "black", "population": 14374000, "lat": 22.57, "lon": 88.36, "neighbours": ["bangkok", "chennai", "delhi", "hong_kong"]},
    {"id": "beijing", "colour": "red", "population": 17311000, "lat": 39.9, "lon": 116.41, "neighbours": ["seoul", "shanghai"]},
    {"id": "seoul", "colour": "red", "population": 22547000, "lat": 37.57, "lon": 126.98, "neighbours": ["beijing", "shanghai", "tokyo"]},
    {"id": "shanghai", "colour": "red", "population": 13482000, "lat": 31.23, "lon": 121.47, "neighbours": ["beijing", "hong_kong", "seoul", "taipei", "tokyo"]},
    {"id": "tokyo", "colour": "red", "population": 13189000, "lat": 35.69, "lon": 139.69, "neighbours": ["osaka", "san_francisco", "seoul", "shanghai"]},
    {"id": "osaka", "colour": "red", "population": 2871000, "lat": 34.69, "lon": 135.5, "neighbours": ["taipei", "tokyo"]},
    {"id": "taipei", "colour": "red", "population": 8338000, "lat": 25.03, "lon": 121.57, "neighbours": ["hong_kong", "manila", "osaka", "shanghai"]},
    {"id": "hong_kong", "colour": "red", "population": 7106000, "lat": 22.32, "lon": 114.17, "neighbours": ["bangkok", "ho_chi_minh_city", "kolkata", "manila", "shanghai", "taipei"]},
    {"id": "bangkok", "colour": "red", "population": 7151000, "lat": 13.76, "lon": 100.5, "neighbours": ["chennai", "ho_chi_minh_city", "hong_kong", "jakarta", "kolkata"]},
    {"id": "ho_chi_minh_city", "colour": "red", "population": 8314000, "lat": 10.82, "lon": 106.63, "neighbours": ["bangkok", "hong_kong", "jakarta", "manila"]},
    {"id": "manila", "colour": "red", "population": 20767000, "lat": 14.6, "lon": 120.98, "neighbours": ["ho_chi_minh_city", "hong_kong", "san_francisco", "sydney", "taipei"]},
    {"id": "jakarta", "colour": "red", "population": 26063000, "lat": -6.21, "lon": 106.85, "neighbours": ["bangkok", "chennai", "ho_chi_minh_city", "sydney"]},
    {"id": "sydney", "colour": "red", "population": 3785000, "lat": -33.87, "lon": 151.21, "neighbours": ["jakarta", "los_angeles", "manila"]},
  ],
  events: ["airlift", "forecast", "government_grant", "one_quiet_night", "resilient_population"],
  roles: ["contingency_planner", "dispatcher", "medic", "operations_expert", "quarantine_specialist", "researcher", "scientist"],
  infection_rates: [2, 2, 2, 3, 3, 4, 4],
  last_outbreak: 8,
  cubes_per_colour: 24,
  cubes_in_a_city: 3,
  stations: 6,
  actions_per_turn: 4,
  cards_drawn: 2,
  hand_limit: 7,
};
