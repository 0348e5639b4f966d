import type { FastifyInstance } from "fastify";
import Type from "typebox";
import { route } from "../../../platform/server/http/route";
import { languageOf } from "../../../shared/language";
import { Id, Lang, Nullable, Strict } from "../../../shared/schemas";
import { planContract } from "../plan.contract";
import { Booking, CancellationRow, PoliciesOfPlan, TravelPlan } from "../plan.schemas";
import type { PlanService } from "./plan.service";

const OfId = Strict({ id: Id, lang: Lang });
const OfClient = Strict({ clientId: Id, lang: Lang });

/** Calls of plan.contract.ts. */
export function planRoutes(app: FastifyInstance, plans: PlanService): void {
  route(app, planContract.getActivePlan, { params: OfClient, data: Nullable(TravelPlan) }, ({ caller, params }) =>
    plans.activePlan(caller, params.clientId),
  );
  route(
    app,
    planContract.getPlanBookings,
    { params: Strict({ planId: Id, lang: Lang }), data: Type.Array(Booking) },
    ({ caller, params }) => plans.planBookings(caller, params.planId),
  );
  route(app, planContract.getPaidPlans, { params: OfClient, data: Type.Array(TravelPlan) }, ({ caller, params }) =>
    plans.paid(caller, params.clientId),
  );
  route(app, planContract.getUnpaidPlans, { params: OfClient, data: Type.Array(TravelPlan) }, ({ caller, params }) =>
    plans.unpaid(caller, params.clientId),
  );
  route(app, planContract.getPlan, { params: OfId, data: TravelPlan }, ({ caller, params }) =>
    plans.plan(caller, params.id),
  );
  route(
    app,
    planContract.getPoliciesOfPlan,
    { params: Strict({ planId: Id, lang: Lang }), data: Nullable(PoliciesOfPlan) },
    ({ caller, params }) => plans.acceptedPolicies(caller, params.planId, languageOf(params.lang)),
  );
  route(app, planContract.getBooking, { params: OfId, data: Booking }, ({ caller, params }) =>
    plans.booking(caller, params.id),
  );
  route(
    app,
    planContract.getCancellationRules,
    { params: Strict({ productType: Id }), data: Type.Array(CancellationRow) },
    ({ params }) => plans.cancellationRules(params.productType),
  );
  const done = { params: Strict({ id: Id }), data: Type.Null() };
  route(app, planContract.cancelBooking, done, async ({ caller, params }) => {
    await plans.cancel(caller, params.id);
    return null;
  });
  route(app, planContract.deleteBooking, done, async ({ caller, params }) => {
    await plans.remove(caller, params.id);
    return null;
  });
}
