import type { FastifyInstance } from "fastify";
import Type from "typebox";
import { NoParams, route } from "../../../platform/server/http/route";
import { languageOf } from "../../../shared/language";
import { Id, Strict, Uuid } from "../../../shared/schemas";
import type { CardsService } from "../../payments/server/cards.service";
import type { HoldersService } from "../../payments/server/holders.service";
import type { MethodsService } from "../../payments/server/methods.service";
import type { PaymentService } from "../../payments/server/payment.service";
import { checkoutContract as contract } from "../checkout/checkout.contract";
import {
  CardFields,
  Checkout,
  ClientCard,
  CloverPayment,
  HolderCheck,
  HolderQuestion,
  PayeezyPayment,
  Payment,
  PurchaseMethod,
} from "../checkout/checkout.schemas";
import type { CheckoutService } from "./checkout.service";

const OfPlan = Strict({ planId: Id });
const OnSite = { siteId: Type.Integer(), lang: Type.String({ maxLength: 8 }) };
/** Minor units in an address. */
const Amount = Type.Integer({ minimum: 0, maximum: 1_000_000_000 });

type Services = {
  cards: CardsService;
  checkout: CheckoutService;
  holders: HoldersService;
  methods: MethodsService;
  payments: PaymentService;
};

export function checkoutRoutes(app: FastifyInstance, { cards, checkout, holders, methods, payments }: Services): void {
  route(app, contract.getCheckout, { params: OfPlan, data: Checkout }, ({ caller, params }) =>
    checkout.getCheckout(caller, params.planId),
  );
  route(app, contract.getCardFields, { params: OfPlan, data: CardFields }, ({ caller, params }) =>
    cards.getCardFields(caller, params.planId),
  );
  route(
    app,
    contract.payWithClover,
    { params: Strict({}), body: CloverPayment, data: Payment, perMinute: 30 },
    ({ caller, body, request }) => payments.pay(caller, body, request.ip),
  );
  route(
    app,
    contract.payWithPayeezy,
    { params: Strict({}), body: PayeezyPayment, data: Payment, perMinute: 30 },
    ({ caller, body, request }) => payments.payWithPayeezy(caller, body, request.ip),
  );
  route(app, contract.getPayments, { params: OfPlan, data: Type.Array(Payment) }, ({ caller, params }) =>
    payments.getPayments(caller, params.planId),
  );
  route(app, contract.getClientCards, { params: NoParams, data: Type.Array(ClientCard) }, ({ caller }) =>
    cards.list(caller),
  );
  route(app, contract.removeClientCard, { params: Strict({ cardId: Uuid }), data: Type.Null() }, ({ caller, params }) =>
    cards.remove(caller, params.cardId),
  );
  route(app, contract.getPayment, { params: Strict({ paymentId: Uuid }), data: Payment }, ({ caller, params }) =>
    payments.getPayment(caller, params.paymentId),
  );
  route(
    app,
    contract.getAcceptedCards,
    { params: Strict({ methodId: Type.Integer() }), data: Type.Array(Type.String()) },
    ({ params }) => methods.cardsOf(params.methodId),
  );
  route(app, contract.getPurchaseMethods, { params: Strict(OnSite), data: Type.Array(PurchaseMethod) }, ({ params }) =>
    methods.list(languageOf(params.lang), null),
  );
  route(
    app,
    contract.getPurchaseMethodsForAmount,
    { params: Strict({ ...OnSite, price: Amount, charges: Amount }), data: Type.Array(PurchaseMethod) },
    ({ params }) => methods.list(languageOf(params.lang), params.price + params.charges),
  );
  route(
    app,
    contract.changePurchaseMethod,
    { params: Strict({ planId: Id, methodId: Type.Integer() }), data: Type.Null() },
    ({ caller, params }) => methods.change(caller, params.planId, params.methodId),
  );
  route(
    app,
    contract.checkHolderName,
    { params: Strict({}), body: HolderQuestion, data: HolderCheck },
    ({ caller, body }) => holders.checkHolder(caller, body),
  );
  route(
    app,
    contract.getSignUrl,
    { params: Strict({ planId: Id, ...OnSite }), data: Type.String() },
    ({ caller, params }) => checkout.getSignUrl(caller, params.planId),
  );
}
