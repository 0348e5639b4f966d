import { clockTime, type HavanaDate } from "./havana";
import type { OfficeHours, OfficeOpening } from "./officeOpening.schemas";
import type { Words } from "./pageWords";

/** What pages get: opening hours without the closed days that are over. */
export function upcoming(opening: OfficeOpening, today: HavanaDate): OfficeOpening {
  return { ...opening, Closed: opening.Closed.filter(({ To }) => To >= today) };
}

const weekdays = [1, 2, 3, 4, 5, 6, 7];

/**
 * An office's week in words: a line for consecutive weekdays with the same hours; a single line if it is open at any
 * hour. (OPS-98)
 */
export function openingLines(hours: readonly OfficeHours[]): Words[] {
  if (hours.length === 0) return [{ id: "opening.always" }];
  const lines: { from: number; to: number; hours: string }[] = [];
  for (const day of weekdays) {
    const open = hours.filter(({ Weekday }) => Weekday === day);
    const ofDay = open.map(({ Opens, Closes }) => `${clockTime(Opens)}–${clockTime(Closes)}`).join(", ");
    const last = lines.at(-1);
    if (last?.hours === ofDay) last.to = day;
    else lines.push({ from: day, to: day, hours: ofDay });
  }
  return lines.map((line): Words => {
    const days = daysOf(line);
    return line.hours
      ? { id: "opening.open", values: { days, hours: line.hours } }
      : { id: "opening.closed", values: { days } };
  });
}

function daysOf({ from, to }: { from: number; to: number }): Words {
  const weekday = (day: number): Words => ({ id: "opening.weekday", values: { day } });
  return from === to ? weekday(from) : { id: "opening.days", values: { from: weekday(from), to: weekday(to) } };
}
