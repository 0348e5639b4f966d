import Type, { type Static } from "typebox";
import { Day, Strict } from "../../shared/schemas";
import { LEAST_PER_DOLLAR, MOST_PER_DOLLAR, SHOWN_CURRENCIES } from "./currencies.rules";

const Currency = Type.Enum([...SHOWN_CURRENCIES]);
/** The value of one dollar in millionths of the currency. */
const PerDollar = Type.Integer({ minimum: LEAST_PER_DOLLAR, maximum: MOST_PER_DOLLAR });

export const ExchangeRate = Strict({ Currency, PerDollar, Day });
export type ExchangeRate = Static<typeof ExchangeRate>;

/** The value of one dollar from today on. */
export const NewRate = Strict({ Currency, PerDollar });
export type NewRate = Static<typeof NewRate>;
