import type { FastifyInstance } from "fastify";
import { NoParams, route } from "../../../server/http/route";
import { FoundPlans, PlanQuery } from "../plans.schemas";
import { supportContract } from "../support.contract";
import type { SearchService } from "./search.service";

type Parts = { search: SearchService };

/** The desk's calls about any plan. */
export function supportPlanRoutes(app: FastifyInstance, { search }: Parts): void {
  route(app, supportContract.searchPlans, { params: NoParams, body: PlanQuery, data: FoundPlans }, ({ caller, body }) =>
    search.search(caller, body),
  );
}
