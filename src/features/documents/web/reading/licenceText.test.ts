import { readLicenceText } from "./licenceText";

const licence = (lines: string[], head = "ANSI 636026080102DL00410288ZA03290015DL") =>
  `@\n\u001e\r${head}${lines.join("\n")}\r`;
const ofUnitedStates = [
  "DAQD12345678",
  "DCSPUBLIC",
  "DDEN",
  "DACJOHN",
  "DDFN",
  "DADQUINCY",
  "DDGN",
  "DCAD",
  "DBD08242015",
  "DBB01311970",
  "DBA01312035",
  "DBC1",
  "DAG789 E OAK ST",
  "DAIANYTOWN",
  "DAJCA",
  "DCGUSA",
];

describe("a licence's barcode (DOC-10)", () => {
  it("a licence's barcode of the United States is read with name, number, days and country", () => {
    expect(readLicenceText(licence(ofUnitedStates))).toEqual({
      values: {
        Number: "D12345678",
        FirstName: "John Quincy",
        LastName: "Public",
        IssuedOn: "2015-08-24",
        ExpiresOn: "2035-01-31",
        BirthDate: "1970-01-31",
      },
      countryIso: "US",
      unread: [],
      remarks: [],
    });
  });

  it("a licence's barcode of Canada is read with the year first", () => {
    const canadian = ofUnitedStates.map((line) =>
      line
        .replace("DCGUSA", "DCGCAN")
        .replace("DBA01312035", "DBA20350131")
        .replace("DBD08242015", "DBD20150824")
        .replace("DBB01311970", "DBB19700131"),
    );
    expect(readLicenceText(licence(canadian))).toMatchObject({
      values: { IssuedOn: "2015-08-24", ExpiresOn: "2035-01-31", BirthDate: "1970-01-31" },
      countryIso: "CA",
    });
  });

  it("reports names that did not fit, and what was left out after them", () => {
    const cut = ofUnitedStates.map((line) => line.replace("DDEN", "DDET")).concat("DCUJR");
    expect(readLicenceText(licence(cut))?.remarks).toEqual([{ code: "namesCut" }, { code: "leftOut", signs: "JR" }]);
  });

  it("lists as unread a missing field and an impossible date", () => {
    const lacking = ofUnitedStates
      .filter((line) => !line.startsWith("DBD"))
      .map((line) => line.replace("DBA01312035", "DBA13322035"));
    expect(readLicenceText(licence(lacking))?.unread).toEqual(["IssuedOn", "ExpiresOn"]);
  });

  it("leaves out a placeholder for no middle name", () => {
    const withoutMiddle = ofUnitedStates.map((line) => line.replace("DADQUINCY", "DADNONE"));
    expect(readLicenceText(licence(withoutMiddle))?.values.FirstName).toBe("John");
  });

  it.each(["", "https://example.com", "M1PUBLIC/JOHN EABC123 YYZHAV"])("is not found in %j", (text) =>
    expect(readLicenceText(text)).toBeNull(),
  );
});
