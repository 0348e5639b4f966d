import Type, { type Static } from "typebox";
import { InstantMs, Nullable, Strict } from "../../shared/schemas";
import { holdsOnPapers } from "../payments/dispute.rules";
import { Booking } from "../plan/plan.schemas";

/** Where the service begins, with how to reach it. Degrees north and (negative) west. */
export const VoucherPlace = Strict({
  Name: Type.String(),
  Zone: Type.String(),
  Latitude: Type.Number(),
  Longitude: Type.Number(),
  Phone: Nullable(Type.String()),
  /** For a breakdown at any hour. */
  EmergencyPhone: Nullable(Type.String()),
});
export type VoucherPlace = Static<typeof VoucherPlace>;

/** One text in the client's language and in Cuba's; one entry where both are the same, such as a name. */
const InBoth = Type.Array(Type.String());

/** Everything a voucher shows, in one answer, so that it can be kept for a trip without a network. */
export const Voucher = Strict({
  Number: Type.String(),
  IssuedAt: InstantMs,
  /** Void once its booking is refunded. */
  Valid: Type.Boolean(),
  /** It does not count for now: the payer has disputed the payment, and the bank has not decided for us. */
  Held: Nullable(Type.Enum(holdsOnPapers)),
  Holder: Type.String(),
  /** Signed: the content of the QR code, after the address that verifies it. */
  Token: Type.String(),
  VerifyUrl: Type.String(),
  Booking,
  /** What is booked, in both languages of a voucher. (PAPER-6) */
  Facts: Type.Array(Strict({ Label: InBoth, Detail: InBoth })),
  Place: Nullable(VoucherPlace),
});
export type Voucher = Static<typeof Voucher>;

export const VoucherToken = Strict({
  Token: Type.String({ maxLength: 1500, pattern: "^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+$" }),
});
export type VoucherToken = Static<typeof VoucherToken>;

/** `held`: the payment is disputed; `lost`: the bank has given it back. `unknown`: the signature is not ours, or there is no such voucher. */
export const VoucherStanding = Strict({
  State: Type.Enum(["valid", "void", "held", "lost", "unknown"]),
});
export type VoucherStanding = Static<typeof VoucherStanding>;
