import type { Caller } from "../../../../../platform/server/http/caller";
import { ownPlan } from "../../../../plan/server/checkout/readPlan";
import type { Payment } from "../../../payments.schemas";
import { askedPayment, type CardPayment, keyAndAmount, missingOfPayment } from "../../../server/payment.defaults";
import type { PaymentCore } from "../../../server/payment.method";
import { payeezyFacts } from "../payeezy.facts";
import type { PayeezyFields, PayeezyPayment, PayeezyPaymentBody } from "../payeezy.schemas";
import { PAYEEZY_FRAME_PATH } from "../payeezyFrame";

/** Payments by card over Payeezy, and the address of its card fields. (PAY-22, PAY-29) */
export function payeezyPayments(core: Pick<PaymentCore, "db" | "now" | "payByCard" | "methods">) {
  return {
    /** The URL of the card fields for a plan's payment. Throws `payment.methodNotOffered`. */
    fields: async (caller: Caller, planId: number): Promise<PayeezyFields> => {
      await ownPlan(core.db, caller, planId);
      return { Page: await core.methods.cardPage(payeezyFacts.id, PAYEEZY_FRAME_PATH) };
    },
    pay: async (caller: Caller, body: PayeezyPaymentBody, address: string): Promise<Payment> =>
      core.payByCard(caller, cardPayment(await wholePayment(core, caller, body)), address),
  };
}

export type PayeezyPayments = ReturnType<typeof payeezyPayments>;

/** Throws `invalid`, naming the fields that only the payer can give. (PAY-29) */
async function wholePayment(
  core: Pick<PaymentCore, "db" | "now">,
  caller: Caller,
  given: PayeezyPaymentBody,
): Promise<PayeezyPayment> {
  const { Token, HolderName, AcceptTerms } = given;
  const defaults = await keyAndAmount(core, caller, given);
  if (AcceptTerms === undefined || Token === undefined || HolderName === undefined) {
    const holder = HolderName !== undefined;
    throw missingOfPayment({ consent: AcceptTerms !== undefined, card: Token !== undefined, holder });
  }
  return { ...given, ...defaults, Token, HolderName, AcceptTerms };
}

/** The token is stored as one string: type, value, expiry. */
function cardPayment(body: PayeezyPayment): CardPayment {
  const { Type, Value, ExpDate } = body.Token;
  const source = JSON.stringify([Type, Value, ExpDate]);
  return { ...askedPayment(body), method: payeezyFacts.id, source, cardId: null, keep: false, browser: null };
}
