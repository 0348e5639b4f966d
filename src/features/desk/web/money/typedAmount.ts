import { string } from "yup";
import { withValues } from "../../../../platform/web/forms/problems";
import type { MessageId } from "../../../../shared/messageId";
import { fromUnits, type Minor } from "../../../../shared/money";
import { plainNumber } from "../../../../shared/plainText";

const AMOUNT = /^\d+([.,]\d{1,2})?$/;
/** `1,234`, `1.234.567`, `1 234.56`: a separator is before three digits, as no decimal is. */
const SEPARATED = /^\d{1,3}([.,’' ]\d{3})+([.,]\d{1,2})?$/;
const separated: MessageId = "support.amount.separated";

/** A typed amount in minor units: digits, with a decimal point or comma and at most two decimals; NaN if it is none. */
export function amountIn(typed: string): Minor {
  const amount = plainNumber(typed);
  return AMOUNT.test(amount) ? fromUnits(Number(amount.replace(",", "."))) : Number.NaN;
}

type Limits = {
  /** The message for a text that is no amount of one cent or more. */
  readonly wrong: MessageId;
  /** The greatest amount, in minor units, and the message for a larger one, which gets that as `limit`. */
  readonly most: Minor;
  readonly beyond: MessageId;
  readonly money: (amount: Minor) => string;
};

/** An amount of one cent or more. Thousands separators are refused: they may be meant as decimal points. */
export const typedAmount = ({ wrong, most, beyond, money }: Limits) =>
  string().test("amount", wrong, (typed = "", context) => {
    if (SEPARATED.test(plainNumber(typed))) return context.createError({ message: separated });
    const amount = amountIn(typed);
    if (amount > most) return context.createError({ message: withValues(beyond, { limit: money(most) }) });
    return amount >= 1;
  });
