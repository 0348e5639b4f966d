import type { FastifyInstance } from "fastify";
import Type from "typebox";
import { route } from "../../../server/http/route";
import { languageOf } from "../../../shared/language";
import { Id, Strict, Uuid } from "../../../shared/schemas";
import { checkoutContract as contract } from "../checkout.contract";
import {
  CardFields,
  Checkout,
  CloverPayment,
  HolderCheck,
  HolderQuestion,
  Payment,
  PurchaseMethod,
} from "../checkout.schemas";
import { type CheckoutService, cardsOf, purchaseMethods } from "./checkout.service";
import type { PaymentService } from "./payment.service";

const OfPlan = Strict({ planId: Id });
const OnSite = { siteId: Type.Integer(), lang: Type.String({ maxLength: 8 }) };
const Amount = Type.Number({ minimum: 0 });

export function checkoutRoutes(app: FastifyInstance, checkout: CheckoutService, payments: PaymentService): void {
  route(app, contract.getCheckout, { params: OfPlan, data: Checkout }, ({ caller, params }) =>
    checkout.getCheckout(caller, params.planId),
  );
  route(app, contract.getCardFields, { params: OfPlan, data: CardFields }, ({ caller, params }) =>
    checkout.getCardFields(caller, params.planId),
  );
  route(
    app,
    contract.payWithClover,
    { params: Strict({}), body: CloverPayment, data: Payment, perMinute: 30 },
    ({ caller, body, request }) => payments.pay(caller, body, request.ip),
  );
  route(app, contract.getPayment, { params: Strict({ paymentId: Uuid }), data: Payment }, ({ caller, params }) =>
    payments.getPayment(caller, params.paymentId),
  );
  route(
    app,
    contract.getAcceptedCards,
    { params: Strict({ methodId: Type.Integer() }), data: Type.Array(Type.String()) },
    async ({ params }) => cardsOf(params.methodId),
  );
  route(
    app,
    contract.getPurchaseMethods,
    { params: Strict(OnSite), data: Type.Array(PurchaseMethod) },
    async ({ params }) => purchaseMethods(languageOf(params.lang)),
  );
  route(
    app,
    contract.getPurchaseMethodsForAmount,
    { params: Strict({ ...OnSite, price: Amount, charges: Amount }), data: Type.Array(PurchaseMethod) },
    async ({ params }) => purchaseMethods(languageOf(params.lang)),
  );
  route(
    app,
    contract.changePurchaseMethod,
    { params: Strict({ planId: Id, methodId: Type.Integer() }), data: Type.Null() },
    ({ caller, params }) => checkout.changePurchaseMethod(caller, params.planId, params.methodId),
  );
  route(
    app,
    contract.checkHolderName,
    { params: Strict({}), body: HolderQuestion, data: HolderCheck },
    ({ caller, body }) => checkout.checkHolder(caller, body),
  );
  route(
    app,
    contract.getSignUrl,
    { params: Strict({ planId: Id, ...OnSite }), data: Type.String() },
    ({ caller, params }) => checkout.getSignUrl(caller, params.planId),
  );
}
