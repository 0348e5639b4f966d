import { string } from "yup";
import type { MessageId } from "../../../../platform/web/messages";
import { fromUnits, type Minor } from "../../../../shared/money";

/** A typed amount, with a decimal point or comma; NaN if it is none. */
export const amountIn = (typed: string): Minor => fromUnits(Number(typed.replace(",", ".")));

/** An amount of one cent or more. */
export const typedAmount = (wrong: MessageId) =>
  string().test("amount", wrong, (typed = "") => Number.isSafeInteger(amountIn(typed)) && amountIn(typed) >= 1);
