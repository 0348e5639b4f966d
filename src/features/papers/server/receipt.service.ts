import { type Caller, requireSelf } from "../../../platform/server/http/caller";
import type { Seal } from "../../../platform/server/pdf/seal";
import { Problem, wrongField } from "../../../platform/server/problem";
import type { Services } from "../../../platform/server/services";
import { readShop } from "../../../platform/server/shop/shop.repository";
import { cardBrandName } from "../../../shared/cardBrands";
import type { Instant } from "../../../shared/instant";
import type { Language } from "../../../shared/language";
import { sum } from "../../../shared/money";
import { isSameName } from "../../../shared/names/names";
import { unprintedIn } from "../../../shared/paperLetters";
import { factsOfMethod } from "../../payments/methods/methods.facts";
import { seenReference } from "../../payments/providerReference";
import { holdOnPapers } from "../../payments/server/disputes/disputes.repository";
import type { PaymentRow } from "../../payments/server/payment.repository";
import { type CheckoutContext, effectiveBookings, type PlanBooking } from "../../plan/checkout/checkout.context";
import { whyNot } from "../../plan/checkout/checkout.reasons";
import type { Booking } from "../../plan/plan.schemas";
import type { CheckoutCommands } from "../../plan/server/checkout/checkout.commands";
import { Refused } from "../../plan/server/checkout/lockedPlan";
import { ifReadable, ownPlan, readPlan, snapshotOf } from "../../plan/server/checkout/readPlan";
import type { PlanRow } from "../../plan/server/plan.repository";
import type { ReceiptPreview, ReceiptQuestion, ReceiptToSign, Signature, VerifiedReceipt } from "../receipt.schemas";
import { CONSENT_VERSION } from "../receipt.schemas";
import { readDrawing } from "./drawnSignature";
import {
  appendTrail,
  type Edition,
  findPaidBy,
  findReceipt,
  findReceiptBy,
  insertReceipt,
  paidForBookings,
  type ReceiptRow,
  trailOf,
} from "./receipt.repository";
import { isIntact, opening, sealing, sha256, signedTrail } from "./receipt.trail";
import type { SignedReceipt } from "./signedReceipt";

type Deps = Pick<Services, "db" | "now"> & {
  commands: CheckoutCommands;
  /** The plan's paid bookings. */
  bookingsOf: (planId: number) => Promise<Booking[]>;
  /** Draws a receipt as a PDF, before it is sealed. */
  drawReceipt: (language: Language, receipt: SignedReceipt) => Promise<Uint8Array>;
  seal: Seal;
  /** A new code for a receipt. */
  newCode: () => string;
  /** The site's URL, without a final slash, for the receipt's link to verify it. */
  publicUrl: string;
};

const notThePayer = () => wrongField("SignerName", "signerDiffers");

export type ReceiptService = ReturnType<typeof receiptService>;

/** The address from which a receipt was signed, for its certificate. */
export type SignedFrom = { address: string; userAgent: string | null };

/** The payment receipt: shown, signed once within 24 hours of the payment, and stored (PLAN-17, PAPER-1). */
export function receiptService({ db, now, commands, bookingsOf, drawReceipt, seal, newCode, publicUrl }: Deps) {
  /**
   * The receipt's content, signed or not. Throws `receipt.notPaid`, and the chart's refusal where the plan ended before
   * it was signed: there is nothing to sign then, and what was paid for is no part of the plan any more.
   */
  async function preview(caller: Caller, planId: number, from: SignedFrom): Promise<ReceiptToSign> {
    const plan = await ownPlan(db, caller, planId);
    const shown = await contentOf(plan);
    if (shown.SignedAt === null) await requirePaid(plan);
    // The signer's first view is a step of the trail; staff's views are not.
    if (caller.clientId === plan.clientId && !caller.impersonatorId) await openedBy(plan, shown, from);
    return { ...shown, Held: await holdOnPapers(db, plan.id) };
  }

  async function requirePaid(plan: PlanRow): Promise<void> {
    const at = now();
    const snapshot = await snapshotOf(db, plan, at);
    if (!snapshot.hasTag("paid")) throw new Refused(whyNot(snapshot, { type: "receipt.signed", at }));
  }

  /** Begins a receipt's trail, once: it was made, and its signer has opened it. */
  async function openedBy(plan: PlanRow, shown: ReceiptPreview, from: SignedFrom): Promise<void> {
    const edition = await editionOf(plan);
    if ((await trailOf(db, edition)).length > 0) return;
    await appendTrail(db, edition, opening(shown, from, now()));
  }

  /** The edition that is signed, with its receipt; or the next one, if there is none or its price has changed. (PLAN-43) */
  async function editionOf({ id: planId }: PlanRow): Promise<Edition & { receipt: SignedEdition | undefined }> {
    const last = await findReceipt(db, planId);
    if (!last) return { planId, edition: 1, receipt: undefined };
    const { toSign = [], bookings = [] } = (await ifReadable(readPlan(db, planId, now())))?.context ?? {};
    const { edition } = last;
    return toSign.length === 0
      ? { planId, edition, receipt: { ...last, signedAs: (id) => signedAs(bookings, id, last.signedAt) } }
      : { planId, edition: edition + 1, receipt: undefined };
  }

  async function contentOf(plan: PlanRow): Promise<ReceiptPreview> {
    const paid = await findPaidBy(db, plan.id);
    if (!paid) throw new Problem("receipt.notPaid");
    const { receipt } = await editionOf(plan);
    const bookings = await bookingsOf(plan.id);
    const ids = bookings.map(({ BookingId }) => BookingId);
    const paidFor = await paidForBookings(db, plan.id, ids);
    // The plan's cost, as more may have been captured: a transfer of too much, whose excess is refunded.
    const { fundAmount } = paid.payment;
    const amount = sum([paid.payment, ...paid.supplements].map((payment) => payment.amount));
    const Charge = amount + fundAmount - paidFor.amount;
    const Amount = sum(bookings.map(({ PayNow }) => PayNow)) + Charge;
    return {
      TravelPlanId: plan.id,
      PayerName: `${paid.firstName} ${paid.lastName}`,
      PayerEmail: paid.email,
      PaidAt: plan.paidAt ?? paid.payment.createdAt,
      Amount,
      FundAmount: fundAmount - paidFor.backToLots,
      Charge,
      LessByChanges: amount + fundAmount - Amount || undefined,
      PaidForChanges: paid.supplements.length > 0 ? paid.supplements.map(toPaidForChange) : undefined,
      CurrencyCode: "USD",
      PaidBy: amount === 0 ? "fund" : (factsOfMethod(paid.payment.method)?.means ?? "card"),
      CardBrand: cardBrandName(paid.payment.cardBrand),
      CardLast4: paid.payment.cardLast4,
      ProviderReference: paid.payment.authorisation ?? seenReference(paid.payment.providerReference),
      Lines: bookings.map(({ BookingId, Name, StartsAt, EndsAt, PayNow, PayInCuba, Deposit, PriceLines, Status }) => ({
        BookingId,
        SignedAs: receipt?.signedAs(BookingId),
        Name,
        StartsAt,
        EndsAt,
        Amount: PayNow,
        PayInCuba,
        Deposit,
        PriceLines,
        Refunded: Status === "refunded",
      })),
      ConsentVersion: receipt?.consentVersion ?? CONSENT_VERSION,
      SignedAt: receipt?.signedAt ?? null,
      Code: receipt?.code ?? null,
    };
  }

  /** Checks the present profile before signing (PAPER-1). */
  async function requireSignable(planId: number): Promise<void> {
    await commands.change(null, planId, async (plan) => {
      await plan.recheck();
      if ((await holdOnPapers(plan.tx, planId)) !== null) throw new Problem("receipt.disputed");
      return plan.refusalOf({ type: "receipt.signed" });
    });
  }

  /**
   * Signs the receipt; no effect if it is signed at its present price. Throws the chart's refusal where nothing is to
   * be signed or after the deadline, `receipt.changed` where a booking was changed meanwhile, `invalid` for a name
   * that is not the payer's or that the receipt cannot show (PAPER-11), `receipt.consentOutdated`, and
   * `receipt.disputed` while a dispute of the payment is not won. (PAPER-1, PAY-30)
   */
  async function sign(caller: Caller, planId: number, signature: Signature, from: SignedFrom, language: Language) {
    const plan = await ownPlan(db, caller, planId);
    requireSelf(caller, plan.clientId);
    const { receipt, ...edition } = await editionOf(plan);
    if (receipt) return;
    const strokes = signature.Drawing === null ? null : readDrawing(signature.Drawing);
    if (signature.ConsentVersion !== CONSENT_VERSION) throw new Problem("receipt.consentOutdated");
    const signedAt = now();
    await requireSignable(plan.id);
    const content = await contentOf(plan);
    if (!isSameName(signature.SignerName, content.PayerName)) throw notThePayer();
    const signs = unprintedIn(signature.SignerName).join(" ");
    if (signs !== "") throw new Problem("invalid", {}, [{ Field: "SignerName", Code: "printable", facts: { signs } }]);
    const code = newCode();
    // Rendering takes time: the trail is begun before it, so that a concurrent first look does not begin another one.
    await openedBy(plan, content, from);
    const trail = signedTrail(await trailOf(db, edition), content, signature, from, signedAt);
    const signerId = caller.clientId;
    const verifyAt = `${publicUrl}/verify-receipt/${code}`;
    const drawn = await drawReceipt(language, {
      preview: content,
      signature,
      strokes,
      signedAt,
      code,
      trail,
      signerId,
      shop: await readShop(db),
      verifyAt,
    });
    const pdf = await seal(drawn, `Receipt ${code}`, signedAt);
    await commands.change(null, plan.id, async (locked) => {
      const { tx } = locked;
      // Another tab may have signed during the drawing: then there is a receipt, and this is no error.
      if ((await findReceipt(tx, plan.id))?.edition === edition.edition) return undefined;
      if (!isOf(content, locked.snapshot.context)) throw new Problem("receipt.changed");
      if ((await holdOnPapers(tx, plan.id)) !== null) throw new Problem("receipt.disputed");
      const refused = locked.take({ type: "receipt.signed" }, { kind: "client", id: signerId });
      if (refused) return refused;
      await appendTrail(tx, edition, sealing(trail, pdf, signedAt));
      await insertReceipt(tx, {
        ...edition,
        code,
        signerName: signature.SignerName,
        consentVersion: signature.ConsentVersion,
        signedAt,
        address: from.address,
        userAgent: from.userAgent,
        sha256: sha256(pdf),
        pdf,
      });
      return undefined;
    });
  }

  /** The signed receipt. */
  async function file(caller: Caller, planId: number): Promise<Uint8Array> {
    const plan = await ownPlan(db, caller, planId);
    const receipt = await findReceipt(db, plan.id);
    if (!receipt) throw new Problem("receipt.notSigned");
    return receipt.pdf;
  }

  /** Public: whether a code or a file belongs to one of our receipts. (PAPER-5) */
  async function verify({ Code, Sha256 }: ReceiptQuestion): Promise<VerifiedReceipt> {
    if ((Code === undefined) === (Sha256 === undefined))
      throw wrongField("Code", Code === undefined ? "required" : "unknownChoice");
    const by = Code === undefined ? { sha256: Sha256 ?? "" } : { code: Code.toUpperCase() };
    const receipt = await findReceiptBy(db, by);
    if (!receipt) return unknownReceipt;
    const trail = await trailOf(db, receipt);
    return {
      Found: true,
      Code: receipt.code,
      SignerInitials: initials(receipt.signerName),
      SignedAt: receipt.signedAt,
      ConsentVersion: receipt.consentVersion,
      Sha256: receipt.sha256,
      TrailIntact: isIntact(trail) && trail.at(-1)?.sha256 === receipt.sha256,
      Trail: trail.map(({ type, at, hash }) => ({ Type: type, At: at, Hash: hash })),
    };
  }

  return { preview, sign, file, verify };
}

/** A receipt, with the booking that it lists in place of a changed one; undefined: the booking itself. */
type SignedEdition = ReceiptRow & { signedAs: (bookingId: number) => number | undefined };

/** The booking that this one has replaced since an instant, directly or by several changes; undefined: none. */
function signedAs(bookings: readonly PlanBooking[], bookingId: number, signedAt: Instant): number | undefined {
  const { replaces, confirmedAt } = bookings.find(({ id }) => id === bookingId) ?? {};
  if (replaces === undefined || !confirmedAt || confirmedAt <= signedAt) return undefined;
  return signedAs(bookings, replaces, signedAt) ?? replaces;
}

/** Whether a receipt is of the bookings that the plan has now. */
function isOf({ Lines }: ReceiptPreview, context: CheckoutContext): boolean {
  const known = Lines.map(({ BookingId }) => BookingId);
  return effectiveBookings(context).every(({ id }) => known.includes(id));
}

const unknownReceipt: VerifiedReceipt = {
  Found: false,
  Code: null,
  SignerInitials: null,
  SignedAt: null,
  ConsentVersion: null,
  Sha256: null,
  TrailIntact: false,
  Trail: [],
};

/** The signer's initials, as names are never public. (PAPER-5) */
function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== "");
  return words.map((word) => `${[...word][0]?.toUpperCase()}.`).join(" ");
}

/** The amount paid for a change that cost more, as its receipt shows it. (PLAN-44) */
const toPaidForChange = (payment: PaymentRow) => ({
  BookingId: payment.forBookingId ?? 0,
  Amount: payment.amount,
  PaidAt: payment.settledAt ?? payment.createdAt,
  CardBrand: cardBrandName(payment.cardBrand),
  CardLast4: payment.cardLast4,
  ProviderReference: payment.authorisation ?? seenReference(payment.providerReference),
});
