import type { FastifyInstance } from "fastify";
import type { BookingService } from "../../../features/plan/server/bookings/booking.service";
import type { CheckoutCommands } from "../../../features/plan/server/checkout/checkout.commands";
import type { MovableClock } from "../../../platform/server/clock";
import type { Services } from "../../../platform/server/services";
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

type Parts = Pick<Services, "db" | "now"> & { clock: MovableClock } & {
  commands: Pick<CheckoutCommands, "change" | "changeWithin">;
  bookings: Pick<BookingService, "add">;
  /** Everything that is due, on plans and beside them. */
  sweep: () => Promise<void>;
  /** What is due on a client's plans. */
  sweepPlansOf: (clientId: number) => Promise<unknown>;
  staffAuthorization: () => Promise<string>;
  tokenisers: Tokenisers;
  providers: FaultyProviders;
} & Pick<World, "offer">;

/** QA's side of the server. Only a build with QA tools leads here, so that no other contains any of it. */
export function inspectorServer(clock: MovableClock) {
  const present = clientClock(clock);
  const past = pastClock(present.now);
  return {
    /** The caller's present, and the past for whatever a situation plays in it. */
    now: past.now,
    /** Wraps a job so that it pauses while a situation is built in the past. */
    sparing: past.sparing,
    latest: present.latest,
    clientsApart: present.clientsApart,
    inTimeOf: present.inTimeOf,
    addRoutes: (
      app: FastifyInstance,
      { clock, db, now, commands, sweep, sweepPlansOf, providers, ...parts }: Parts,
    ) => {
      present.addHook(app);
      clockRoutes(app, { clock, sweep });
      inspectorRoutes(app, { db });
      faultsRoutes(app, providersFaults({ db, providers }));
      inspectedPlanRoutes(app, inspectedPlans({ db, now, commands }));
      scenarioRoutes(app, { db, now, past, commands, sweepPlansOf, settle: sweep, ...parts });
    },
  };
}
