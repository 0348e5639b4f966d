import Type, { type Static } from "typebox";
import { AskedDay, Day, MinorUnits, Nullable, Strict } from "../../../shared/schemas";
import { LAST_30, planEndings, planSteps, refundChannels, TODAY } from "./numbers.rules";

/** Havana dates, or relative ones by the server's clock, so that a bookmarked URL stays right. */
export const WantedPeriod = Strict({
  from: Type.Union([Type.Literal(LAST_30), AskedDay]),
  to: Type.Union([Type.Literal(TODAY), AskedDay]),
});
export type WantedPeriod = Static<typeof WantedPeriod>;

/** Havana dates, both included. */
const period = { From: Day, To: Day, Today: Day };

/** Bookings requested in the period, by supplier. */
export const SupplierNumbers = Strict({
  SupplierName: Type.String(),
  Asked: Type.Integer(),
  Confirmed: Type.Integer(),
  /** Median time from request to confirmation, milliseconds; null without confirmations. */
  Median: Nullable(Type.Integer()),
  /** The 90th percentile of it. */
  NineOfTen: Nullable(Type.Integer()),
  Declined: Type.Integer(),
  /** The time ran out before the supplier answered. */
  Lapsed: Type.Integer(),
});
export type SupplierNumbers = Static<typeof SupplierNumbers>;

export const PlanStepNumbers = Strict({ Step: Type.Enum(planSteps), Plans: Type.Integer() });
export const PlanEndingNumbers = Strict({ Ending: Type.Enum(planEndings), Plans: Type.Integer() });
/** `Code`: the provider's; null if there is none. */
export const DeclineNumbers = Strict({ Code: Nullable(Type.String()), Payments: Type.Integer() });

export const Numbers = Strict({
  ...period,
  /** Plans that began in the period: how far they got, and their status now. */
  Steps: Type.Array(PlanStepNumbers),
  Endings: Type.Array(PlanEndingNumbers),
  Suppliers: Type.Array(SupplierNumbers),
  Declines: Type.Array(DeclineNumbers),
});
export type Numbers = Static<typeof Numbers>;

/** The ledger's sums of a day and a payment method, minor units of US dollars. Below zero: more was refunded. */
export const DayMoney = Strict({ Day, Method: Type.Integer(), Captured: MinorUnits, Refunded: MinorUnits });
export type DayMoney = Static<typeof DayMoney>;

export const RefundNumbers = Strict({ Way: Type.Enum(refundChannels), Count: Type.Integer(), Amount: MinorUnits });

export const MoneyNumbers = Strict({
  ...period,
  /** Days with movements of money, newest first. */
  Days: Type.Array(DayMoney),
  Refunds: Type.Array(RefundNumbers),
});
export type MoneyNumbers = Static<typeof MoneyNumbers>;
