import { PDF } from "@libpdf/core";
import { MARGIN, PAGE_WIDTH } from "../../../src/platform/server/pdf/sheet";

/** The longest name, without a place to break it. */
export const unbroken = `Wolfe${"schlegelsteinhausenbergerdorff".repeat(3).slice(0, 75)}`;

/** Names that people have, and that papers found hard: long, unbroken, and with letters that few fonts have. */
export const hardNames = [
  "Łukasz Żółć",
  "Nguyễn Thị Ánh Nguyệt",
  "Rəşad Məmmədov",
  "Kawika Kaʻahumanu",
  "Seán OʼBrien D’Angelo O`Neill",
  "Þórsdóttir Æsa Ðorđe Ġorġ Buħaġiar",
  "G\u0303uarani Ñuflo M.ª José",
  "Νίκος Παπαδοπούλου",
  "Анна Щербакова",
  "Wannakuwattewaduge Kurukulasuriya Warnakulasuriya Mudiyanselage Don Anthony Jayasekera Gunawardhana Arachchige",
  unbroken,
];
/** The longest address that a mail server takes. */
export const hardAddress = `maria-fernanda.gonzalez-rodriguez641${"x".repeat(28)}@${"universidad-norte-del-caribe.".repeat(6)}example`;

/** A paper read back: its pages, its letters in the order in which they were drawn, without blanks, and the texts that leave the margins. */
export async function readPaper(bytes: Uint8Array) {
  const pages = (await PDF.load(bytes)).extractText();
  const drawn = pages.map(({ lines }) => lines.flatMap(({ spans }) => spans));
  const outside = drawn
    .flat()
    .filter(
      ({ text, bbox: { x, y, width } }) =>
        text.trim() !== "" && (x < MARGIN - 1 || x + width > PAGE_WIDTH - MARGIN + 1 || y < MARGIN - 12),
    );
  const inOrder = drawn.flatMap((spans) =>
    spans
      .flatMap(({ chars }) => chars)
      .sort((one, other) => (one.sequenceIndex ?? 0) - (other.sequenceIndex ?? 0))
      .map(({ char }) => char),
  );
  return {
    pages: pages.length,
    text: pages
      .map(({ text }) => text)
      .join(" ")
      .replace(/\s+/g, " "),
    letters: letters(inOrder.join("")),
    outside: outside.map(({ text, bbox }) => ({ text, ...bbox })),
  };
}

/** A text as `letters` of a paper holds it. */
export const letters = (text: string): string => text.normalize("NFC").replace(/\s+/g, "");
