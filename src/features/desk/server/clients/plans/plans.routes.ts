import type { FastifyInstance } from "fastify";
import { route } from "../../../../../platform/server/http/route";
import { languageOf } from "../../../../../shared/language";
import { Id, Lang, Strict } from "../../../../../shared/schemas";
import { BundleFile } from "../../../bundle/bundle.schemas";
import { FoundPlans, PlanQuery, SupportPlan, UnreadableSupportPlan } from "../../../plans/plans.schemas";
import { supportContract } from "../../../support.contract";
import type { BundleService } from "./bundle.service";
import type { PlanViewService } from "./planView.service";
import type { SearchService } from "./search.service";

const InLanguage = Strict({ planId: Id, lang: Lang });

type Deps = { search: SearchService; view: PlanViewService; bundles: BundleService };

/** The desk's calls about any plan. */
export function supportPlanRoutes(app: FastifyInstance, { search, view, bundles }: Deps): void {
  route(app, supportContract.searchPlans, { body: PlanQuery, data: FoundPlans }, ({ caller, body }) =>
    search.search(caller, body),
  );
  route(app, supportContract.getSupportPlan, { params: InLanguage, data: SupportPlan }, ({ caller, params }) =>
    view.getPlan(caller, params.planId, languageOf(params.lang)),
  );
  route(
    app,
    supportContract.getUnreadablePlan,
    { params: Strict({ planId: Id }), data: UnreadableSupportPlan },
    ({ caller, params }) => view.getUnreadable(caller, params.planId),
  );
  route(
    app,
    supportContract.getPlanBundle,
    { params: Strict({ planId: Id }), data: BundleFile },
    ({ caller, params }) => bundles.getBundle(caller, params.planId),
  );
}
