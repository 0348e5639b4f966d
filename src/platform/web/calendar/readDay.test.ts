import { readDay } from "./readDay";

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
])("reads %j in %s as %s: without a year it is the next such day (WEB-20)", (text, language, day) => {
  expect(readDay(text, language, first)).toBe(day);
});

it.each(["", "tomorrow", "31/2/2027", "13/13", "5", "1 2 3 4"])("reads %j as no day", (text) => {
  expect(readDay(text, "es", first)).toBeNull();
});
