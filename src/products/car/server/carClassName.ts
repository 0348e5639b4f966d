import { findText } from "../../../platform/server/http/texts";
import type { Language } from "../../../shared/language";

/** The catalogue's class codes (`ECO-M`) in words, with the gears: "Economy, manual". */
export function carClassName(language: Language, code: string): string {
  const name = findText(language, `enum.carClass.${code.slice(0, 3)}`);
  if (name === undefined) return code;
  const gears = findText(language, code.endsWith("-A") ? "car.gears.automatic" : "car.gears.manual");
  return `${name}, ${gears}`;
}
