import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import type { Season } from "../../src/products/car/price/car.seasons";
import { seasonNames } from "../../src/shared/enumerations";

/** The rows of a file of the demo's catalogue, with the names in its first line as keys. */
export function demoRows(sheet: string): Record<string, string>[] {
  return parse<Record<string, string>>(readFileSync(`demo/catalogue/${sheet}.csv`), { columns: true });
}

/** Its seasons in the form that pricing takes. */
export function demoSeasons(): Season[] {
  return demoRows("seasons").flatMap(({ name: written, from_day: fromDay = "", to_day: toDay = "", percent }) => {
    const name = seasonNames.find((known) => known === written);
    return name ? [{ name, fromDay, toDay, perMille: Math.round(Number(percent) * 10) }] : [];
  });
}
