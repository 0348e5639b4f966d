import { coloursOf } from "./brandColours";
import { escapeHtml } from "./escapeHtml";
import { withoutUnprinted } from "./paperLetters";
import { nameOf, type Shop } from "./shop";

/** Where the pictures of a shop's mark are: this plus a mark's name, a dot, the use and `.png`. (OPS-153) */
export const MARKS = "/shop-marks";

/** The uses of a mark, with the side of its picture in pixels. */
export const markSizes = { head: 96, apple: 180, icon192: 192, icon512: 512, maskable512: 512 } as const;
export type MarkUse = keyof typeof markSizes;

/** The side of a stored mark, in pixels. */
export const MARK_SIDE = 512;

export const markAddress = (mark: string, use: MarkUse): string => `${MARKS}/${mark}.${use}.png`;

/** The mark of a shop without a logo: the first letter of its name on its main colour. */
export function drawnMark(shop: Shop, scheme: "day" | "night"): string {
  const { sea, onSea } = coloursOf(shop.brand)[scheme];
  const [letter = "•"] = withoutUnprinted(nameOf(shop), "").trim().toUpperCase();
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${MARK_SIDE}" height="${MARK_SIDE}" viewBox="0 0 40 40">`,
    `<rect width="40" height="40" rx="9" fill="${sea}"/>`,
    `<text x="20" y="29.5" text-anchor="middle" font-family="Bricolage Grotesque" font-weight="700" font-size="27" fill="${onSea}">${escapeHtml(letter)}</text>`,
    "</svg>",
  ].join("");
}
