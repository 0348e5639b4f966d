import type { drawGuide } from "../../../features/information/server/guide.drawing";
import type { drawReceipt } from "../../../features/papers/server/receipt.drawing";
import type { drawVoucher } from "../../../features/papers/server/voucher.drawing";
import { type AskedPaper, withLetterhead } from "../../../features/payments/methods/server/methods.papers";
import type { Work } from "../../../platform/server/background/thread";
import type { CacheUntilChange } from "../../../platform/server/caches/cachedUntilChange";
import { cachedWork } from "../../../platform/server/caches/cachedWork";
import { type Letterhead, letterheadOf } from "../../../platform/server/pdf/letterhead";
import type { Services } from "../../../platform/server/services";
import { shopMarks } from "../../../platform/server/shop/marks";
import { readShop } from "../../../platform/server/shop/shop.repository";
import type { Language } from "../../../shared/language";
import type { DrawingTask } from "../background/drawing";

type Deps = Pick<Services, "db"> & { draw: Work<DrawingTask>; cacheUntilChange: CacheUntilChange };
/** What a paper is rendered from besides the letterhead. */
type Asked<Draw extends (...given: never[]) => unknown> =
  Parameters<Draw> extends [...infer Given, Letterhead] ? Given : never;

/** The shop's operator, the pictures of its mark, and papers with its letterhead. */
export function composeShop({ db, draw, cacheUntilChange }: Deps) {
  /** Every page shows it, so it is cached. */
  const shop = cacheUntilChange(() => readShop(db));
  const marks = shopMarks({ db, shop, drawPng: (given) => draw({ paper: "picture", given }) });
  const drawOnce = cachedWork(draw);
  /** Draws a paper with the shop's letterhead in a language. (OPS-154) */
  const withHead = async (language: Language, drawn: (by: Letterhead) => Promise<Uint8Array>) =>
    drawn(await letterheadOf(await readShop(db), marks, language));
  const drawing = {
    receipt: (...[language, receipt]: Asked<typeof drawReceipt>) =>
      withHead(language, (by) => draw({ paper: "receipt", given: [language, receipt, by] })),
    voucher: (...[voucher, guests, language]: Asked<typeof drawVoucher>) =>
      withHead(language, (by) => drawOnce({ paper: "voucher", given: [voucher, guests, language, by] })),
    guide: (...[guide, language]: Asked<typeof drawGuide>) =>
      withHead(language, (by) => drawOnce({ paper: "guide", given: [guide, language, by] })),
    ofMethods: (paper: AskedPaper) => withHead(paper.given[0], (by) => drawOnce(withLetterhead(paper, by))),
  };
  return { shop, marks, drawing };
}
