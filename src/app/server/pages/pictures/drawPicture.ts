import { waveTile } from "../../../../shared/daysOwn";
import { escapeHtml } from "../../../../shared/escapeHtml";
import type { Colours } from "../../../../shared/palette";
import { withoutUnprinted } from "../../../../shared/paperLetters";
import type { Art } from "./art";
import { PICTURE_SIZE } from "./pictureAddress";

/** The texts of a picture, in its language. */
export type Pictured = { zoneCode: string; carClass: string | null; name: string; line: string };

/** Whose picture it is: the shop's name, its mark as a `data:` address, and its colours by day. */
export type Signed = { name: string; mark: string; colours: Pick<Colours, "sea" | "page" | "mango" | "coral"> };

const tileRow = (colours: Signed["colours"]) =>
  `<pattern id="tiles" width="48" height="24" patternUnits="userSpaceOnUse">${waveTile(colours)}</pattern><rect width="100%" height="100%" fill="url(#tiles)"/>`;

const { width, height } = PICTURE_SIZE;
/** The scene has the picture's width; the text is below it. */
const SCALE = width / 780;
const SCENE = Math.round(SCALE * 292);
const TILES = 24;
const GROUND = 62;
const MARGIN = 56;
const INNER = width - 2 * MARGIN;
/** The side of the shop's mark, and the space between it and its name. */
const MARK = 48;
const GAP = 14;
/** The most that the shop's name takes of the last line, and its font size. */
const NAME = 360;
const NAME_SIZE = 34;

/** Font size by the length of a name, and the most letters in a line of that size. */
const sizes = [
  { size: 76, letters: 26 },
  { size: 58, letters: 34 },
  { size: 46, letters: 43 },
] as const;

/**
 * A subject's picture in SVG: the place's scene with a car in front of it, the name below, the shop's mark beside it.
 * (WEB-25)
 */
export function drawPicture({ zoneCode, carClass, ...texts }: Pictured, art: Art, by: Signed): string {
  const name = drawable(texts.name);
  const line = shortened(drawable(texts.line), 48);
  const shop = shortened(drawable(by.name), 28);
  const shopSize = sizeWithin(NAME, shop, NAME_SIZE);
  // An upper estimate of the drawn width, so that the text stays in the picture.
  const shopWidth = Math.min(NAME, Math.ceil(widthIn(shop, shopSize)));
  const signature = MARK + GAP + shopWidth;
  const { page, ink, inkSoft, sand } = art.colours;
  const car = carClass === null ? "" : (art.cars[carClass] ?? art.cars[""] ?? "");
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    // The scene is taller than its frame; the rectangle below covers the rest.
    `<g transform="scale(${SCALE}) translate(150 -24)">${art.scenes[zoneCode] ?? art.scenes[""] ?? ""}</g>`,
    // Some scenes end in water: the car gets ground to stand on.
    car && `<rect y="${SCENE - GROUND}" width="${width}" height="${GROUND}" fill="${sand}"/>`,
    car && `<g transform="translate(860 ${SCENE - 30}) scale(1.7)">${car}</g>`,
    `<rect y="${SCENE}" width="${width}" height="${height - SCENE}" fill="${page}"/>`,
    `<svg y="${SCENE - TILES / 2}" width="${width}" height="${TILES}">${tileRow(by.colours)}</svg>`,
    ...nameLines(name).map(
      ({ text, size, y }) =>
        `<text x="${MARGIN}" y="${y}" font-family="Bricolage Grotesque" font-weight="700" font-size="${sizeWithin(INNER, text, size)}" fill="${ink}">${escapeHtml(text)}</text>`,
    ),
    `<text x="${MARGIN}" y="${height - 34}" font-family="Figtree" font-size="${sizeWithin(INNER - signature - 2 * GAP, line, 30)}" fill="${inkSoft}">${escapeHtml(line)}</text>`,
    `<image x="${width - MARGIN - signature}" y="${height - 73}" width="${MARK}" height="${MARK}" href="${by.mark}"/>`,
    `<text x="${width - MARGIN - shopWidth}" y="${height - 37}" font-family="Bricolage Grotesque" font-weight="700" font-size="${shopSize}" fill="${ink}">${escapeHtml(shop)}</text>`,
    "</svg>",
  ].join("");
}

/** A text without characters that our fonts lack (PAPER-11): the preview has it as text next to the picture. */
const drawable = (text: string): string => withoutUnprinted(text, " ").replace(/\s+/g, " ").trim();

/** The font size in which a line stays within this width: smaller if it has many wide letters. */
function sizeWithin(most: number, text: string, size: number): number {
  return Math.min(size, Math.floor(most / widthIn(text, 1)));
}

/** About the width of a line in a size. */
function widthIn(text: string, size: number): number {
  const wide = text.match(/[\p{Lu}\p{Emoji_Presentation}]|(?!\p{Script=Latin})\p{L}/gu)?.length ?? 0;
  return size * (0.56 * text.length + 0.16 * wide);
}

/** A name in one line, or in two smaller ones; what is longer still is cut. */
function nameLines(name: string): { text: string; size: number; y: number }[] {
  const one = sizes.find(({ letters }) => name.length <= letters);
  if (one) return [{ text: name, size: one.size, y: SCENE + 92 }];
  const size = 42;
  const [first, second] = inTwo(name, 47);
  return [
    { text: first, size, y: SCENE + 58 },
    { text: second, size, y: SCENE + 104 },
  ];
}

/** Two lines of at most `letters` letters, of similar length. */
function inTwo(text: string, letters: number): [string, string] {
  const end = endOfWord(text, Math.min(letters, Math.ceil(text.length / 2) + 6));
  return [text.slice(0, end), shortened(text.slice(end).trim(), letters)];
}

const shortened = (text: string, letters: number) =>
  text.length <= letters ? text : `${text.slice(0, endOfWord(text, letters - 1)).trimEnd()}…`;

/** Where to cut a text so that it has at most `letters` letters: at a space if it has one. */
function endOfWord(text: string, letters: number): number {
  const space = text.lastIndexOf(" ", letters);
  return space > 0 ? space : letters;
}
