import Type, { type Static } from "typebox";
import { Id, InstantMs, Line, MinorUnits, Nullable, PriceLine, Strict, USD, Uuid } from "../../../shared/schemas";
import type { CheckoutContext } from "./checkout.context";
import type { CheckoutSnapshot } from "./checkout.states";

/** A plan's state as it is stored, sent and put into bundles: the machine revives it. */
export type StoredCheckout = { value: CheckoutSnapshot["value"]; context: CheckoutContext };

export const Checkout = Strict({
  TravelPlanId: Id,
  /** The state as the machine keeps it. */
  Stored: Type.Unsafe<StoredCheckout>(Type.Object({ value: Type.Unknown(), context: Type.Unknown() })),
  MachineVersion: Type.Integer(),
  /** The server's present, epoch ms: the browser's countdowns start from it. */
  Now: InstantMs,
  /** The last attempt to pay, whatever became of it. */
  PaymentId: Nullable(Uuid),
});
export type Checkout = Static<typeof Checkout>;

/** What the card form needs: the public key that the provider's fields speak with, and which cards are taken. */
export const CardFields = Strict({
  ApiAccessKey: Type.String(),
  AcceptedCards: Type.Array(Type.String()),
});
export type CardFields = Static<typeof CardFields>;

export const CloverPayment = Strict({
  TravelPlanId: Id,
  ClientId: Id,
  /** The id of this attempt, made once by the browser: a repeated request answers with the same attempt. */
  PaymentKey: Uuid,
  /** The provider's single-use token; or, in its place, one of the client's kept cards. */
  Token: Type.Optional(Type.String({ pattern: "^clv_[A-Za-z0-9_-]{1,80}$" })),
  CardId: Type.Optional(Uuid),
  /** The provider keeps the token's card for the client's next payments. */
  KeepCard: Type.Optional(Type.Boolean()),
  /** What the payer saw and agreed to, minor units; another amount than the plan's is refused. */
  Amount: MinorUnits,
  /** What of it is paid from the client's fund; the card is charged the rest. */
  FundAmount: Type.Optional(Type.Integer({ minimum: 0 })),
  HolderName: Line(120),
  AcceptTerms: Type.Boolean(),
});
export type CloverPayment = Static<typeof CloverPayment>;

/** The provider's token of a card: its type as the provider names it, and `MMYY`. Never the card's number. */
const PayeezyToken = Strict({
  Type: Line(20),
  Value: Type.String({ pattern: "^[0-9]{12,19}$" }),
  ExpDate: Type.String({ pattern: "^[0-9]{4}$" }),
});

export const PayeezyPayment = Strict({
  TravelPlanId: Id,
  ClientId: Id,
  PaymentKey: Uuid,
  Token: PayeezyToken,
  Amount: MinorUnits,
  FundAmount: Type.Optional(Type.Integer({ minimum: 0 })),
  HolderName: Line(120),
  AcceptTerms: Type.Boolean(),
});
export type PayeezyPayment = Static<typeof PayeezyPayment>;

/** A card the client keeps at the provider, as it may be shown. */
export const ClientCard = Strict({
  CardId: Uuid,
  Brand: Nullable(Type.String()),
  Last4: Nullable(Type.String()),
  /** `MM/YY`. */
  Expires: Nullable(Type.String()),
  HolderName: Type.String(),
});
export type ClientCard = Static<typeof ClientCard>;

export const Payment = Strict({
  PaymentId: Uuid,
  TravelPlanId: Id,
  /** PaymentProvider and PaymentStatus of specification section 3. */
  Method: Type.Integer(),
  Status: Type.Integer(),
  /** What the card is charged; `FundAmount` is paid from the fund beside it. */
  Amount: MinorUnits,
  FundAmount: MinorUnits,
  CurrencyCode: USD,
  CardBrand: Nullable(Type.String()),
  CardLast4: Nullable(Type.String()),
  FailureCode: Nullable(Type.String()),
  CreatedAt: InstantMs,
  SettledAt: Nullable(InstantMs),
});
export type Payment = Static<typeof Payment>;

/** A way to pay, as the client chooses it. Amounts in minor units. */
export const PurchaseMethod = Strict({
  Id: Type.Integer(),
  Name: Type.String(),
  /** What happens when it is chosen. */
  Text: Type.String(),
  /** What it costs on top of the price that was asked about; without a price, what it costs at least. */
  Charge: MinorUnits,
  /** How that is counted: hundredths of a percent of the price, and a fixed amount. */
  ChargeRate: Type.Integer(),
  ChargeFixed: MinorUnits,
  MinAmount: MinorUnits,
  MaxAmount: Nullable(MinorUnits),
  AcceptedCards: Type.Array(Type.String()),
});
export type PurchaseMethod = Static<typeof PurchaseMethod>;

/** The card-holder name check of specification sections 3 and 5. */
export const HolderQuestion = Strict({ ClientId: Id, HolderName: Line(120) });
export type HolderQuestion = Static<typeof HolderQuestion>;

/** An unclear match is judged by staff when it is paid with. */
export const HolderCheck = Strict({
  IsValid: Type.Boolean(),
  Match: Type.Union([Type.Literal("matches"), Type.Literal("unclear"), Type.Literal("differs")]),
});
export type HolderCheck = Static<typeof HolderCheck>;

export const Signature = Strict({
  SignerName: Line(120),
  Consent: Type.Literal(true),
  ConsentVersion: Line(40),
  /** A drawn signature as a PNG data URL, or null when the name was typed. */
  Drawing: Nullable(Type.String({ pattern: "^data:image/png;base64,[A-Za-z0-9+/=]+$", maxLength: 200_000 })),
});
export type Signature = Static<typeof Signature>;

/** What will be signed, as it will stand in the receipt. */
export const ReceiptPreview = Strict({
  TravelPlanId: Id,
  PayerName: Type.String(),
  PayerEmail: Type.String(),
  PaidAt: InstantMs,
  Amount: MinorUnits,
  CurrencyCode: USD,
  CardBrand: Nullable(Type.String()),
  CardLast4: Nullable(Type.String()),
  ProviderReference: Nullable(Type.String()),
  /** What of it the client's fund paid. */
  FundAmount: MinorUnits,
  /** What the way to pay costs, in the total. Taxes are in the prices. */
  Charge: MinorUnits,
  Lines: Type.Array(
    Strict({
      BookingId: Id,
      Name: Type.String(),
      Amount: MinorUnits,
      PayInCuba: MinorUnits,
      Deposit: MinorUnits,
      /** It was refunded since. */
      Refunded: Type.Boolean(),
      PriceLines: Type.Array(PriceLine),
    }),
  ),
  ConsentVersion: Type.String(),
  SignedAt: Nullable(InstantMs),
  Code: Nullable(Type.String()),
});
export type ReceiptPreview = Static<typeof ReceiptPreview>;

/** A receipt by the code that is printed on it, or by the SHA-256 of its file (the file itself stays where it is). */
export const ReceiptQuestion = Strict({
  Code: Type.Optional(Type.String({ pattern: "^[0-9A-Fa-f]{12}$" })),
  Sha256: Type.Optional(Type.String({ pattern: "^[0-9a-f]{64}$" })),
});
export type ReceiptQuestion = Static<typeof ReceiptQuestion>;

/** What anybody may know of a receipt: that it is ours, when it was signed, and its trail without addresses. Never names. */
export const VerifiedReceipt = Strict({
  Found: Type.Boolean(),
  Code: Nullable(Type.String()),
  SignerInitials: Nullable(Type.String()),
  SignedAt: Nullable(InstantMs),
  ConsentVersion: Nullable(Type.String()),
  /** Of the sealed file. */
  Sha256: Nullable(Type.String()),
  /** No entry of the trail was changed or left out, and it ends with this file. */
  TrailIntact: Type.Boolean(),
  Trail: Type.Array(Strict({ Type: Type.String(), At: InstantMs, Hash: Type.String() })),
});
export type VerifiedReceipt = Static<typeof VerifiedReceipt>;
