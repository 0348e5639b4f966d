import { havanaOffset } from "../../../src/shared/havana";
import { HOUR, type Instant } from "../../../src/shared/instant";

const HOURS_PER_DAY = 24;

/**
 * The changes of Havana's clock, from the year before `built` to the end of the fourth year after it: `[hours since
 * 1970, offset from UTC in hours from then on]`. The last pair marks the end of the table.
 */
export function havanaClock(built: Instant): [hour: number, offset: number][] {
  const year = new Date(built).getUTCFullYear();
  const first = Date.UTC(year - 1, 0) / HOUR;
  const end = Date.UTC(year + 5, 0) / HOUR;
  const offsetAt = (hour: number) => havanaOffset(hour * HOUR) / HOUR;
  const table: [number, number][] = [[first, offsetAt(first)]];
  for (let day = first; day < end; day += HOURS_PER_DAY) {
    const before = offsetAt(day);
    if (offsetAt(day + HOURS_PER_DAY) === before) continue;
    let change = day;
    while (offsetAt(change) === before) change += 1;
    table.push([change, offsetAt(change)]);
  }
  return [...table, [end, offsetAt(end)]];
}
