import type { FastifyInstance } from "fastify";
import type { BookingService } from "../../../features/plan/server/bookings/booking.service";
import type { CheckoutCommands } from "../../../features/plan/server/checkout/checkout.commands";
import type { MovableClock } from "../../../platform/server/clock";
import type { Services } from "../../../platform/server/services";
import { isRecord, textOf } from "../../../shared/unknownData";
import { clientClock } from "./clientClock";
import { clockRoutes } from "./clock.routes";
import { faultsRoutes } from "./faults.routes";
import { type FaultyProviders, providersFaults } from "./faults.service";
import { inspectorRoutes } from "./inspector.routes";
import { pastClock } from "./pastClock";
import { inspectedPlanRoutes } from "./plans.routes";
import { inspectedPlans } from "./plans.service";
import { scenarioRoutes } from "./scenarios.routes";
import type { Tokenisers, World } from "./world";

type Deps = Pick<Services, "db" | "now"> & { clock: MovableClock } & {
  commands: Pick<CheckoutCommands, "change" | "changeWithin">;
  bookings: Pick<BookingService, "add">;
  /** Does everything that is due, for plans and otherwise. */
  sweep: () => Promise<void>;
  /** Does what is due for a client's plans. */
  sweepPlansOf: (clientId: number) => Promise<unknown>;
  staffAuthorization: () => Promise<string>;
  tokenisers: Tokenisers;
  providers: FaultyProviders;
} & Pick<World, "offer">;

/** The inspector's server side. Only a build with QA tools imports it. */
export function inspectorServer(clock: MovableClock) {
  const present = clientClock(clock);
  const past = pastClock(present.now);
  return {
    /** The caller's time, or the simulated past while a scenario is built in it. */
    now: past.now,
    /** Wraps a job so that it pauses while a scenario is built in the past. */
    sparing: past.sparing,
    stands: present.stands,
    inTimeOf: present.inTimeOf,
    byEachClock: present.byEachClock,
    addRoutes: (app: FastifyInstance, { clock, db, now, commands, sweep, sweepPlansOf, providers, ...deps }: Deps) => {
      present.addHook(app);
      clockRoutes(app, { clock, sweep });
      inspectorRoutes(app, { db });
      const faults = providersFaults({ db, providers });
      faultsRoutes(app, faults);
      app.addHook("preHandler", async ({ caller, body }) => {
        const attemptId = isRecord(body) ? textOf(body, "PaymentKey") : null;
        if (caller && attemptId !== null) await faults.follow(caller.clientId, attemptId);
      });
      inspectedPlanRoutes(app, inspectedPlans({ db, now, commands }));
      scenarioRoutes(app, {
        db,
        now,
        past,
        commands,
        sweepPlansOf,
        settle: sweep,
        followFaults: faults.follow,
        ...deps,
      });
    },
  };
}
