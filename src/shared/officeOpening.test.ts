import { readFileSync } from "node:fs";
import { IntlMessageFormat } from "intl-messageformat";
import { type Language, languages } from "./language";
import { openingLines, upcoming } from "./officeOpening";
import { formatWords } from "./pageWords";

const messages = (language: Language): Record<string, string> =>
  JSON.parse(readFileSync(`i18n/${language}.json`, "utf8"));
const all = { en: messages("en"), es: messages("es") };

const said = (language: Language, hours: Parameters<typeof openingLines>[0]) =>
  openingLines(hours).map((line) =>
    formatWords(line, language, (id, values) =>
      String(new IntlMessageFormat(all[language][id] ?? "", language).format(values)),
    ),
  );
const open = (days: readonly number[], Opens: string, Closes: string) =>
  days.map((Weekday) => ({ Weekday, Opens, Closes }));

it("an office's week has one line for consecutive weekdays with the same hours, in 24-hour times (OPS-98)", () => {
  const hours = [
    ...open([1, 2, 3, 4, 5], "0800", "1200"),
    ...open([1, 2, 3, 4, 5], "1400", "1800"),
    ...open([6], "0900", "1300"),
  ];
  expect(said("en", hours)).toEqual([
    "Monday to Friday 08:00–12:00, 14:00–18:00",
    "Saturday 09:00–13:00",
    "Sunday closed",
  ]);
  expect(said("es", hours)).toEqual([
    "lunes a viernes: 08:00–12:00, 14:00–18:00",
    "sábado: 09:00–13:00",
    "domingo: cerrada",
  ]);
});

it("an office without hours is open at any hour (OPS-98, OPS-71)", () => {
  expect(languages.map((language) => said(language, []))).toEqual([
    ["Open 24 hours, every day"],
    ["Abierta las 24 horas, todos los días"],
  ]);
});

it("past closed days are not sent to pages (OPS-98)", () => {
  const Closed = [
    { From: "2027-01-01", To: "2027-01-02", SupplierId: 0 },
    { From: "2027-05-01", To: "2027-05-01", SupplierId: 0 },
  ];
  expect(upcoming({ Hours: [], Closed }, "2027-01-02").Closed).toHaveLength(2);
  expect(upcoming({ Hours: [], Closed }, "2027-01-03").Closed).toEqual(Closed.slice(1));
});
