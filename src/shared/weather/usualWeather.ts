/**
 * The usual weather of each month in parts of Cuba. Written by hand from common climate tables of Cuban weather
 * stations (means over many years, as the country's Institute of Meteorology gives them to the World Meteorological
 * Organization) and tables of sea temperatures. A place without a station has the values of its nearest neighbours.
 * Rounded to whole degrees Celsius and whole days. It is no forecast.
 */

/** A value for each month, January first. */
type Months = readonly [
  ...[number, number, number, number, number, number],
  ...[number, number, number, number, number, number],
];

type Climate = {
  /** The mean highest and mean lowest temperature of a day. */
  readonly day: Months;
  readonly night: Months;
  /** Days with rain. */
  readonly rain: Months;
  /** Of the sea at the surface; null inland. */
  readonly sea: Months | null;
};

const northSea: Months = [25, 25, 25, 26, 27, 29, 29, 30, 29, 28, 27, 26];
const southSea: Months = [26, 26, 26, 27, 28, 29, 29, 30, 30, 29, 28, 27];

const havana: Climate = {
  day: [26, 26, 28, 29, 30, 31, 31, 32, 31, 29, 28, 27],
  night: [19, 19, 20, 21, 22, 23, 24, 24, 24, 23, 21, 20],
  rain: [5, 5, 3, 3, 6, 10, 7, 9, 10, 11, 6, 5],
  sea: northSea,
};
const varadero: Climate = {
  day: [25, 26, 27, 28, 30, 31, 32, 32, 31, 30, 28, 26],
  night: [18, 18, 19, 21, 22, 24, 24, 24, 24, 23, 21, 19],
  rain: [5, 4, 4, 4, 8, 11, 8, 10, 12, 11, 6, 5],
  sea: northSea,
};
/** The hills of the west, where nights are cooler. */
const west: Climate = {
  day: [26, 27, 29, 30, 31, 32, 32, 33, 32, 30, 28, 27],
  night: [16, 16, 17, 19, 21, 22, 22, 22, 22, 21, 19, 17],
  rain: [4, 4, 4, 4, 8, 11, 9, 11, 12, 9, 5, 4],
  sea: null,
};
const southCoast: Climate = {
  day: [28, 28, 30, 31, 32, 32, 33, 33, 32, 31, 30, 28],
  night: [17, 17, 18, 20, 21, 23, 23, 23, 23, 22, 20, 18],
  rain: [3, 3, 4, 4, 9, 12, 10, 12, 13, 11, 5, 3],
  sea: southSea,
};
const center: Climate = {
  day: [26, 27, 29, 30, 31, 32, 32, 33, 32, 30, 28, 27],
  night: [16, 16, 17, 19, 20, 22, 22, 22, 22, 21, 19, 17],
  rain: [4, 4, 4, 5, 11, 13, 11, 13, 14, 11, 6, 4],
  sea: null,
};
/** About 800 meters up. */
const highlands: Climate = {
  day: [22, 23, 24, 25, 26, 27, 27, 27, 27, 26, 24, 22],
  night: [14, 14, 15, 16, 18, 19, 19, 19, 19, 18, 17, 15],
  rain: [6, 5, 6, 7, 14, 16, 14, 16, 17, 15, 9, 6],
  sea: null,
};
const northernCays: Climate = {
  day: [25, 26, 27, 28, 29, 31, 31, 32, 31, 29, 28, 26],
  night: [20, 20, 21, 22, 24, 25, 25, 25, 25, 24, 23, 21],
  rain: [6, 5, 4, 5, 9, 9, 6, 8, 10, 12, 9, 7],
  sea: northSea,
};
const plains: Climate = {
  day: [28, 28, 30, 31, 31, 32, 33, 33, 32, 31, 29, 28],
  night: [18, 18, 19, 20, 21, 22, 23, 23, 22, 22, 21, 19],
  rain: [5, 4, 5, 6, 11, 12, 9, 11, 13, 11, 7, 5],
  sea: null,
};
const northeast: Climate = {
  day: [27, 28, 29, 30, 31, 32, 32, 33, 32, 31, 29, 27],
  night: [19, 19, 20, 21, 22, 23, 24, 24, 23, 22, 21, 20],
  rain: [6, 5, 5, 6, 10, 8, 5, 7, 9, 11, 9, 7],
  sea: northSea,
};
const inland: Climate = { ...northeast, sea: null };
const santiago: Climate = {
  day: [29, 29, 30, 30, 31, 32, 33, 33, 32, 31, 31, 30],
  night: [20, 20, 21, 22, 23, 24, 24, 24, 24, 23, 22, 21],
  rain: [4, 4, 5, 6, 10, 8, 6, 8, 10, 12, 7, 4],
  sea: southSea,
};
const baracoa: Climate = {
  day: [27, 27, 28, 28, 29, 30, 31, 31, 31, 30, 28, 27],
  night: [20, 20, 21, 22, 23, 24, 24, 24, 24, 23, 22, 21],
  rain: [12, 10, 10, 10, 13, 10, 8, 9, 11, 14, 15, 14],
  sea: northSea,
};
const southernIslands: Climate = {
  day: [27, 27, 28, 29, 30, 31, 32, 32, 31, 30, 28, 27],
  night: [19, 19, 20, 21, 23, 24, 25, 25, 24, 23, 21, 20],
  rain: [4, 4, 3, 3, 7, 10, 9, 11, 12, 10, 6, 5],
  sea: southSea,
};

/** By the codes of tourist zones. */
const climates: Readonly<Record<string, Climate>> = {
  LHA: havana,
  PDE: havana,
  JIB: varadero,
  VAR: varadero,
  VIN: west,
  TER: west,
  ZAP: southCoast,
  CFG: southCoast,
  TRI: southCoast,
  SCL: center,
  REM: center,
  TOP: highlands,
  CSM: northernCays,
  CCO: northernCays,
  CGU: northernCays,
  CCZ: northernCays,
  CMW: plains,
  BAY: plains,
  HOG: inland,
  STL: northeast,
  COV: northeast,
  GIB: northeast,
  GUA: northeast,
  SCU: santiago,
  MAR: santiago,
  BAR: baracoa,
  CLS: southernIslands,
  IJV: southernIslands,
};

/** Degrees Celsius, and days of rain in the month; `sea` is null inland. */
export type UsualWeather = {
  readonly day: number;
  readonly night: number;
  readonly rain: number;
  readonly sea: number | null;
};

/** The usual weather of a tourist zone in each month, January first; null for a zone without an entry. (PAPER-21) */
export function usualWeather(zoneCode: string): readonly UsualWeather[] | null {
  const climate = climates[zoneCode];
  if (!climate) return null;
  return climate.day.map((day, month) => ({
    day,
    night: climate.night[month] ?? day,
    rain: climate.rain[month] ?? 0,
    sea: climate.sea?.[month] ?? null,
  }));
}

/** Degrees Fahrenheit, rounded. */
export const inFahrenheit = (celsius: number): number => Math.round((celsius * 9) / 5 + 32);
