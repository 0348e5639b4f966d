import { readDay, readWholeDay } from "./readDay";

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

it.each([
  ["1988-04-12", "es", "1988-04-12"],
  ["12/4/1988", "es", "1988-04-12"],
  ["4/12/1988", "en", "1988-04-12"],
  ["12041988", "es", "1988-04-12"],
  ["04121988", "en", "1988-04-12"],
  ["12 abr 1988", "es", "1988-04-12"],
  ["Apr 12, 1988", "en", "1988-04-12"],
])("reads %j in %s as the whole day %s (WEB-30)", (text, language, day) => {
  expect(readWholeDay(text, language)).toBe(day);
});

it.each(["", "12/4", "12/4/88", "12041", "31/2/1988", "1204198"])("reads %j as no whole day (WEB-30)", (text) => {
  expect(readWholeDay(text, "es")).toBeNull();
});
