import type { IntlShape } from "react-intl";

/** Names of a browser and its system. */
export type Device = { browser: string; system: string | null };

/** The first match counts: these User-Agents also contain the names further down. */
const browsers: readonly [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//, "Edge"],
  [/OPR\//, "Opera"],
  [/SamsungBrowser\//, "Samsung Internet"],
  [/(Firefox|FxiOS)\//, "Firefox"],
  [/(Chrome|CriOS)\//, "Chrome"],
  [/Safari\//, "Safari"],
];

const systems: readonly [RegExp, string][] = [
  [/iPhone|iPad/, "iOS"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/Mac OS X/, "macOS"],
  [/CrOS/, "ChromeOS"],
  [/Linux/, "Linux"],
];

const named = (names: readonly [RegExp, string][], text: string) =>
  names.find(([shape]) => shape.test(text))?.[1] ?? null;

/** By the browser's User-Agent; null if it names no known browser. */
export function deviceOf(userAgent: string | null): Device | null {
  const browser = named(browsers, userAgent ?? "");
  return browser === null ? null : { browser, system: named(systems, userAgent ?? "") };
}

/** The name for display. */
export function deviceName(intl: IntlShape, said: string | null): string {
  const device = deviceOf(said);
  if (!device) return intl.formatMessage({ id: "account.sessions.unknown" });
  const { browser, system } = device;
  return system === null ? browser : intl.formatMessage({ id: "account.sessions.on" }, { browser, system });
}
