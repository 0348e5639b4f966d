import { text } from "../../../platform/server/http/texts";
import { MARGIN, PAGE_WIDTH, quiet, type Sheet } from "../../../platform/server/pdf/sheet";
import type { Instant } from "../../../shared/instant";
import type { Language } from "../../../shared/language";
import type { MessageUnder } from "../../../shared/messageId";
import { drawQr } from "./qr";
import type { TrailEntry } from "./receipt.trail";
import type { SignedReceipt } from "./signedReceipt";

const QR_SIDE = 84;

/**
 * The certificate of completion, on a page of its own: who signed what, how the signer was identified, and every step
 * up to the signature. (PAPER-4)
 */
export function drawCompletion(sheet: Sheet, language: Language, receipt: SignedReceipt): void {
  const say = (id: MessageUnder<"pdf.completion">, values = {}) => text(language, `pdf.completion.${id}`, values);
  const { preview, signature, code, trail, signerId, verifyAt } = receipt;
  sheet.nextPage();
  sheet.write(say("title"), { face: "display", size: 22 });
  drawQr(sheet, verifyAt, { x: PAGE_WIDTH - MARGIN - QR_SIDE, y: sheet.y - 60, side: QR_SIDE });
  sheet.write(say("verify", { url: verifyAt }), { size: 9, width: PAGE_WIDTH - 2 * MARGIN - QR_SIDE - 20 });
  sheet.space(52);
  sheet.facts([
    [say("document"), say("documentTitle", { code, plan: preview.TravelPlanId })],
    [say("content"), short(trail.find(({ type }) => type === "created")?.sha256 ?? "")],
    [say("signer"), `${signature.SignerName}\n${preview.PayerEmail}`],
    [say("client"), String(signerId)],
    [say("knownBy"), say("password")],
    [say("consent"), say("consentVersion", { version: signature.ConsentVersion })],
  ]);
  sheet.rule();
  sheet.write(say("trail"), { face: "strong", size: 12 });
  sheet.space(6);
  for (const entry of trail) drawEntry(sheet, language, entry);
  sheet.space(4);
  sheet.write(say("sealedAfter"), { size: 8, color: quiet });
}

function drawEntry(sheet: Sheet, language: Language, { type, at, address, userAgent, sha256, hash }: TrailEntry): void {
  sheet.amount(text(language, `pdf.completion.event.${type}`), utc(at), { face: "strong", size: 10 });
  if (address !== null) {
    const from = { address, userAgent: userAgent ?? "–" };
    sheet.write(text(language, "pdf.completion.from", from), { size: 8, color: quiet });
  }
  sheet.write(`SHA-256 ${sha256}`, { size: 7, color: quiet });
  sheet.write(`${text(language, "pdf.completion.chain")} ${hash}`, { size: 7, color: quiet });
  sheet.space(8);
}

const utc = (at: Instant): string => `${new Date(at).toISOString().slice(0, 19).replace("T", " ")} UTC`;

/** A hash in two lines. */
const short = (hash: string): string => `${hash.slice(0, 32)}\n${hash.slice(32)}`;
