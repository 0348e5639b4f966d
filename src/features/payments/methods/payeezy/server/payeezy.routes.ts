import type { FastifyInstance } from "fastify";
import type { Caller } from "../../../../../platform/server/http/caller";
import { route } from "../../../../../platform/server/http/route";
import { Id, Strict } from "../../../../../shared/schemas";
import { ownPlan } from "../../../../plan/server/checkout/readPlan";
import { Payment } from "../../../payments.schemas";
import { askedPayment, type CardPayment, keyAndAmount, missingOfPayment } from "../../../server/payment.defaults";
import type { PaymentCore } from "../../../server/payment.method";
import { payeezyContract } from "../payeezy.contract";
import { payeezyFacts } from "../payeezy.facts";
import { PayeezyFields, type PayeezyPayment, PayeezyPaymentBody } from "../payeezy.schemas";
import { PAYEEZY_FRAME_PATH } from "../payeezyFrame";

type Parts = Pick<PaymentCore, "db" | "methods"> & { pay: ReturnType<typeof paymentByPayeezy> };

/** Calls of payeezy.contract.ts. The address of the card fields throws `payment.methodNotOffered`. (PAY-22) */
export function payeezyRoutes(app: FastifyInstance, { db, methods, pay }: Parts): void {
  const fields = { params: Strict({ planId: Id }), data: PayeezyFields };
  route(app, payeezyContract.getPayeezyFields, fields, async ({ caller, params }) => {
    await ownPlan(db, caller, params.planId);
    return { Page: await methods.cardPage(payeezyFacts.id, PAYEEZY_FRAME_PATH) };
  });
  const payment = { body: PayeezyPaymentBody, data: Payment, perMinute: 30 };
  route(app, payeezyContract.payWithPayeezy, payment, ({ caller, body, request }) => pay(caller, body, request.ip));
}

type Core = Pick<PaymentCore, "db" | "now" | "payByCard">;

/** A payment by card over Payeezy; missing fields that the server knows are filled in. (PAY-29) */
export const paymentByPayeezy =
  (core: Core) =>
  async (caller: Caller, body: PayeezyPaymentBody, address: string): Promise<Payment> =>
    core.payByCard(caller, cardPayment(await wholePayment(core, caller, body)), address);

/** Throws `invalid`, naming the fields that only the payer can give. (PAY-29) */
async function wholePayment(
  core: Pick<Core, "db" | "now">,
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
