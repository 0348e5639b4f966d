import type { HavanaDate } from "../../../shared/havana";

/** A Havana day as a date of the calendar library: noon of that day in the browser's time zone. */
export function calendarDate(day: HavanaDate): Date {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return new Date(year, month - 1, date, 12);
}

/** The Havana day of a date of the calendar's library. */
export function dayOfCalendar(date: Date): HavanaDate {
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, "0"));
  return parts.join("-");
}
