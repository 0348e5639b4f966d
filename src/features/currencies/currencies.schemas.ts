import Type, { type Static } from "typebox";
import { Day, Nullable, Reason, Strict } from "../../shared/schemas";
import { LEAST_PER_DOLLAR, MOST_PER_DOLLAR, rateStatuses, SHOWN_CURRENCIES } from "./currencies.rules";

const Currency = Type.Enum([...SHOWN_CURRENCIES]);
/** The value of one dollar in millionths of the currency. */
const PerDollar = Type.Integer({ minimum: LEAST_PER_DOLLAR, maximum: MOST_PER_DOLLAR });

export const ExchangeRate = Strict({ Currency, PerDollar, Day });
export type ExchangeRate = Static<typeof ExchangeRate>;

/** The value of one dollar from today on, in some currencies. `Reason`, such as where it is from, stays in the audit log. */
export const NewRates = Strict({
  Rates: Type.Array(Strict({ Currency, PerDollar }), { minItems: 1, maxItems: SHOWN_CURRENCIES.length }),
  Reason,
});
export type NewRates = Static<typeof NewRates>;

/** A currency's latest rate as staff see it. (PLAN-35) */
export const DeskRate = Strict({
  Currency,
  Status: Type.Enum(rateStatuses),
  /** Null if none was ever set. `Until`: the last day on which it is shown. */
  Latest: Nullable(Strict({ PerDollar, Day, Until: Day })),
});
export type DeskRate = Static<typeof DeskRate>;
