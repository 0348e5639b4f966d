import { fixSpanishDate } from "./fixSpanishDate";
import { instantText } from "./longDate";

describe("dates as people write them (WEB-14)", () => {
  it.each([
    ["jueves, 3 de diciembre, 14:05", "jueves 3 de diciembre a las 14:05"],
    ["lunes, 30 de noviembre de 2026, 01:30", "lunes 30 de noviembre de 2026 a la 01:30"],
    ["jue, 3 dic 2026, 09:00", "jue 3 dic 2026, 09:00"],
    ["jueves, 3 de diciembre de 2026", "jueves 3 de diciembre de 2026"],
  ])("Spanish puts no comma after a weekday, and writes “a las” before an hour: %s", (formatted, written) => {
    expect(fixSpanishDate(formatted)).toBe(written);
  });

  it.each(["Thursday, December 3, 2026 at 14:05", "Thu, Dec 3", "Tue, Dec 1, 2026, 09:00"])(
    "English keeps its commas: %s",
    (formatted) => {
      expect(fixSpanishDate(formatted)).toBe(formatted);
    },
  );

  it("Spanish emails have no comma after a weekday either", () => {
    expect(instantText(Date.UTC(2026, 11, 3, 19, 5), "es")).toBe("jueves 3 de diciembre a las 14:05");
  });
});
