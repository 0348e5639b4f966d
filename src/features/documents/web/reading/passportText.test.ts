import { readPassportText } from "./passportText";

const TODAY = "2026-12-01";
/** The specimen of ICAO 9303, part 4. */
const names = "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<";
const data = "L898902C36UTO7408122F1204159ZE184226B<<<<<10";
const read = (...lines: string[]) => readPassportText(lines.join("\n"), TODAY);

describe("a passport's machine-readable zone (DOC-10)", () => {
  it("gives name, number and days; a country that does not exist is not read", () => {
    expect(read(names, data)).toEqual({
      values: {
        Number: "L898902C3",
        FirstName: "Anna Maria",
        LastName: "Eriksson",
        BirthDate: "1974-08-12",
        ExpiresOn: "2012-04-15",
      },
      countryIso: null,
      unread: ["CountryId"],
      remarks: [],
    });
  });

  it("is found among other recognised text, with blanks and lost fillers", () => {
    const found = read(
      "PASSPORT UTOPIA",
      "P< UTOERIKSSON<<ANNA<MARIA<<<KLKK<",
      "",
      "7 L898902C36UTO7408122F1204159ZE18",
      "<",
    );
    expect(found?.values).toMatchObject({ FirstName: "Anna Maria", LastName: "Eriksson", Number: "L898902C3" });
  });

  it.each([
    ["USA", "US"],
    ["D<<", "DE"],
    ["GBR", "GB"],
    ["CUB", "CU"],
  ])("names the country %s", (code, iso) => expect(read(names.replace("UTO", code), data)?.countryIso).toBe(iso));

  it.each([
    ["number", data.replace("C36UTO", "C37UTO"), "Number"],
    ["birthday", data.replace("7408122F", "7408123F"), "BirthDate"],
    ["expiry", data.replace("1204159Z", "1205159Z"), "ExpiresOn"],
  ])("does not trust a %s that its check digit does not confirm", (_what, line, field) => {
    const found = read(names, line);
    expect(found?.unread).toContain(field);
    expect(found?.values).not.toHaveProperty(field);
    expect(Object.keys(found?.values ?? {})).toHaveLength(4);
  });

  it("reads letters in a day as the digits that they resemble", () =>
    expect(read(names, data.replace("7408122F1204159", "74O8I22F12O4159"))?.values).toMatchObject({
      BirthDate: "1974-08-12",
      ExpiresOn: "2012-04-15",
    }));

  it("a passport's machine-readable zone of a child born in this century is read with the right century", () =>
    expect(read(names, data.replace("7408122", "1808122"))?.values.BirthDate).toBe("2018-08-12"));

  it("reports which characters at the end of the names it read as fillers", () =>
    expect(read("P<UTOERIKSSON<<ANNA<MARIA<<<KLKK<<", data)?.remarks).toEqual([{ code: "leftOut", signs: "KLKK" }]));

  it.each([
    ["P<GRCPAPANDROPOULOUKONSTANTINIDIS<<ALEXANDRO", "Alexandro", "Papandropouloukonstantinidis"],
    ["P<GRCPAPANDROPOULOUKONSTANTINIDISALEXANDROSK", undefined, "Papandropouloukonstantinidisalexandrosk"],
  ])("reports that names which fill their line may be truncated: %s", (line, FirstName, LastName) => {
    const found = read(line, data);
    expect(found?.values).toMatchObject({ LastName });
    expect(found?.values.FirstName).toBe(FirstName);
    expect(found?.unread.includes("FirstName")).toBe(FirstName === undefined);
    expect(found?.remarks).toEqual([{ code: "namesCut" }]);
  });

  it.each(["P<IDNSUHARTONO", "P<IND<<SUHARTONO"])(
    "of a person with one name is read as having only that one: %s (ACC-22)",
    (line) => {
      const found = read(line.padEnd(44, "<"), data);
      expect(found?.values).toMatchObject({ FirstName: "FNU", LastName: "Suhartono" });
      expect(found?.remarks).toEqual([{ code: "oneName" }]);
    },
  );

  it.each([
    ["8804008", "birthDayUnknown", "BirthDate"],
    ["88<<<<0", "birthDayUnknown", "BirthDate"],
  ])("leaves an unknown birthday empty, and reports that: %s", (day, code, field) => {
    const found = read(names, data.replace("7408122", day));
    expect(found?.unread).toContain(field);
    expect(found?.remarks).toEqual([{ code }]);
  });

  it.each(["<<<<<<0", "0000000"])("leaves a missing expiry empty, and reports that: %s", (day) => {
    const found = read(names, data.replace("1204159", day));
    expect(found?.unread).toContain("ExpiresOn");
    expect(found?.remarks).toEqual([{ code: "noExpiry" }]);
  });

  it.each(["", "A PHOTO OF A CAT", names, data, `${data}\n${names}`])("is not found in %j", (text) =>
    expect(read(text)).toBeNull(),
  );
});
