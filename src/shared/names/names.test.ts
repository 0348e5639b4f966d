import fc from "fast-check";
import { transcriptions } from "./letters";
import { isNoName, isSameName, isSamePart } from "./names";
import { areAlike, spelled, spellings, wordsOf } from "./transcription";

it.each([
  ["Ä", "A AE"],
  ["Ö", "O OE"],
  ["Ü", "U UE UXX"],
  ["Å", "A AA"],
  ["Ø", "O OE"],
  ["Æ", "AE"],
  ["Œ", "OE"],
  ["Ñ", "N NXX"],
  ["ẞ", "SS"],
  ["Þ", "TH"],
  ["Ð", "D"],
  ["Đ", "D DJ"],
  ["Ħ", "H"],
  ["Ŋ", "N"],
  ["Ŧ", "T"],
  ["Ł", "L"],
  ["İ", "I"],
  ["ı", "I"],
  ["Ə", "E A"],
  ["Ș", "S"],
  ["Ţ", "T"],
  ["Ř", "R"],
  ["Ế", "E"],
  ["Ō", "O OH"],
  ["Ĳ", "IJ"],
  ["Ж", "ZH"],
  ["Щ", "SHCH SHT"],
  ["Ю", "IU YU"],
  ["Я", "IA YA"],
  ["Ь", ""],
  ["Θ", "TH"],
  ["Χ", "CH"],
])("the letter %s may be written in each of these ways: %s (ACC-21)", (letter, ways) => {
  for (const way of ways.split(" ")) {
    expect(isSameName(`Mo${letter}ra`, `MO${way}RA`)).toBe(true);
    expect(isSameName(`mo${way.toLowerCase()}ra`, `Mo${letter.normalize("NFD").toLowerCase()}ra`)).toBe(true);
  }
});

it.each(["'", "’", "‘", "`", "´", "ʻ", "ʼ", "ʹ", "ʾ", "ʿ", "＇", "′", "·", "\u200B", "\u00AD", "\u2060"])(
  "the sign %j does not divide a name (ACC-21)",
  (sign) => expect(isSameName(`Ka${sign}ahu`, "KAAHU")).toBe(true),
);

it.each([" ", "\u00A0", "\u202F", "\u3000", "-", "‐", "‑", "–", "−", ".", ". ", "<"])(
  "%j divides a name into words that may also be written together (ACC-21)",
  (sign) => {
    expect(wordsOf(`Ana${sign}Belén`).map(spelled)).toEqual(["ana", "belen"]);
    expect(isSameName(`Ana${sign}Belén`, "ANABELEN")).toBe(true);
  },
);

it("a pair of letters that is transcribed together is compared as the pair (ACC-21)", () => {
  expect(isSameName("Παπαδοπούλου", "PAPADOPOULOU")).toBe(true);
  expect(isSameName("Μαΐου", "MAIOU")).toBe(true);
  expect(isSameName("Δημήτρης Ταΰγετος", "DIMITRIS TAYGETOS")).toBe(true);
  expect(isSameName("Мария", "MARIYA")).toBe(true);
});

it.each([
  ["Muller", "Mueller"],
  ["Michal", "Michael"],
  ["Ana García", "García Ana"],
  ["Isac", "Isaac"],
  ["Joel", "Jol"],
  ["राम", "रमा"],
  ["...", "..."],
  ["", ""],
])("%j and %j are different names: they have no transcription in common (ACC-21)", (one, other) => {
  expect(isSameName(one, other)).toBe(false);
  expect(isSameName(other, one)).toBe(false);
});

it("a placeholder for a missing name is no name (ACC-22)", () => {
  expect(["FNU", "lnu", "XXX", "xx", "-", "", " . ", "NFN"].map(isNoName)).toEqual(Array(8).fill(true));
  expect(["Fnua", "Ana", "X", "李"].map(isNoName)).toEqual(Array(4).fill(false));
  expect(isSameName("FNU Suharto", "- SUHARTO")).toBe(true);
  expect(isSameName("FNU", "FNU")).toBe(true);
  expect([isSamePart("FNU", "-"), isSamePart("-", "Ana"), isSamePart("Jürgen", "JUERGEN")]).toEqual([
    true,
    false,
    true,
  ]);
});

describe("whatever the letters", () => {
  const letter = fc.oneof(
    fc.constantFrom(...transcriptions.keys()),
    fc.constantFrom(..."abcdefghijklmnopqrstuvwxyzáèîõûýç"),
  );
  const name = fc.array(letter, { minLength: 1, maxLength: 12 }).map((letters) => letters.join(""));

  it("a name equals each of its spellings, and each of them equals it (ACC-21)", () => {
    fc.assert(
      fc.property(name, (written) => {
        const ways = spellings(wordsOf(written).flat(), 40).filter((way) => way !== "");
        return ways.every((way) => isSameName(written, way) && isSameName(way.toUpperCase(), written));
      }),
    );
  });

  it("the comparison of two names is symmetric (ACC-21)", () => {
    const short = fc.array(fc.constantFrom(..."aeoäåüusßðđdj"), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(short, short, (one, other) => {
        const [a, b] = [one.join(""), other.join("")];
        return isSameName(a, b) === isSameName(b, a);
      }),
    );
  });

  it("two words are alike if they have a spelling in common (ACC-21)", () => {
    const few = fc.array(fc.constantFrom(..."aeoäöüåuñnx"), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(few, few, (one, other) => {
        const [a = [], b = []] = [wordsOf(one.join(""))[0], wordsOf(other.join(""))[0]];
        const common = spellings(a, 1000).some((way) => spellings(b, 1000).includes(way));
        return areAlike(a, b) === common;
      }),
    );
  });
});
