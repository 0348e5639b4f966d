import { PDF } from "@libpdf/core";
import { letterhead as named } from "../../../../test/fixtures/server/letterheadBed";
import { hardAddress, hardNames, letters, readPaper } from "../../../../test/fixtures/server/paperBed";
import { unprintedIn } from "../../../shared/paperLetters";
import { type Face, fontsOf } from "./fonts";
import { MARGIN, PAGE_WIDTH, Sheet } from "./sheet";

/** The paper contains only what a test writes. */
const letterhead = { ...named, name: "" };

describe("the band at a paper's edges", () => {
  it("consists of whole tiles from edge to edge, and its first and last colours match (PAPER-9)", () => {
    const sheet = Sheet.begin("Paper", "en", letterhead);
    const columns: number[] = [];
    const { page } = sheet;
    page.drawSvgPath = (_path, { x = 0 } = {}) => {
      columns.push(x);
    };
    sheet.tileBand(0);
    const left = [...new Set(columns)];
    const side = page.width / left.length;
    expect(left.length % 4).toBe(0);
    expect(Math.min(...left)).toBe(0);
    expect(Math.max(...left) + side).toBeCloseTo(page.width, 6);
  });
});

const faces: Face[] = ["text", "strong", "display", "script"];

describe("a text on a paper (PAPER-11)", () => {
  it("has a glyph in each face for every character that papers accept", () => {
    const fontFor = fontsOf(PDF.create());
    const missing: string[] = [];
    for (let code = 0x20; code < 0x20000; code += 1) {
      const sign = String.fromCodePoint(code);
      // Invisible characters and blanks of other widths are not drawn.
      if (/[\p{Default_Ignorable_Code_Point}\p{Zs}\p{Cc}\p{Cs}\p{Cn}]/u.test(sign)) continue;
      // Some signs have another composed form.
      if (sign.normalize("NFC") !== sign || unprintedIn(sign).length > 0) continue;
      for (const face of faces) if (!fontFor(face, sign).canEncode(sign)) missing.push(`${face} ${sign}`);
    }
    expect(missing).toEqual([]);
  });

  it.each(faces)("is read back from %s letter for letter, in its margins", async (face) => {
    const sheet = Sheet.begin("Paper", "en", letterhead);
    for (const name of [...hardNames, hardAddress]) sheet.write(name, { face, size: 34 });
    const paper = await readPaper(await sheet.save());
    for (const name of [...hardNames, hardAddress]) expect(paper.letters).toContain(letters(name));
    expect(paper.outside).toEqual([]);
  });

  it.each(faces)("a text on a paper of several lines keeps the face's own font (%s)", async (face) => {
    const sheet = Sheet.begin("Paper", "en", letterhead);
    sheet.write("Ana\r\nRivera\tSoto", { face });
    const bytes = await sheet.save();
    expect(Buffer.from(bytes).toString("latin1")).not.toContain("DejaVu");
    expect((await readPaper(bytes)).text).toContain("Ana Rivera Soto");
  });

  it("a text on a paper with combining accents that have no composed letter is set in a font that positions them", async () => {
    const sheet = Sheet.begin("Paper", "en", letterhead);
    sheet.write("G\u0303uarani", { face: "script" });
    expect(Buffer.from(await sheet.save()).toString("latin1")).toMatch(/DejaVuSerif/);
  });

  it("a text on a paper that was stored in unsupported letters is replaced by a notice, without empty boxes", async () => {
    const sheet = Sheet.begin("Paper", "en", letterhead);
    sheet.write("812 · 李小龙 王, Ana and a 🎂\u200D cake");
    sheet.write("שלום");
    const { text } = await readPaper(await sheet.save());
    expect(text).toContain("812 · [cannot be printed], Ana and a [cannot be printed] cake");
    expect(text).toMatch(/\[cannot be printed\]\s*$/);
  });
});

describe("a word that is wider than its column (PAPER-13)", () => {
  it("is broken, after a punctuation mark of an address if it has one", async () => {
    const sheet = Sheet.begin("Paper", "en", letterhead);
    sheet.facts([
      ["Email", "maria-fernanda.gonzalez-rodriguez641@universidad-norte.example"],
      ["Plan", "1001"],
    ]);
    const paper = await readPaper(await sheet.save());
    expect(paper.text).toContain("maria-fernanda.gonzalez-rodriguez641@ ");
    expect(paper.text).toContain("universidad-norte.example");
    expect(paper.outside).toEqual([]);
  });

  it("is followed by text on the same line, and has no empty line before it", async () => {
    const sheet = Sheet.begin("Paper", "en", letterhead);
    const before = sheet.y;
    sheet.write("x".repeat(60), { size: 10, width: 200 });
    expect(before - sheet.y).toBeCloseTo(2 * 14, 5);
  });
});

describe("texts in adjacent columns", () => {
  it("begin on the same line, even at the end of a page (PAPER-13)", async () => {
    const sheet = Sheet.begin("Paper", "en", letterhead);
    sheet.y = MARGIN + 30;
    sheet.facts([
      ["Signed by", `First ${"name ".repeat(30)}`],
      ["Signed at", "Noon"],
    ]);
    sheet.y = MARGIN + 10;
    sheet.amount(`Stay ${"long ".repeat(60)}`, "$1.00");
    const pages = (await PDF.load(await sheet.save())).extractText();
    const place = (said: string) => {
      const page = pages.findIndex(({ text }) => text.includes(said));
      const line = pages[page]?.lines.find(({ text }) => text.includes(said));
      return { page, baseline: Math.round(line?.baseline ?? 0) };
    };
    expect(place("First name")).toEqual(place("Noon"));
    expect(place("Stay long")).toEqual(place("$1.00"));
    expect(place("Noon").page).toBe(1);
  });

  it("leave room for the amount, however large it is", async () => {
    const sheet = Sheet.begin("Paper", "en", letterhead);
    sheet.amount("Total ".repeat(20).trim(), "$12,345,678,901.00", { size: 20 });
    const [page] = (await PDF.load(await sheet.save())).extractText();
    const signs = page?.lines.flatMap(({ spans }) => spans.flatMap(({ chars }) => chars)) ?? [];
    const amount = signs.find(({ char }) => char === "$")?.bbox.x ?? 0;
    const ends = signs.filter(({ char }) => /[a-z]/i.test(char)).map(({ bbox }) => bbox.x + bbox.width);
    expect(Math.max(...ends)).toBeLessThan(amount);
  });
});

it("every page has the shop's name above and its legal line below, however long it is (OPS-154)", async () => {
  const legal = "Registro mercantil 20-417, agencia de viajes con licencia de La Habana · ".repeat(4).trim();
  const sheet = Sheet.begin("Paper", "en", { ...named, legal });
  sheet.nextPage();
  const pages = (await PDF.load(await sheet.save())).extractText();
  expect(pages).toHaveLength(2);
  for (const { text } of pages) for (const said of ["Caimán", "20-417"]) expect(text).toContain(said);
  // In two lines below the margin, above the tiles.
  const { outside } = await readPaper(await sheet.save());
  expect(new Set(outside.map(({ y }) => y > 25 && y < MARGIN))).toEqual(new Set([true]));
  for (const { x, width } of outside) expect(x + width).toBeLessThanOrEqual(PAGE_WIDTH - MARGIN + 1);
});
