/**
 * Corrects a date that the platform has formatted (WEB-14): in Spanish no comma follows the weekday, and an hour is
 * written "a las". Dates in other languages stay as they are.
 */
export function fixSpanishDate(date: string): string {
  return date
    .replace(/^(\D+), (?=\d)/, "$1 ")
    .replace(/( de .*), (01:)?/, (_all, day, one = "") => `${day} a la${one ? "" : "s"} ${one}`);
}
