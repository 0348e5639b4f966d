import fc from "fast-check";
import { plainName } from "./names/plainName";
import { isBlank, lettersAndDigits, plainCode, plainLine, plainNumber, plainText } from "./plainText";

/** Invisible characters of every kind that is pasted with numbers and names. */
const unseen = [
  ..."\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180E\u200B\u200C\u200D\u200E\u200F\u202A\u202E",
  ..."\u2060\u2064\u2066\u2069\uFE00\uFE0D\uFE0F\uFEFF\uFFF9\uFFFC\u{1D173}\u{E0001}\u{E0100}",
];
const blanks = [..."\t\u0085\u00A0\u1680\u2000\u2007\u2009\u2028\u202F\u205F\u2800\u3000\u3164\uFFA0"];
const dashes = [..."-\u2010\u2011\u2012\u2013\u2014\u2015\u2043\u2212\u2796\uFE58\uFE63\uFF0D"];
const named = (sign: string) => `U+${sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0")}`;
const table = (signs: readonly string[]) => signs.map((sign): [string, string] => [named(sign), sign]);

describe("a text by people (SAFE-7)", () => {
  it.each([
    ["loses the characters that turn its direction", "Casa \u202Egpj.exe\u202C", "Casa gpj.exe"],
    ["loses what has no width", "free\u200B gift\uFEFF", "free gift"],
    ["ends its lines alike", "one\r\ntwo\rthree\u2028four", "one\ntwo\nthree\nfour"],
    ["has two blank lines together at most", "one \n\n\n\n\n\ntwo \u2800 ", "one\n\n\ntwo"],
    ["is composed", "Jose\u0301", "José"],
    ["is composed also where nobody sees what was between", "Jose\u200B\u0301", "José"],
    ["keeps markup as what was written", "<b>5 < 6</b> & <script>", "<b>5 < 6</b> & <script>"],
    ["keeps its dashes and blanks", "Hotel — 5\u00A0%", "Hotel — 5\u00A0%"],
  ])("%s", (_rule, written, kept) => {
    expect(plainText(written)).toBe(kept);
  });

  it.each([
    ["an emoji of several pictures", "\u{1F468}\u200D\u{1F469}\u200D\u{1F467}"],
    ["a skin's color and a sex", "\u{1F9D4}\u{1F3FB}\u200D\u2642\uFE0F"],
    ["a heart in color", "\u2764\uFE0F\u200D\u{1F525}"],
    ["a region's flag", "\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}"],
    ["a keycap", "1\uFE0F\u20E3"],
    ["a Persian word whose letters part", "\u0645\u06CC\u200C\u062E\u0648\u0627\u0647\u0645"],
    ["a Sinhala word whose letters join", "\u0D9A\u0DCA\u200D\u0DBB"],
  ])("keeps an invisible character that has a meaning: %s", (_what, text) => {
    expect([plainText(text), plainLine(text)]).toEqual([text, text]);
  });

  it.each([
    ["between Latin letters", "a\u200Cb\u200Dc", "abc"],
    ["after a letter that is no picture", "A\uFE0F", "A"],
    ["after a digit that is no keycap", "1\uFE0F-305", "1-305"],
    ["at the end of an emoji", "\u{1F468}\u200D!", "\u{1F468}!"],
    ["as a flag of nothing", "a\u{E0067}\u{E007F}", "a"],
  ])("loses it elsewhere: %s", (_where, text, kept) => {
    expect([plainText(text), plainLine(text)]).toEqual([kept, kept]);
  });
});

describe("a line (SAFE-7)", () => {
  it.each(table(unseen))("does not have %s", (_name, sign) => {
    expect(plainLine(`Ana${sign} ${sign}Pérez${sign}`)).toBe("Ana Pérez");
  });

  it.each(table(blanks))("has a space for %s", (_name, sign) => {
    expect(plainLine(`${sign}Ana ${sign}Pérez${sign}`)).toBe("Ana Pérez");
  });

  it("has the keyboard's hyphen for similar ones, and keeps longer dashes", () => {
    expect(plainLine("Jean\u2011Luc\u2010Marie – 5")).toBe("Jean-Luc-Marie – 5");
  });

  it("keeps other control characters, for the schema to refuse", () => {
    expect(plainLine("a\u0007b\nc")).toBe("a\u0007b\nc");
  });
});

describe("a person's name (SAFE-7)", () => {
  it.each([
    ["ＡＮＡ　Ｐｅｒｅｚ", "ANA Perez"],
    ["O＇Brien", "O'Brien"],
    ["ﬁona Solano Ⅱ", "fiona Solano II"],
    // As the machine-readable lines of a passport have it.
    ["PEREZ<RUIZ<<ANA<MARIA<<<<<<", "PEREZ RUIZ ANA MARIA"],
    ["M.ª José – van Dĳk", "M.ª José – van Dĳk"],
  ])("is in plain letters, and %j is %j", (typed, read) => expect(plainName(typed)).toBe(read));
});

describe("a code (SAFE-7)", () => {
  it.each([...table(unseen), ...table([..."\u200C\u200D"])])("does not have %s", (_name, sign) => {
    expect(plainCode(`${sign}M12${sign}34${sign}`)).toBe("M1234");
  });

  it.each(table(blanks))("has a space for %s", (_name, sign) => {
    expect(plainCode(`M12${sign}34${sign}`)).toBe("M12 34");
  });

  it.each(table(dashes))("has a hyphen for %s", (_name, sign) => {
    expect(plainCode(`M12${sign}34`)).toBe("M12-34");
  });

  it("has the usual letters for full-width ones, and keeps the number sign", () => {
    expect(plainCode("Ｃ01Ｘ００Ｔ４７／８")).toBe("C01X00T47/8");
    expect(plainCode("12 34 № 567890 – Nº 7, 2ª")).toBe("12 34 № 567890 - Nº 7, 2ª");
  });
});

describe("digits", () => {
  it("digits of every script are read as 0 to 9", () => {
    const first = Array.from({ length: 0x11_0000 }, (_, code) => code).filter(
      (code) => /\p{Nd}/u.test(String.fromCodePoint(code)) && !/\p{Nd}/u.test(String.fromCodePoint(code - 1 || 0)),
    );
    expect(first.length).toBeGreaterThan(60);
    for (const zero of first) {
      const ten = Array.from({ length: 10 }, (_, digit) => String.fromCodePoint(zero + digit)).join("");
      expect([named(ten), plainNumber(ten)]).toEqual([named(ten), "0123456789"]);
    }
  });
});

describe("letters and digits", () => {
  it.each([
    "FT1234-5678",
    "FT1234 5678",
    "ft1234/5678",
    "FT12345678",
    "ＦＴ１２３４－５６７８",
    "FT\u200B1234\u202F5678.",
  ])("identify a reference, however it is written: %s", (written) =>
    expect(lettersAndDigits(written)).toBe("ft12345678"),
  );
});

it("a text without a visible character is blank", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...unseen, ...blanks, "\n")), (signs) => {
      expect(isBlank(signs.join(""))).toBe(true);
      expect(isBlank(`${signs.join("")}x`)).toBe(false);
    }),
  );
});

it.each(Object.entries({ plainText, plainLine, plainName, plainCode, plainNumber, lettersAndDigits }))(
  "reading twice with %s gives the same as reading once",
  (_name, read) => {
    const signs = fc.constantFrom(...unseen, ...blanks, ...dashes, ..."<aﬁé4\u0301\u{1F468}\u2764\u06CC№º٣Ａ\r\n");
    const text = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.array(signs).map((all) => all.join("")),
    );
    fc.assert(
      fc.property(text, (typed) => expect(read(read(typed))).toBe(read(typed))),
      { numRuns: 500 },
    );
  },
);
