import { weekStartsOn } from "./calendarParts";

const locale: { weekInfo?: unknown; getWeekInfo?: unknown } = Intl.Locale.prototype;
const own = {
  weekInfo: Object.getOwnPropertyDescriptor(locale, "weekInfo"),
  getWeekInfo: Object.getOwnPropertyDescriptor(locale, "getWeekInfo"),
};
afterEach(() => {
  for (const [name, given] of Object.entries(own)) if (given) Object.defineProperty(locale, name, given);
});

const weeks: [region: string, first: number][] = [
  ["US", 0],
  ["CA", 0],
  ["MX", 0],
  ["GB", 1],
  ["AU", 1],
  ["IE", 1],
  ["NZ", 1],
  ["DE", 1],
  ["ES", 1],
  ["CU", 1],
  ["419", 1],
  ["EG", 6],
];

it.each(weeks)("weeks of %s begin on day %s (WEB-43)", (region, first) => {
  expect(weekStartsOn(region)).toBe(first);
});

it("weeks begin on the same days in a browser without week data (WEB-43)", () => {
  Reflect.deleteProperty(locale, "weekInfo");
  Reflect.deleteProperty(locale, "getWeekInfo");
  expect(weeks.map(([region]) => [region, weekStartsOn(region)])).toEqual(weeks);
});
