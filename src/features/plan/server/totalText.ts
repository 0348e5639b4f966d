import { text } from "../../../platform/server/http/texts";
import type { Language } from "../../../shared/language";
import { moneyText } from "../../../shared/moneyText";
import type { PaidOnline } from "../checkout/checkout.states";
import { type PriceParts, totalOf } from "../price/total";

type Price = PriceParts & {
  currency: string;
  /** When the online part is paid, as `TotalPrice` shows it on pages. */
  online: PaidOnline;
};

/**
 * A price in a sentence, for emails and papers: the total, then the parts paid online and in Cuba, if any. The deposit
 * is not part of it. (PLAN-28)
 */
export function totalText(language: Language, { payNow, payInCuba, currency, online }: Price): string {
  const money = (amount: number) => moneyText(amount, language, currency);
  const part = payInCuba === 0 ? "plan.total.allOnline" : "plan.total.online";
  const paidOnline = text(language, part, { when: online, amount: money(payNow) });
  const inCuba = payInCuba === 0 ? [] : [text(language, "plan.total.inCuba", { amount: money(payInCuba) })];
  const parts = [paidOnline, ...inCuba].join(" + ");
  return text(language, "plan.total.sentence", { total: money(totalOf({ payNow, payInCuba })), parts });
}
