import type { FastifyInstance } from "fastify";
import type { Caller } from "../../../../../platform/server/http/caller";
import { route } from "../../../../../platform/server/http/route";
import { Payment } from "../../../payments.schemas";
import type { PaymentCore } from "../../../server/payment.method";
import { askedPayment, type CardPayment } from "../../../server/payment.service";
import { payeezyContract } from "../payeezy.contract";
import { payeezyFacts } from "../payeezy.facts";
import { PayeezyPayment } from "../payeezy.schemas";

export function payeezyPayments(payByCard: PaymentCore["payByCard"]) {
  return {
    pay: async (caller: Caller, body: PayeezyPayment, address: string): Promise<Payment> =>
      payByCard(caller, cardPayment(body), address),
  };
}

/** The call of payeezy.contract.ts. */
export function payeezyRoutes(app: FastifyInstance, payments: ReturnType<typeof payeezyPayments>): void {
  const payment = { body: PayeezyPayment, data: Payment, perMinute: 30 };
  route(app, payeezyContract.payWithPayeezy, payment, ({ caller, body, request }) =>
    payments.pay(caller, body, request.ip),
  );
}

/** The token travels as one text: type, value, expiry. */
function cardPayment(body: PayeezyPayment): CardPayment {
  const { Type, Value, ExpDate } = body.Token;
  const source = JSON.stringify([Type, Value, ExpDate]);
  return { ...askedPayment(body), method: payeezyFacts.id, source, cardId: null, keep: false };
}
