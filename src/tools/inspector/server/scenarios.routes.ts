import type { FastifyInstance } from "fastify";
import Type from "typebox";
import { route } from "../../../server/http/route";
import { Problem } from "../../../server/problem";
import type { Clock } from "../../../shared/instant";
import { inspectorContract } from "../inspector.contract";
import { BuiltScenario } from "../inspector.schemas";
import { scenarios } from "./scenarios";
import { openWorld } from "./world";

type Parts = { now: Clock; clover: { tokenUrl: string; apiAccessKey: () => Promise<string> } };

/** `POST /qa/scenarios/{name}` for the signed-in client. Registered only where QA tools are on. */
export function scenarioRoutes(app: FastifyInstance, { now, clover }: Parts): void {
  route(
    app,
    inspectorContract.buildScenario,
    { params: Type.Object({ name: Type.String({ maxLength: 60 }) }), data: BuiltScenario },
    async ({ caller, params, request }) => {
      const scenario = scenarios[params.name];
      if (!scenario) throw new Problem("qa.scenarioUnknown");
      const authorization = request.headers.authorization ?? "";
      const world = openWorld({ app, clientId: caller.clientId, authorization, now, clover });
      return { name: params.name, TravelPlanId: await scenario.build(world), path: scenario.path };
    },
  );
}
