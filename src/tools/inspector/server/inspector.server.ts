import type { FastifyInstance } from "fastify";
import type { CheckoutCommands } from "../../../features/plan/server/checkout.commands";
import type { MovableClock } from "../../../platform/server/clock";
import type { Services } from "../../../platform/server/services";
import type { Clock } from "../../../shared/instant";
import { inspectorRoutes } from "./inspector.routes";
import { pastClock } from "./pastClock";
import { inspectedPlanRoutes } from "./plans.routes";
import { inspectedPlans } from "./plans.service";
import { scenarioRoutes } from "./scenarios.routes";
import type { Tokenisers, World } from "./world";

type Parts = Pick<Services, "db" | "now"> & { clock: MovableClock } & {
  commands: Pick<CheckoutCommands, "change">;
  /** Everything that is due, on plans and beside them. */
  sweep: () => Promise<void>;
  /** What is due on plans. */
  sweepPlans: () => Promise<unknown>;
  staffAuthorization: () => Promise<string>;
  tokenisers: Tokenisers;
} & Pick<World, "offer">;

/** QA's side of the server. Only a build with QA tools leads here, so that no other contains any of it. */
export function inspectorServer(present: Clock) {
  const past = pastClock(present);
  return {
    /** The present, and the past for whatever a situation plays in it. */
    now: past.now,
    /** A job that rests while the past is played. */
    sparing: past.sparing,
    addRoutes: (app: FastifyInstance, { clock, db, now, commands, sweep, sweepPlans, ...parts }: Parts) => {
      inspectorRoutes(app, { clock, db, sweep });
      inspectedPlanRoutes(app, inspectedPlans({ db, now, commands }));
      scenarioRoutes(app, { db, now, past, sweep: async () => void (await sweepPlans()), settle: sweep, ...parts });
    },
  };
}
