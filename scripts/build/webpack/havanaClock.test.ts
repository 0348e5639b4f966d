import { havanaOffset } from "../../../src/shared/havana";
import { HOUR } from "../../../src/shared/instant";
import { havanaClock } from "./havanaClock";

const table = havanaClock(Date.UTC(2026, 6, 1));

it("the built table has each change of Havana's clock, from the year before to the fourth after", () => {
  expect(table).toHaveLength(14);
  const [first, ...changes] = table.map(([hour]) => new Date(hour * HOUR).toISOString());
  expect([first, changes.at(-1)]).toEqual(["2025-01-01T00:00:00.000Z", "2031-01-01T00:00:00.000Z"]);
  // Forward at midnight in March, back at one o'clock in November: both at 05:00 in UTC.
  for (const change of changes.slice(0, -1)) expect(change).toMatch(/-(03|11)-\d\dT05:00:00/);
});

it("between two changes the offset is that of Intl", () => {
  for (const [at, [hour, offset]] of table.slice(0, -1).entries()) {
    const last = (table[at + 1]?.[0] ?? hour) - 1;
    expect([havanaOffset(hour * HOUR), havanaOffset(last * HOUR)]).toEqual([offset * HOUR, offset * HOUR]);
  }
});
