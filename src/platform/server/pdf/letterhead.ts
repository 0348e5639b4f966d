import { coloursOf } from "../../../shared/brandColours";
import type { Language } from "../../../shared/language";
import { addressOf, legalLines, nameOf, type Shop } from "../../../shared/shop";
import { type Marks, marksOf } from "../shop/marks";

/** The letterhead: the shop's name and mark at the top of each page, its colours, and its legal line at the bottom. */
export type Letterhead = {
  name: string;
  /** The mark as PNG in base64; null: none. */
  mark: string | null;
  /** Its main colour and its accent, `#RRGGBB`. */
  main: string;
  accent: string;
  /** Company, address and legal text, on one line; "": nothing is set. */
  legal: string;
};

/** The letterhead of a shop's papers in a language. (OPS-154) */
export async function letterheadOf(shop: Shop, marks: Pick<Marks, "ofMail">, language: Language): Promise<Letterhead> {
  const { sea, coral } = coloursOf(shop.brand).day;
  // An unreadable mark must not stop a paper.
  const mark = await marks.ofMail(marksOf(shop).day).catch(() => null);
  const legal = [...(shop.name ? [shop.name] : []), ...addressOf(shop), ...legalLines(shop, language)];
  return {
    name: nameOf(shop),
    mark: mark && Buffer.from(mark).toString("base64"),
    main: sea,
    accent: coral,
    legal: legal.join(" · "),
  };
}
