/** Photographs of one thing: more nobody looks at. */
export const MOST_PHOTOS = 40;
/** Letters of a caption or a description in one language. */
export const MOST_LETTERS = 200;

/** Pixels across of what is made of a photograph: from a card on a phone to the gallery on a sharp screen. (PHOTO-2) */
const WIDTHS = [320, 640, 1024, 1600] as const;
/** The longer side of the largest. */
export const LONGEST_SIDE = 1600;

/** Best first, as a browser is offered them. */
export const photoFormats = ["avif", "webp"] as const;
export type PhotoFormat = (typeof photoFormats)[number];

/** As social networks show a link large, in pixels; made in the one format that all of them read. */
export const SHARED_SIZE = { width: 1200, height: 630 } as const;

/** The widths that there are of a photograph, whose own is the largest: nothing is blown up. */
export const widthsOf = (width: number): number[] => [...WIDTHS.filter((one) => one < width), width];

export const photoFile = (file: string, width: number, format: PhotoFormat) => `${file}-${width}.${format}`;
export const sharedFile = (file: string) => `${file}-shared.jpg`;

/** All files of a photograph. */
export const filesOf = (file: string, width: number): string[] => [
  ...photoFormats.flatMap((format) => widthsOf(width).map((one) => photoFile(file, one, format))),
  sharedFile(file),
];

/** Where photographs are served. (PHOTO-5) */
export const PHOTOS = "/photos";
const address = (name: string) => `${PHOTOS}/${name}`;

/** The one URL where only one can be given: its largest WebP. */
export const photoAddress = (file: string, width: number) => address(photoFile(file, width, "webp"));
export const sharedAddress = (file: string) => address(sharedFile(file));

/** What a browser chooses from, in one format: `srcset`. */
export const sourceSet = (file: string, width: number, format: PhotoFormat): string =>
  widthsOf(width)
    .map((one) => `${address(photoFile(file, one, format))} ${one}w`)
    .join(", ");

/** An order of all of some things, by their names; null for anything else. */
export function reordered<Thing extends { file: string }>(
  things: readonly Thing[],
  files: readonly string[],
): Thing[] | null {
  const byFile = new Map(things.map((thing) => [thing.file, thing]));
  const sorted = files.flatMap((file) => byFile.get(file) ?? []);
  return sorted.length === things.length && new Set(files).size === things.length && files.length === things.length
    ? sorted
    : null;
}
