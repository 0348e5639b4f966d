import type { FastifyInstance } from "fastify";
import Type from "typebox";
import { BundleFile } from "../../../features/desk/bundle/bundle.schemas";
import { route } from "../../../platform/server/http/route";
import { Id, Strict } from "../../../shared/schemas";
import { SentEventBody } from "../event/event.schemas";
import { inspectorContract } from "../inspector.contract";
import { InspectedPlan, PlanSearch, SentState } from "../inspector.schemas";
import type { InspectedPlans } from "./plans.service";

const OfPlan = Strict({ planId: Id });

/** The calls for inspected plans and for sending events to them. Registered only where QA tools are on. */
export function inspectedPlanRoutes(app: FastifyInstance, plans: InspectedPlans): void {
  route(app, inspectorContract.getInspectedPlans, { data: Type.Array(InspectedPlan) }, ({ caller }) =>
    plans.list(caller),
  );
  route(app, inspectorContract.findPlans, { body: PlanSearch, data: Type.Array(InspectedPlan) }, ({ caller, body }) =>
    plans.list(caller, body.Text),
  );
  route(app, inspectorContract.getPlanLog, { params: OfPlan, data: BundleFile }, ({ caller, params }) =>
    plans.bundle(caller, params.planId),
  );
  route(
    app,
    inspectorContract.sendEvent,
    { params: OfPlan, body: SentEventBody, data: SentState },
    ({ caller, params, body }) => plans.send(caller, params.planId, body),
  );
}
