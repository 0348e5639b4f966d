import type { FastifyInstance } from "fastify";
import Type from "typebox";
import { route } from "../../../platform/server/http/route";
import { Id, Strict } from "../../../shared/schemas";
import { AfterwardsOrder, FaultsSet, MetFault, ProviderFaults } from "../faults.schemas";
import { inspectorContract } from "../inspector.contract";
import type { ProvidersFaults } from "./faults.service";

/** The calls for faults of the providers' stand-ins. Registered only where QA tools are on. */
export function faultsRoutes(app: FastifyInstance, faults: ProvidersFaults): void {
  route(app, inspectorContract.getFaults, { data: Type.Array(ProviderFaults) }, () => faults.list());
  route(app, inspectorContract.setFaults, { body: FaultsSet, data: ProviderFaults }, ({ caller, body }) =>
    faults.set(caller, body),
  );
  route(
    app,
    inspectorContract.getMetFaults,
    { params: Strict({ planId: Id }), data: Type.Array(MetFault) },
    ({ caller, params }) => faults.metBy(caller, params.planId),
  );
  route(
    app,
    inspectorContract.happenAfterwards,
    { params: Strict({ planId: Id }), body: AfterwardsOrder, data: AfterwardsOrder },
    async ({ caller, params, body }) => {
      await faults.happen(caller, params.planId, body.What);
      return body;
    },
  );
}
