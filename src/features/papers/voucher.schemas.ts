import Type, { type Static } from "typebox";
import { InstantMs, MinorUnits, Nullable, Strict } from "../../shared/schemas";
import { holdsOnPapers } from "../payments/disputes/dispute.rules";
import { Booking } from "../plan/plan.schemas";
import { LONGEST_VOUCHER_TOKEN } from "./voucher.token";

/** The place where the service begins, with its address and phone numbers. Degrees north and (negative) west. */
export const VoucherPlace = Strict({
  Name: Type.String(),
  Zone: Type.String(),
  Latitude: Type.Number(),
  Longitude: Type.Number(),
  /** Street and number; null for an office, which is known by its name. */
  Street: Nullable(Type.String()),
  /** Where exactly the client is met, as staff have entered it. (PAPER-18) */
  Meeting: Type.Optional(Type.String()),
  Phone: Nullable(Type.String()),
  /** For a breakdown at any hour. */
  EmergencyPhone: Nullable(Type.String()),
});
export type VoucherPlace = Static<typeof VoucherPlace>;

/** Who sold the service, and how the rental desk or the reception reaches them. Null: not set. (OPS-91) */
export const VoucherAgency = Strict({
  Name: Type.String(),
  Phone: Nullable(Type.String()),
  WhatsApp: Nullable(Type.String()),
  Email: Nullable(Type.String()),
});
export type VoucherAgency = Static<typeof VoucherAgency>;

/** A text in the client's language and in Cuba's; one entry if both are the same, such as a name. */
const InBoth = Type.Array(Type.String());

/** Everything that a voucher shows, in one answer, so that it can be stored for use without a network. */
export const Voucher = Strict({
  Number: Type.String(),
  IssuedAt: InstantMs,
  /** False once its booking is refunded. */
  Valid: Type.Boolean(),
  /** Why it is not valid for now: the payment's dispute is undecided or lost. */
  Held: Nullable(Type.Enum(holdsOnPapers)),
  Holder: Type.String(),
  /** The signed content of the QR code, after the URL of the page that verifies it. */
  Token: Type.String(),
  VerifyUrl: Type.String(),
  Booking,
  /** The number plate of the booked car; null for a stay, and if none was entered. */
  Plate: Nullable(Type.String()),
  /** The booked service, in both languages of a voucher. (PAPER-6) */
  Facts: Type.Array(Strict({ Label: InBoth, Detail: InBoth })),
  /** What is included, what to bring and whom to call, a sentence each. (PAPER-6) */
  Notes: Type.Array(InBoth),
  /** What is paid in Cuba, line by line, minor units. Vouchers that browsers stored before it was added have none. (PAPER-6) */
  InCuba: Type.Optional(Type.Array(Strict({ Label: InBoth, Amount: MinorUnits }))),
  Place: Nullable(VoucherPlace),
  /** Null where the owner has set nothing of it. */
  Agency: Nullable(VoucherAgency),
});
export type Voucher = Static<typeof Voucher>;

export const VoucherToken = Strict({
  Token: Type.String({
    maxLength: LONGEST_VOUCHER_TOKEN,
    pattern: "^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+$",
    shape: "voucherToken",
  }),
});
export type VoucherToken = Static<typeof VoucherToken>;

/**
 * `held`: the payment is disputed; `lost`: the bank has refunded it; `unknown`: not our signature, or no such voucher.
 */
export const VoucherStatus = Strict({
  State: Type.Enum(["valid", "void", "held", "lost", "unknown"]),
});
export type VoucherStatus = Static<typeof VoucherStatus>;
