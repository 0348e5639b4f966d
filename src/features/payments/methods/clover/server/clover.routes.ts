import type { FastifyInstance } from "fastify";
import Type from "typebox";
import { route } from "../../../../../platform/server/http/route";
import { Id, Strict, Uuid } from "../../../../../shared/schemas";
import { ClientCard, Payment } from "../../../payments.schemas";
import { cloverContract as contract } from "../clover.contract";
import { Authenticated, CardFields, CloverPaymentBody } from "../clover.schemas";
import type { CardsService } from "./cards.service";
import type { CloverPayments } from "./clover.payments";

type Deps = { cards: CardsService; payments: CloverPayments };

/** Calls of clover.contract.ts. */
export function cloverRoutes(app: FastifyInstance, { cards, payments }: Deps): void {
  route(app, contract.getCardFields, { params: Strict({ planId: Id }), data: CardFields }, ({ caller, params }) =>
    cards.getCardFields(caller, params.planId),
  );
  const payment = { body: CloverPaymentBody, data: Payment, perMinute: 30 };
  route(app, contract.payWithClover, payment, ({ caller, body, request }) => payments.pay(caller, body, request.ip));
  const authenticated = {
    params: Strict({ paymentId: Uuid }),
    body: Authenticated,
    data: Payment,
    perMinute: 30,
  };
  route(app, contract.authenticated, authenticated, ({ caller, params, body }) =>
    payments.authenticated(caller, params.paymentId, body.FlowStatus),
  );
  route(app, contract.getClientCards, { data: Type.Array(ClientCard) }, ({ caller }) => cards.list(caller));
  route(app, contract.removeClientCard, { params: Strict({ cardId: Uuid }), data: Type.Null() }, ({ caller, params }) =>
    cards.remove(caller, params.cardId),
  );
}
