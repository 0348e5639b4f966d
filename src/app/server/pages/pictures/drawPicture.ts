import { BRAND } from "../../../../shared/shop";
import type { Art } from "./art";
import { PICTURE_SIZE } from "./pictureAddress";

/** The texts of a picture, in its language. */
export type Pictured = { zoneCode: string; carClass: string | null; name: string; line: string };

const { width, height } = PICTURE_SIZE;
/** The scene is as wide as the picture; the rest of the height is for words. */
const SCALE = width / 780;
const SCENE = Math.round(SCALE * 292);
const TILES = 24;
const GROUND = 62;
const MARGIN = 56;

/** How large a name is written by its length, and how many letters then are in a line. */
const sizes = [
  { size: 76, letters: 26 },
  { size: 58, letters: 34 },
  { size: 46, letters: 43 },
] as const;

/** A subject as a poster, in SVG: the place's scene with a car in front of it, the name below, our mark beside it. (WEB-25) */
export function drawPicture({ zoneCode, carClass, name, line }: Pictured, art: Art): string {
  const { page, ink, inkSoft, sand } = art.colours;
  const car = carClass === null ? "" : (art.cars[carClass] ?? art.cars[""] ?? "");
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    // The scene continues beyond its frame: the part below is covered.
    `<g transform="scale(${SCALE}) translate(150 -24)">${art.scenes[zoneCode] ?? art.scenes[""] ?? ""}</g>`,
    // Some scenes end in water: the car has ground of its own.
    car && `<rect y="${SCENE - GROUND}" width="${width}" height="${GROUND}" fill="${sand}"/>`,
    car && `<g transform="translate(860 ${SCENE - 30}) scale(1.7)">${car}</g>`,
    `<rect y="${SCENE}" width="${width}" height="${height - SCENE}" fill="${page}"/>`,
    `<svg y="${SCENE - TILES / 2}" width="${width}" height="${TILES}">${art.tiles}</svg>`,
    ...nameLines(name).map(
      ({ text, size, y }) =>
        `<text x="${MARGIN}" y="${y}" font-family="Bricolage Grotesque" font-weight="700" font-size="${size}" fill="${ink}">${escaped(text)}</text>`,
    ),
    `<text x="${MARGIN}" y="${height - 34}" font-family="Figtree" font-size="30" fill="${inkSoft}">${escaped(shortened(line, 48))}</text>`,
    `<g transform="translate(${width - MARGIN - 204} ${height - 73}) scale(1.2)">${art.mark}</g>`,
    `<text x="${width - MARGIN}" y="${height - 37}" text-anchor="end" font-family="Bricolage Grotesque" font-weight="700" font-size="34" fill="${ink}">${BRAND}</text>`,
    "</svg>",
  ].join("");
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

/** Two lines of at most so many letters, neither much longer than the other. */
function inTwo(text: string, letters: number): [string, string] {
  const end = endOfWord(text, Math.min(letters, Math.ceil(text.length / 2) + 6));
  return [text.slice(0, end), shortened(text.slice(end).trim(), letters)];
}

const shortened = (text: string, letters: number) =>
  text.length <= letters ? text : `${text.slice(0, endOfWord(text, letters - 1)).trimEnd()}…`;

/** Where a text is parted to be no longer than so many letters: between words, where it has some. */
function endOfWord(text: string, letters: number): number {
  const space = text.lastIndexOf(" ", letters);
  return space > 0 ? space : letters;
}

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };
/** XML has no place for control signs, however they are written. */
const escaped = (words: string) =>
  words.replaceAll(/\p{Cc}/gu, " ").replaceAll(/[&<>]/g, (sign) => escapes[sign] ?? sign);
