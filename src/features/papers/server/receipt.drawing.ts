import { havanaMoment } from "../../../platform/server/http/formats";
import { findText, text } from "../../../platform/server/http/texts";
import type { Letterhead } from "../../../platform/server/pdf/letterhead";
import { MARGIN, quiet, Sheet } from "../../../platform/server/pdf/sheet";
import { havanaDate } from "../../../shared/havana";
import type { Instant } from "../../../shared/instant";
import type { Language } from "../../../shared/language";
import { dayText } from "../../../shared/longDate";
import type { MessageUnder } from "../../../shared/messageId";
import { sum } from "../../../shared/money";
import { moneyText } from "../../../shared/moneyText";
import { addressOf, type Shop } from "../../../shared/shop";
import { fundParts } from "../../fund/fund.rules";
import { partsInCuba } from "../../plan/price/inCuba";
import { totalText } from "../../plan/server/totalText";
import type { ReceiptPreview } from "../receipt.schemas";
import { drawCompletion } from "./completion.drawing";
import { notADrawing } from "./drawnSignature";
import type { SignedReceipt } from "./signedReceipt";

/** The receipt as a PDF, not yet sealed: what was paid, by whom, and the payer's signature. (PAPER-2) */
export async function drawReceipt(language: Language, receipt: SignedReceipt, by: Letterhead): Promise<Uint8Array> {
  const say = (id: MessageUnder<"pdf.receipt">, values = {}) => text(language, `pdf.receipt.${id}`, values);
  const { preview, signature, strokes, signedAt, code, shop } = receipt;
  const inMoney = (amount: number) => moneyText(amount, language, preview.CurrencyCode);
  const sheet = Sheet.begin(say("title"), language, by);
  sheet.write(say("title"), { face: "display", size: 26 });
  sheet.write(say("number", { code }), { color: quiet });
  for (const line of sellerLines(shop)) sheet.write(line, { size: 9, color: quiet });
  sheet.space(14);
  sheet.facts([
    [say("payer"), preview.PayerName],
    [say("email"), preview.PayerEmail],
    [say("paidAt"), havanaMoment(language, preview.PaidAt)],
    [say("paidWith"), paidWith(language, preview)],
    [say("plan"), String(preview.TravelPlanId)],
    ...(preview.ProviderReference ? [[say("reference"), preview.ProviderReference] satisfies [string, string]] : []),
  ]);
  sheet.rule();
  for (const line of preview.Lines) {
    sheet.amount(`${line.BookingId} · ${line.Name}`, inMoney(line.Amount), { face: "strong", size: 11 });
    sheet.write(daysOf(line, language), { size: 9, color: quiet });
    for (const { Code, Amount, Facts } of line.PriceLines)
      sheet.amount(priceText(language, Code, Facts), inMoney(Amount), { size: 9, color: quiet });
    for (const { kind, amount } of partsInCuba(line))
      sheet.amount(say(`inCuba.${kind}`), inMoney(amount), { size: 9, color: quiet });
    sheet.space(6);
  }
  sheet.rule();
  if (preview.Charge > 0) sheet.amount(say("charge"), inMoney(preview.Charge), { size: 10 });
  const { total, fromFund, rest } = fundParts(preview.Amount, preview.FundAmount);
  if (fromFund > 0) {
    sheet.amount(say("byFund"), inMoney(fromFund), { size: 10 });
    if (rest > 0) sheet.amount(say("by", { means: preview.PaidBy }), inMoney(rest), { size: 10 });
  }
  sheet.write(say("taxes"), { size: 9, color: quiet });
  sheet.amount(say("total"), inMoney(total), { face: "display", size: 18, color: sheet.coral });
  for (const paid of preview.PaidForChanges ?? [])
    sheet.write(
      say("paidForChange", {
        amount: inMoney(paid.Amount),
        when: havanaMoment(language, paid.PaidAt),
        booking: String(paid.BookingId),
        brand: paid.CardBrand ?? "",
        card: paid.CardLast4 ?? "no",
        reference: paid.ProviderReference ?? "–",
      }),
      { size: 9 },
    );
  if (preview.LessByChanges) sheet.write(say("lessByChanges", { amount: inMoney(preview.LessByChanges) }), { size: 9 });
  const inCuba = sum(preview.Lines.filter(({ Refunded }) => !Refunded).map(({ PayInCuba }) => PayInCuba));
  const parts = { payNow: total, payInCuba: inCuba, currency: preview.CurrencyCode, online: "paid" } as const;
  if (inCuba > 0) sheet.write(totalText(language, parts));
  sheet.space(10);
  sheet.write(
    say("consent", {
      means: preview.PaidBy,
      amount: inMoney(rest === 0 ? total : rest),
      reference: preview.ProviderReference ?? "–",
    }),
  );
  sheet.write(say("policies", { version: signature.ConsentVersion }), { size: 8, color: quiet });
  sheet.space(24);
  drawSignature(sheet, signature.SignerName, strokes);
  sheet.rule();
  sheet.facts([
    [say("signedBy"), signature.SignerName],
    [say("signedAt"), havanaMoment(language, signedAt)],
  ]);
  sheet.write(say("sealed"), { size: 8, color: quiet });
  drawCompletion(sheet, language, receipt);
  return sheet.save();
}

/** The payee and its contacts, as far as the owner has entered them. (OPS-93) */
const sellerLines = (shop: Shop): string[] =>
  [
    [shop.name, ...addressOf(shop)],
    [shop.phone, shop.email],
  ]
    .map((parts) => parts.filter((part) => part !== null).join(", "))
    .filter((line) => line !== "");

/** The days from a service's beginning to its end, in Havana. (PAPER-2) */
function daysOf({ StartsAt, EndsAt }: ReceiptPreview["Lines"][number], language: Language): string {
  const day = (at: Instant) => dayText(havanaDate(at), language);
  return text(language, "time.range", { from: day(StartsAt), to: day(EndsAt) });
}

/** The payment method as text, with the card if there was one. (PAPER-2) */
function paidWith(language: Language, { PaidBy, CardBrand, CardLast4 }: ReceiptPreview): string {
  const card = CardLast4 ? `${CardBrand ?? ""} •••• ${CardLast4}`.trim() : null;
  return [text(language, "pdf.receipt.means", { means: PaidBy }), card].filter((part) => part !== null).join(", ");
}

/** A line of a price in words, its amounts by the day and by the night as money. */
function priceText(language: Language, code: string, facts: Record<string, string | number>): string {
  const { perDay, perNight, ...others } = facts;
  const written = {
    ...others,
    ...(typeof perDay === "number" && { perDay: moneyText(perDay, language) }),
    ...(typeof perNight === "number" && { perNight: moneyText(perNight, language) }),
  };
  return findText(language, `price.${code}`, written) ?? code;
}

/** The signature: the typed name in script, or the drawing. Throws `invalid` for an unreadable drawing. (PAPER-10) */
function drawSignature(sheet: Sheet, signerName: string, strokes: Uint8Array | null): void {
  if (!strokes) {
    sheet.write(signerName, { face: "script", size: 34 });
    return;
  }
  const image = embedded(sheet, strokes);
  const width = Math.min(220, (image.width / image.height) * 70);
  const height = (image.height / image.width) * width;
  sheet.keep(height);
  sheet.space(height - 12);
  sheet.page.drawImage(image, { x: MARGIN, y: sheet.y, width, height });
  sheet.space(8);
}

function embedded(sheet: Sheet, strokes: Uint8Array) {
  try {
    return sheet.pdf.embedPng(strokes);
  } catch {
    throw notADrawing();
  }
}
