import type { FastifyInstance } from "fastify";
import { route } from "../../../../../platform/server/http/route";
import { Id, Strict } from "../../../../../shared/schemas";
import { Payment } from "../../../payments.schemas";
import { payeezyContract } from "../payeezy.contract";
import { PayeezyFields, PayeezyPaymentBody } from "../payeezy.schemas";
import type { PayeezyPayments } from "./payeezy.payments";

/** Calls of payeezy.contract.ts. */
export function payeezyRoutes(app: FastifyInstance, payments: PayeezyPayments): void {
  const fields = { params: Strict({ planId: Id }), data: PayeezyFields };
  route(app, payeezyContract.getPayeezyFields, fields, ({ caller, params }) => payments.fields(caller, params.planId));
  const payment = { body: PayeezyPaymentBody, data: Payment, perMinute: 30 };
  route(app, payeezyContract.payWithPayeezy, payment, ({ caller, body, request }) =>
    payments.pay(caller, body, request.ip),
  );
}
