import type { FastifyInstance } from "fastify";
import Type from "typebox";
import { route } from "../../../../../platform/server/http/route";
import { Id, Strict, Uuid } from "../../../../../shared/schemas";
import { Payment } from "../../../payments.schemas";
import type { CardsService } from "../../../server/cards.service";
import type { PaymentService } from "../../../server/payment.service";
import { cloverContract as contract } from "../clover.contract";
import { CardFields, ClientCard, CloverPayment } from "../clover.schemas";

type Parts = {
  cards: CardsService;
  payments: Pick<PaymentService, "pay">;
};

/** Calls of clover.contract.ts. */
export function cloverRoutes(app: FastifyInstance, { cards, payments }: Parts): void {
  route(app, contract.getCardFields, { params: Strict({ planId: Id }), data: CardFields }, ({ caller, params }) =>
    cards.getCardFields(caller, params.planId),
  );
  const payment = { body: CloverPayment, data: Payment, perMinute: 30 };
  route(app, contract.payWithClover, payment, ({ caller, body, request }) => payments.pay(caller, body, request.ip));
  route(app, contract.getClientCards, { data: Type.Array(ClientCard) }, ({ caller }) => cards.list(caller));
  route(app, contract.removeClientCard, { params: Strict({ cardId: Uuid }), data: Type.Null() }, ({ caller, params }) =>
    cards.remove(caller, params.cardId),
  );
}
