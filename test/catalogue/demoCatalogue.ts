import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import type { Season, SeasonName } from "../../src/features/car/price/car.seasons";

/** The rows of a file of the demo's catalogue, with the names in its first line as keys. */
export function demoRows(sheet: string): Record<string, string>[] {
  return parse<Record<string, string>>(readFileSync(`demo/catalogue/${sheet}.csv`), { columns: true });
}

const isSeasonName = (name = ""): name is SeasonName => ["peak", "high", "low"].includes(name);

/** Its seasons in the form that pricing takes. */
export function demoSeasons(): Season[] {
  return demoRows("seasons").flatMap(({ name, from_day: fromDay = "", to_day: toDay = "", percent }) =>
    isSeasonName(name) ? [{ name, fromDay, toDay, perMille: Math.round(Number(percent) * 10) }] : [],
  );
}
