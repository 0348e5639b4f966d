import Type, { type Static } from "typebox";
import { LONGEST } from "../../shared/longest";
import { Accepted, Id, InstantMs, Line, MinorUnits, Nullable, PriceLine, Strict, USD } from "../../shared/schemas";
import { holdsOnPapers } from "../payments/disputes/dispute.rules";
import { means } from "../payments/methodFacts";

/** The version of the policies and of the authorisation that a signer agrees to; to be raised when either changes. */
export const CONSENT_VERSION = "2026-11-27";

export const Signature = Strict({
  SignerName: Line(LONGEST.wholeName),
  Consent: Accepted("consentRequired"),
  ConsentVersion: Line(40),
  /** A drawn signature as a PNG data URL, or null if the name was typed. */
  Drawing: Nullable(
    Type.String({ pattern: "^data:image/png;base64,[A-Za-z0-9+/=]+$", shape: "drawing", maxLength: 200_000 }),
  ),
});
export type Signature = Static<typeof Signature>;

/** The receipt's content before it is signed. */
export const ReceiptPreview = Strict({
  TravelPlanId: Id,
  PayerName: Type.String(),
  PayerEmail: Type.String(),
  PaidAt: InstantMs,
  /** The amount paid for the plan, without money that is refunded, such as the excess of a transfer. */
  Amount: MinorUnits,
  CurrencyCode: USD,
  /** How it was paid; `fund`: from the client's fund alone. */
  PaidBy: Type.Enum([...means, "fund"]),
  CardBrand: Nullable(Type.String()),
  CardLast4: Nullable(Type.String()),
  ProviderReference: Nullable(Type.String()),
  /** How much of it the client's fund paid. */
  FundAmount: MinorUnits,
  /** The charge of the payment method, included in the total. Taxes are in the prices. */
  Charge: MinorUnits,
  /** What of it was paid later, for changes that cost more; the means above are those of the rest. Absent: nothing. (PLAN-44) */
  PaidForChanges: Type.Optional(
    Type.Array(
      Strict({
        BookingId: Id,
        Amount: MinorUnits,
        PaidAt: InstantMs,
        CardBrand: Nullable(Type.String()),
        CardLast4: Nullable(Type.String()),
        ProviderReference: Nullable(Type.String()),
      }),
    ),
  ),
  /** How much less that is than what was paid first, as bookings were changed to cheaper ones. Absent: nothing. (PLAN-42) */
  LessByChanges: Type.Optional(MinorUnits),
  Lines: Type.Array(
    Strict({
      BookingId: Id,
      /** The booking on the signed receipt that this one has replaced since. Absent: this one. (PLAN-43) */
      SignedAs: Type.Optional(Id),
      Name: Type.String(),
      /** When its service begins and ends. */
      StartsAt: InstantMs,
      EndsAt: InstantMs,
      Amount: MinorUnits,
      PayInCuba: MinorUnits,
      Deposit: MinorUnits,
      /** It has been refunded since. */
      Refunded: Type.Boolean(),
      PriceLines: Type.Array(PriceLine),
    }),
  ),
  ConsentVersion: Type.String(),
  SignedAt: Nullable(InstantMs),
  Code: Nullable(Type.String()),
});
export type ReceiptPreview = Static<typeof ReceiptPreview>;

/** The same for signing. `Held`: why it cannot be signed: the payment's dispute is undecided or lost. */
export const ReceiptToSign = Strict({ ...ReceiptPreview.properties, Held: Nullable(Type.Enum(holdsOnPapers)) });
export type ReceiptToSign = Static<typeof ReceiptToSign>;

/** A receipt by its printed code, or by its file's SHA-256 (the file itself is not sent). */
export const ReceiptQuestion = Strict({
  Code: Type.Optional(Type.String({ pattern: "^[0-9A-Fa-f]{12}$", shape: "receiptCode", readAs: "code" })),
  Sha256: Type.Optional(Type.String({ pattern: "^[0-9a-f]{64}$", shape: "sha256" })),
});
export type ReceiptQuestion = Static<typeof ReceiptQuestion>;

/** The public facts of a receipt: that it is ours, when it was signed, and its trail without IP addresses. No names. */
export const VerifiedReceipt = Strict({
  Found: Type.Boolean(),
  Code: Nullable(Type.String()),
  SignerInitials: Nullable(Type.String()),
  SignedAt: Nullable(InstantMs),
  ConsentVersion: Nullable(Type.String()),
  /** The digest of the sealed file. */
  Sha256: Nullable(Type.String()),
  /** No entry of the trail was changed or left out, and it ends with this file. */
  TrailIntact: Type.Boolean(),
  Trail: Type.Array(Strict({ Type: Type.String(), At: InstantMs, Hash: Type.String() })),
});
export type VerifiedReceipt = Static<typeof VerifiedReceipt>;

/** A plan whose papers are blocked, and why. */
export const HeldPlan = Strict({ TravelPlanId: Id, Held: Type.Enum(holdsOnPapers) });
export type HeldPlan = Static<typeof HeldPlan>;
