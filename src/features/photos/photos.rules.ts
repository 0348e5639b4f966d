/** The most photographs of one subject. */
export const MOST_PHOTOS = 40;
/** Characters of a caption or a description in one language. */
export const MOST_LETTERS = 200;

/**
 * Widths in pixels of the files made of a photograph, from a card on a phone to the gallery on a sharp screen.
 * (PHOTO-2)
 */
const WIDTHS = [320, 640, 1024, 1600] as const;
/** The longer side of the largest file, in pixels. */
export const LONGEST_SIDE = 1600;

/** In the order in which a browser is offered them, best first. */
export const photoFormats = ["avif", "webp"] as const;
export type PhotoFormat = (typeof photoFormats)[number];

/** Size in pixels for social networks' link previews, made as JPEG, which all of them read. */
export const SHARED_SIZE = { width: 1200, height: 630 } as const;

/** The widths of a photograph's files; its own is the largest, as nothing is enlarged. */
export const widthsOf = (width: number): number[] => [...WIDTHS.filter((one) => one < width), width];

export const photoFile = (file: string, width: number, format: PhotoFormat) => `${file}-${width}.${format}`;
export const sharedFile = (file: string) => `${file}-shared.jpg`;

/** All files of a photograph. */
export const filesOf = (file: string, width: number): string[] => [
  ...photoFormats.flatMap((format) => widthsOf(width).map((one) => photoFile(file, one, format))),
  sharedFile(file),
];

/** The path under which photographs are served. (PHOTO-5) */
export const PHOTOS = "/photos";
const address = (name: string) => `${PHOTOS}/${name}`;

/** A single URL for contexts without a choice of sizes: the largest WebP. */
export const photoAddress = (file: string, width: number) => address(photoFile(file, width, "webp"));
export const sharedAddress = (file: string) => address(sharedFile(file));

/** The `srcset` of a photograph in one format. */
export const sourceSet = (file: string, width: number, format: PhotoFormat): string =>
  widthsOf(width)
    .map((one) => `${address(photoFile(file, one, format))} ${one}w`)
    .join(", ");

/** The items in the order of `files`; null unless these name all of them once. */
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
