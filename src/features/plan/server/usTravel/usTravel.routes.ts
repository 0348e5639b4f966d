import type { FastifyInstance } from "fastify";
import { route } from "../../../../platform/server/http/route";
import { Id, Strict } from "../../../../shared/schemas";
import { usTravelContract } from "../../usTravel/usTravel.contract";
import { StatedUsTravel, UsTravel } from "../../usTravel/usTravel.schemas";
import type { UsTravelService } from "./usTravel.service";

const OfPlan = Strict({ planId: Id });

/** Calls of usTravel.contract.ts. */
export function usTravelRoutes(app: FastifyInstance, usTravel: UsTravelService): void {
  route(app, usTravelContract.getUsTravel, { params: OfPlan, data: UsTravel }, ({ caller, params }) =>
    usTravel.read(caller, params.planId),
  );
  route(
    app,
    usTravelContract.stateUsTravel,
    { params: OfPlan, body: StatedUsTravel, data: UsTravel },
    ({ caller, params, body }) => usTravel.state(caller, params.planId, body),
  );
}
