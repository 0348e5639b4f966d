import fc from "fast-check";
import { type DayReading, dayOrder, readDay, readWholeDay } from "./readDay";

const readings: Readonly<Record<string, DayReading>> = {
  en: { language: "en", order: "month" },
  "en-GB": { language: "en", order: "day" },
  es: { language: "es", order: "day" },
};
const readingOf = (name: string): DayReading => readings[name] ?? { language: name, order: "day" };
const inSpanish = readingOf("es");

const first = "2026-11-24";

it.each([
  ["2026-12-05", "en", "2026-12-05"],
  ["5 December", "en", "2026-12-05"],
  ["December 5, 2027", "en", "2027-12-05"],
  ["dec 5", "en", "2026-12-05"],
  ["12/5", "en", "2026-12-05"],
  ["12/05/2026", "en", "2026-12-05"],
  ["5/12", "es", "2026-12-05"],
  ["5-12-27", "es", "2027-12-05"],
  ["5 de diciembre", "es", "2026-12-05"],
  ["sáb, 5 dic 2026", "es", "2026-12-05"],
  ["1 SEPTIEMBRE", "es", "2027-09-01"],
  ["23/11", "es", "2027-11-23"],
  ["29/2", "es", "2028-02-29"],
  ["5/12", "en-GB", "2026-12-05"],
  ["25/12", "en", "2026-12-25"],
  ["12/25", "en-GB", "2026-12-25"],
  ["mar, 8 dic 2026", "es", "2026-12-08"],
  ["mar, 2 mar 2027", "es", "2027-03-02"],
  ["٥/١٢", "es", "2026-12-05"],
])("reads %j in %s as %s: without a year it is the next such day (WEB-20)", (text, language, day) => {
  expect(readDay(text, readingOf(language), first)).toBe(day);
});

it.each(["", "tomorrow", "31/2/2027", "13/13", "5", "1 2 3 4"])("reads %j as no day", (text) => {
  expect(readDay(text, inSpanish, first)).toBeNull();
});

it.each([
  ["1988-04-12", "es", "1988-04-12"],
  ["12/4/1988", "es", "1988-04-12"],
  ["4/12/1988", "en", "1988-04-12"],
  ["12041988", "es", "1988-04-12"],
  ["04121988", "en", "1988-04-12"],
  ["12 abr 1988", "es", "1988-04-12"],
  ["Apr 12, 1988", "en", "1988-04-12"],
  ["1988 Apr 12", "en-GB", "1988-04-12"],
  ["12/4/1988", "en-GB", "1988-04-12"],
  ["12041988", "en-GB", "1988-04-12"],
  ["25/12/1988", "en", "1988-12-25"],
  ["12/25/1988", "es", "1988-12-25"],
  ["25121988", "en", "1988-12-25"],
  ["1988/4/12", "en-GB", "1988-04-12"],
  ["1988.04.12", "es", "1988-04-12"],
  ["19880412", "en", "1988-04-12"],
  ["20120412", "en-GB", "2012-04-12"],
  ["١٢/٠٤/١٩٨٨", "es", "1988-04-12"],
  ["１２／０４／１９８８", "es", "1988-04-12"],
  ["१९८८-०४-१२", "en", "1988-04-12"],
])("reads %j in %s as the day with a year %s (WEB-30)", (text, language, day) => {
  expect(readWholeDay(text, readingOf(language))).toBe(day);
});

it.each(["", "12/4", "12/4/88", "12041", "31/2/1988", "1204198"])("reads %j as no day with a year (WEB-30)", (text) => {
  expect(readWholeDay(text, inSpanish)).toBeNull();
});

it.each([
  ...["GB", "AU", "CA", "IE", "NZ", "ZA", "IN", "DE", "419", ""].map((region) => ["en-US", region, "day"] as const),
  ...["US", "PR", "PH"].map((region) => ["en-US", region, "month"] as const),
  ...["ES", "MX", "US", "419"].map((region) => ["es-419", region, "day"] as const),
])("in %s a reader of region %j types the %s first (WEB-30)", (language, region, order) => {
  expect(dayOrder(language, region)).toBe(order);
});

it("a day that is typed as people of a region write it is parsed, in each order (WEB-30)", () => {
  const days = fc.date({ min: new Date(Date.UTC(1900, 0)), max: new Date(Date.UTC(2100, 0)), noInvalidDate: true });
  fc.assert(
    fc.property(days, fc.constantFrom("/", "-", ".", " ", ""), (date, mark) => {
      const written = date.toISOString().slice(0, 10);
      const [year = "", month = "", day = ""] = written.split("-");
      expect(readWholeDay([day, month, year].join(mark), { language: "en", order: "day" })).toBe(written);
      expect(readWholeDay([month, day, year].join(mark), { language: "en", order: "month" })).toBe(written);
    }),
  );
});
