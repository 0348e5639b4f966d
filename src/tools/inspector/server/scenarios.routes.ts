import type { FastifyInstance } from "fastify";
import Type from "typebox";
import { supportContract } from "../../../features/desk/support.contract";
import { route } from "../../../platform/server/http/route";
import { text } from "../../../platform/server/http/texts";
import { Problem } from "../../../platform/server/problem";
import type { Services } from "../../../platform/server/services";
import { languages } from "../../../shared/language";
import { inspectorContract } from "../inspector.contract";
import { isScenario, scenarioFacts, scenarioNames } from "../inspector.scenarios";
import { BuiltScenario, KnownScenario } from "../inspector.schemas";
import type { PastClock } from "./pastClock";
import { bookingIdsOf } from "./plans.repository";
import { scenarios } from "./scenarios";
import { openWorld, type Tokenisers, type World } from "./world";

type Parts = Pick<Services, "db" | "now"> & {
  past: PastClock;
  staffAuthorization: () => Promise<string>;
  /** Does at once what a situation from the past has made due on the client's plans. */
  sweepPlansOf: (clientId: number) => Promise<unknown>;
  tokenisers: Tokenisers;
} & Pick<World, "offer" | "settle">;

/** Named situations for the signed-in client. Registered only where QA tools are on. */
export function scenarioRoutes(app: FastifyInstance, { db, now, sweepPlansOf, ...parts }: Parts): void {
  route(app, inspectorContract.getScenarios, { data: Type.Array(KnownScenario) }, async () =>
    scenarioNames.map((name) => {
      const id = `inspector.scenario.${name}`;
      return {
        name,
        ...scenarioFacts[name],
        description: Object.fromEntries(languages.map((language) => [language, text(language, id)])),
      };
    }),
  );

  route(
    app,
    inspectorContract.buildScenario,
    { params: Type.Object({ name: Type.String({ maxLength: 60 }) }), data: BuiltScenario },
    async ({ caller, params: { name }, request }) => {
      if (!isScenario(name)) throw new Problem("qa.scenarioUnknown");
      const authorization = request.headers.authorization ?? "";
      const world = openWorld({ app, clientId: caller.clientId, authorization, ...parts });
      // One client stands for many: what one may hold and try is not what a situation shows.
      const whom = { ClientId: caller.clientId, Reason: `Situation ${name}` };
      await world.callAsStaff(supportContract.liftLimits, {}, whom);
      const TravelPlanId = await scenarios[name](world);
      await sweepPlansOf(caller.clientId);
      const bookingIds = await bookingIdsOf(db, TravelPlanId);
      return { name, TravelPlanId, path: scenarioFacts[name].path, builtAt: now(), bookingIds };
    },
  );
}
