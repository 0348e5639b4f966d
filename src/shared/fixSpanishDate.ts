/**
 * A date that the platform has formatted, as people write it (WEB-14): in Spanish no comma parts a weekday from its
 * day, and an hour is "a las". Other languages' dates stay as they are.
 */
export function fixSpanishDate(date: string): string {
  return date
    .replace(/^(\D+), (?=\d)/, "$1 ")
    .replace(/( de .*), (01:)?/, (_all, day, one = "") => `${day} a la${one ? "" : "s"} ${one}`);
}
