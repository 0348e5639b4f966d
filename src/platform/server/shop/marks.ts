import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { lightColours } from "../../../shared/palette";
import type { Shop } from "../../../shared/shop";
import { drawnMark, MARK_SIDE, type MarkUse, markSizes } from "../../../shared/shopMark";
import type { Work } from "../background/thread";
import { cachedWork } from "../caches/cachedWork";
import { shopPictures } from "../db/schema/shop";
import { Problem } from "../problem";
import type { Tx } from "../services";
import { openPicture } from "../uploads/pictures";

/** The name of a picture: a digest of its content, so that it never changes under its name. */
export const pictureName = (content: Uint8Array | string): string =>
  createHash("sha256").update(content).digest("hex").slice(0, 32);

/** The names of a shop's marks by day and at night: its own pictures, else generated ones. (OPS-153) */
export function marksOf(shop: Shop): { day: string; night: string } {
  const { logo, logoNight } = shop.brand;
  return {
    day: logo ?? pictureName(drawnMark(shop, "day")),
    night: logoNight ?? logo ?? pictureName(drawnMark(shop, "night")),
  };
}

/** Stores pictures of marks under their names. */
export async function keepPictures(tx: Tx, pictures: readonly Uint8Array[]): Promise<void> {
  const rows = pictures.map((content) => ({ name: pictureName(content), content }));
  await tx.insert(shopPictures).values(rows).onConflictDoNothing();
}

type Deps = {
  db: Tx;
  shop: () => Promise<Shop>;
  /** Renders an SVG, in any thread. */
  drawPng: Work<string>;
};

export type Marks = ReturnType<typeof shopMarks>;

/** The pictures of the shop's mark, in all used sizes. (OPS-153) */
export function shopMarks({ db, shop, drawPng }: Deps) {
  async function whole(name: string): Promise<Uint8Array | null> {
    const current = await shop();
    for (const scheme of ["day", "night"] as const) {
      const svg = drawnMark(current, scheme);
      if (pictureName(svg) === name) return drawPng(svg);
    }
    const [stored] = await db
      .select({ content: shopPictures.content })
      .from(shopPictures)
      .where(eq(shopPictures.name, name));
    return stored?.content ?? null;
  }

  const made = cachedWork<{ name: string; use: MarkUse }>(async ({ name, use }) => {
    const content = await whole(name);
    if (!content) throw new Problem("notFound");
    return sized(content, use);
  });

  return {
    /** A mark for a use, as PNG. Throws `notFound` if no mark has the name. */
    picture: (name: string, use: MarkUse): Promise<Uint8Array> => made({ name, use }),
    /**
     * The mark that an email refers to, or the current one if a generated mark has changed since the email was written.
     */
    ofMail: (name: string): Promise<Uint8Array> =>
      made({ name, use: "head" }).catch(async () => made({ name: marksOf(await shop()).day, use: "head" })),
  };
}

/** The part of a maskable icon that phones may cut off on each side, and the margin of other icons. */
const BORDERS: Readonly<Partial<Record<MarkUse, number>>> = { maskable512: 0.18, apple: 0.1 };

async function sized(content: Uint8Array, use: MarkUse): Promise<Uint8Array> {
  const { opened } = await openPicture(content);
  const side = markSizes[use];
  const border = Math.round(side * (BORDERS[use] ?? 0));
  const inner = opened.resize({ width: side - 2 * border, height: side - 2 * border });
  if (border === 0) return inner.png().toBuffer();
  const around = { top: border, bottom: border, left: border, right: border };
  return inner
    .extend({ ...around, background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .flatten({ background: lightColours.page })
    .png()
    .toBuffer();
}

/**
 * Makes a mark of a picture: a square with the upright picture in its middle, in sRGB and without metadata. Throws
 * `upload.damaged`. (OPS-153, SAFE-43)
 */
export async function squareMark(content: Uint8Array): Promise<Uint8Array> {
  const { opened } = await openPicture(content);
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  return opened
    .autoOrient()
    .resize({ width: MARK_SIDE, height: MARK_SIDE, fit: "contain", background: clear })
    .toColourspace("srgb")
    .png({ compressionLevel: 9 })
    .timeout({ seconds: 20 })
    .toBuffer()
    .catch(() => {
      throw new Problem("upload.damaged");
    });
}
