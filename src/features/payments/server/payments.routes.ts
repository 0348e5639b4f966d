import type { FastifyInstance } from "fastify";
import Type from "typebox";
import { route } from "../../../platform/server/http/route";
import { languageOf } from "../../../shared/language";
import { AskedMinorUnits, Id, Lang, SiteId, Strict, Uuid } from "../../../shared/schemas";
import { paymentsContract as contract } from "../payments.contract";
import { HolderCheck, HolderQuestion, HolderReview, Payment, PurchaseMethod } from "../payments.schemas";
import type { HoldersService } from "./holders/holders.service";
import type { MethodsService } from "./methods.service";
import type { MethodServices } from "./payment.method";
import type { PaymentService } from "./payment.service";

const OfPlan = Strict({ planId: Id });
const OnSite = { siteId: SiteId, lang: Lang };

type Deps = {
  holders: HoldersService;
  methods: MethodsService;
  payments: PaymentService;
  served: readonly MethodServices[];
};

/** Calls of payments.contract.ts, and those of each method. */
export async function paymentsRoutes(
  app: FastifyInstance,
  { holders, methods, payments, served }: Deps,
): Promise<void> {
  route(app, contract.getPurchaseMethods, { params: Strict(OnSite), data: Type.Array(PurchaseMethod) }, ({ params }) =>
    methods.list(languageOf(params.lang), null),
  );
  route(
    app,
    contract.getPurchaseMethodsForAmount,
    {
      params: Strict({ ...OnSite, price: AskedMinorUnits, charges: AskedMinorUnits }),
      data: Type.Array(PurchaseMethod),
    },
    ({ params }) => methods.list(languageOf(params.lang), params.price + params.charges),
  );
  route(
    app,
    contract.changePurchaseMethod,
    { params: Strict({ planId: Id, methodId: Id }), data: Type.Null() },
    ({ caller, params }) => methods.change(caller, params.planId, params.methodId),
  );
  route(
    app,
    contract.getAcceptedCards,
    { params: Strict({ methodId: Id }), data: Type.Array(Type.String()) },
    ({ params }) => methods.cardsOf(params.methodId),
  );
  route(app, contract.checkHolderName, { body: HolderQuestion, data: HolderCheck }, ({ caller, body }) =>
    holders.checkHolder(caller, body),
  );
  route(app, contract.getHolderReviews, { params: OfPlan, data: Type.Array(HolderReview) }, ({ caller, params }) =>
    holders.getReviews(caller, params.planId),
  );
  route(app, contract.getPayments, { params: OfPlan, data: Type.Array(Payment) }, ({ caller, params }) =>
    payments.getPayments(caller, params.planId),
  );
  route(app, contract.getPayment, { params: Strict({ paymentId: Uuid }), data: Payment }, ({ caller, params }) =>
    payments.getPayment(caller, params.paymentId),
  );
  for (const { addRoutes } of served) await addRoutes(app);
}
