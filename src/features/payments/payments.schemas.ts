import Type, { type Static } from "typebox";
import { LONGEST } from "../../shared/longest";
import { Id, InstantMs, Line, MinorUnits, Nullable, Strict, USD, Uuid } from "../../shared/schemas";
import { holderMatches } from "../plan/checkout/checkout.events";

export const holderStatuses = ["waiting", "accepted", "refused"] as const;
export type HolderStatus = (typeof holderStatuses)[number];

/**
 * The step that the card-holder's bank requires of the browser before the card is charged (3-D Secure): `method`
 * collects the browser's data invisibly, `challenge` asks the holder. (PAY-44)
 */
export const Authentication = Strict({
  Kind: Type.Enum(["method", "challenge"]),
  Url: Type.String(),
  NotificationUrl: Nullable(Type.String()),
  ServerTransactionId: Type.String(),
  AcsTransactionId: Nullable(Type.String()),
  ProtocolVersion: Type.String(),
});
export type Authentication = Static<typeof Authentication>;

export const Payment = Strict({
  PaymentId: Uuid,
  TravelPlanId: Id,
  /** PaymentProvider and PaymentStatus (WIRE-19, PAY-14). */
  Method: Type.Integer(),
  Status: Type.Integer(),
  /** What the card is charged; `FundAmount` is paid from the fund in addition. */
  Amount: MinorUnits,
  FundAmount: MinorUnits,
  CurrencyCode: USD,
  CardBrand: Nullable(Type.String()),
  CardLast4: Nullable(Type.String()),
  FailureCode: Nullable(Type.String()),
  CreatedAt: InstantMs,
  SettledAt: Nullable(InstantMs),
  /** Only while the card-holder's bank waits for it. */
  Authentication: Type.Optional(Authentication),
});
export type Payment = Static<typeof Payment>;

/** A payment method that the client can choose. Amounts in minor units. */
export const PurchaseMethod = Strict({
  Id: Type.Integer(),
  Name: Type.String(),
  /** What the client's choice of it leads to. */
  Text: Type.String(),
  /** Its charge for the given amount; without an amount, its lowest charge. */
  Charge: MinorUnits,
  /** How the charge is computed: hundredths of a percent of the price, and a fixed amount. */
  ChargeRate: Type.Integer(),
  ChargeFixed: MinorUnits,
  MinAmount: MinorUnits,
  MaxAmount: Nullable(MinorUnits),
  AcceptedCards: Type.Array(Type.String()),
});
export type PurchaseMethod = Static<typeof PurchaseMethod>;

/** The card-holder name check (PAY-3). */
export const HolderQuestion = Strict({ ClientId: Id, HolderName: Line(LONGEST.wholeName) });
export type HolderQuestion = Static<typeof HolderQuestion>;

/** An unclear match is reviewed by staff once the client pays with it. */
export const HolderCheck = Strict({
  IsValid: Type.Boolean(),
  Match: Type.Enum(holderMatches),
});
export type HolderCheck = Static<typeof HolderCheck>;

/** A name on a card that staff have to review, or have reviewed and that was not used since. (PAY-4) */
export const HolderReview = Strict({
  HolderName: Type.String(),
  Status: Type.Enum(holderStatuses),
  AskedAt: InstantMs,
});
export type HolderReview = Static<typeof HolderReview>;

/** A client's saved card, as it may be shown. */
export const ClientCard = Strict({
  CardId: Uuid,
  Brand: Nullable(Type.String()),
  Last4: Nullable(Type.String()),
  /** `MM/YY`. */
  Expires: Nullable(Type.String()),
  HolderName: Type.String(),
});
export type ClientCard = Static<typeof ClientCard>;
