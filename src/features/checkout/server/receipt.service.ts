import { createHash } from "node:crypto";
import { type Caller, requireOwner, requireSelf } from "../../../server/http/caller";
import type { Seal } from "../../../server/pdf/seal";
import { Problem } from "../../../server/problem";
import type { Services } from "../../../server/services";
import type { Language } from "../../../shared/language";
import type { Booking } from "../../plan/plan.schemas";
import { CONSENT_VERSION } from "../checkout.consent";
import { fold } from "../checkout.log";
import { whyNot } from "../checkout.reasons";
import type { ReceiptPreview, Signature } from "../checkout.schemas";
import { type CheckoutCommands, refused } from "./checkout.commands";
import { eventsOf, findPlan, type PlanRow } from "./checkout.repository";
import { drawReceipt } from "./receipt.drawing";
import { findPaidBy, findReceipt, insertReceipt } from "./receipt.repository";

type Parts = Pick<Services, "db" | "now"> & {
  commands: CheckoutCommands;
  /** The plan's paid bookings, as the client sees them. */
  bookingsOf: (planId: number, language: Language) => Promise<Booking[]>;
  seal: Seal;
  /** A fresh code of a receipt. */
  newCode: () => string;
};

export type ReceiptService = ReturnType<typeof receiptService>;

/** From where a receipt was signed, for its certificate. */
export type SignedFrom = { address: string; userAgent: string | null };

/** The payment receipt: read, signed once within 24 hours of the payment, and kept (specification section 4). */
export function receiptService({ db, now, commands, bookingsOf, seal, newCode }: Parts) {
  async function ownedPlan(caller: Caller, planId: number): Promise<PlanRow> {
    const plan = await findPlan(db, planId);
    // What is somebody else's is answered as what does not exist.
    if (!plan) throw new Problem("notFound");
    requireOwner(caller, plan.clientId);
    return plan;
  }

  /** What is, or was, signed. */
  async function preview(caller: Caller, planId: number, language: Language): Promise<ReceiptPreview> {
    const plan = await ownedPlan(caller, planId);
    const paid = await findPaidBy(db, plan.id);
    if (!paid) throw new Problem("receipt.notPaid");
    const receipt = await findReceipt(db, plan.id);
    const bookings = await bookingsOf(plan.id, language);
    return {
      TravelPlanId: plan.id,
      PayerName: `${paid.firstName} ${paid.lastName}`,
      PayerEmail: paid.email,
      PaidAt: plan.paidAt ?? paid.payment.createdAt,
      Amount: paid.payment.amount,
      CurrencyCode: "USD",
      CardBrand: paid.payment.cardBrand,
      CardLast4: paid.payment.cardLast4,
      ProviderReference: paid.payment.authorisation ?? paid.payment.providerReference,
      Lines: bookings.map(({ BookingId, Name, PayNow, PayInCuba }) => ({ BookingId, Name, Amount: PayNow, PayInCuba })),
      ConsentVersion: receipt?.consentVersion ?? CONSENT_VERSION,
      SignedAt: receipt?.signedAt ?? null,
      Code: receipt?.code ?? null,
    };
  }

  /** Signs the receipt. Signing again changes nothing. Refused by the machine outside the state `signing` or too late. */
  async function sign(caller: Caller, planId: number, signature: Signature, from: SignedFrom, language: Language) {
    const plan = await ownedPlan(caller, planId);
    requireSelf(caller, plan.clientId);
    if (await findReceipt(db, plan.id)) return;
    if (signature.ConsentVersion !== CONSENT_VERSION) throw new Problem("receipt.consentOutdated");
    const signedAt = now();
    const event = { type: "receipt.signed", at: signedAt } as const;
    const reasons = whyNot(fold(plan.id, await eventsOf(db, plan.id)), event);
    if (reasons.length > 0) throw refused(reasons);
    const code = newCode();
    const drawn = await drawReceipt(language, {
      preview: await preview(caller, planId, language),
      signature,
      signedAt,
      code,
    });
    const pdf = await seal(drawn, `Receipt ${code}`, signedAt);
    const { refusals } = await db.transaction(async (tx) => {
      const answer = await commands.happen(tx, plan.id, (at) => ({ ...event, at }), {
        kind: "client",
        id: caller.clientId,
      });
      if (answer.refusals.length === 0) {
        await insertReceipt(tx, {
          planId: plan.id,
          code,
          signerName: signature.SignerName,
          consentVersion: signature.ConsentVersion,
          signedAt,
          address: from.address,
          userAgent: from.userAgent,
          sha256: createHash("sha256").update(pdf).digest("hex"),
          pdf,
        });
      }
      return answer;
    });
    // Another tab may have signed while this one was drawing: then there is a receipt, and nothing went wrong.
    if (refusals.length > 0 && !(await findReceipt(db, plan.id))) throw refused(refusals);
  }

  /** The signed receipt. */
  async function file(caller: Caller, planId: number): Promise<Uint8Array> {
    const plan = await ownedPlan(caller, planId);
    const receipt = await findReceipt(db, plan.id);
    if (!receipt) throw new Problem("receipt.notSigned");
    return receipt.pdf;
  }

  return { preview, sign, file };
}
