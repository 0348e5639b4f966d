import type { FastifyInstance } from "fastify";
import { route } from "../../../../../platform/server/http/route";
import { Payment } from "../../../payments.schemas";
import type { PaymentService } from "../../../server/payment.service";
import { payeezyContract } from "../payeezy.contract";
import { PayeezyPayment } from "../payeezy.schemas";

/** The call of payeezy.contract.ts. */
export function payeezyRoutes(app: FastifyInstance, payments: Pick<PaymentService, "payWithPayeezy">): void {
  const payment = { body: PayeezyPayment, data: Payment, perMinute: 30 };
  route(app, payeezyContract.payWithPayeezy, payment, ({ caller, body, request }) =>
    payments.payWithPayeezy(caller, body, request.ip),
  );
}
