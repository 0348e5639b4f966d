import type { FastifyInstance, FastifyRequest } from "fastify";
import Type from "typebox";
import { type PlanBundle, readBundle, UnreadableBundle } from "../../../features/desk/bundle/bundle";
import { BundleFile } from "../../../features/desk/bundle/bundle.schemas";
import { logOf } from "../../../features/desk/server/records/plan.repository";
import { supportContract } from "../../../features/desk/support.contract";
import { fold, snapshotAt } from "../../../features/plan/checkout/checkout.log";
import { insertPlan } from "../../../features/plan/server/plan.repository";
import type { Caller } from "../../../platform/server/http/caller";
import { route } from "../../../platform/server/http/route";
import { text } from "../../../platform/server/http/texts";
import { Problem } from "../../../platform/server/problem";
import type { Services } from "../../../platform/server/services";
import { inEveryLanguage } from "../../../shared/inEveryLanguage";
import { inspectorContract } from "../inspector.contract";
import { isScenario, scenarioFacts, scenarioNames } from "../inspector.scenarios";
import { BuiltScenario, KnownScenario, RecreatedPlan } from "../inspector.schemas";
import type { PastClock } from "./pastClock";
import { bookingIdsOf, noteScenario } from "./plans.repository";
import { recreate } from "./recreate";
import type { RecreateDeps } from "./recreation";
import { scenarios } from "./scenarios";
import { openWorld, RefusedCall, type Tokenisers, type World } from "./world";

type Deps = Pick<Services, "db" | "now"> & {
  past: PastClock;
  staffAuthorization: () => Promise<string>;
  /** Does what a scenario in the past has made due for the client's plans. */
  sweepPlansOf: (clientId: number) => Promise<unknown>;
  tokenisers: Tokenisers;
  /** Has faults of a client's calls meet those about a new plan of theirs. */
  followFaults: (clientId: number) => Promise<void>;
} & Pick<RecreateDeps, "bookings" | "commands"> &
  Pick<World, "offer" | "settle">;

/** The calls for scenarios of the signed-in client. Registered only where QA tools are on. */
export function scenarioRoutes(
  app: FastifyInstance,
  { db, now, sweepPlansOf, followFaults, bookings, commands, ...deps }: Deps,
): void {
  /** A scenario makes the calls of many people, so the limits do not apply. */
  const openFor = async ({ caller, request }: { caller: Caller; request: FastifyRequest }, Reason: string) => {
    const authorization = request.headers.authorization ?? "";
    const { clientId } = caller;
    const startPlan = async () => (await insertPlan(db, clientId, now())).id;
    const world = openWorld({ app, clientId, authorization, startPlan, ...deps });
    await world.callAsStaff(supportContract.liftLimits, {}, { ClientId: clientId, Reason });
    return world;
  };

  route(app, inspectorContract.getScenarios, { data: Type.Array(KnownScenario) }, async () =>
    scenarioNames.map((name) => ({
      name,
      ...scenarioFacts[name],
      description: inEveryLanguage((language) => text(language, `inspector.scenario.${name}`)),
    })),
  );

  route(
    app,
    inspectorContract.buildScenario,
    { params: Type.Object({ name: Type.String({ maxLength: 60 }) }), data: BuiltScenario },
    async ({ caller, params: { name }, request }) => {
      if (!isScenario(name)) throw new Problem("qa.scenarioUnknown");
      const world = await openFor({ caller, request }, `Scenario ${name}`);
      const TravelPlanId = await scenarios[name](world).catch((error: unknown) => {
        if (error instanceof RefusedCall)
          throw new Problem("qa.scenarioStopped", { call: error.path, code: error.code });
        throw error;
      });
      await noteScenario(db, TravelPlanId, name);
      await followFaults(caller.clientId);
      await sweepPlansOf(caller.clientId);
      const bookingIds = await bookingIdsOf(db, TravelPlanId);
      return { name, TravelPlanId, path: scenarioFacts[name].path, builtAt: now(), bookingIds };
    },
  );

  const look = async (planId: number) => {
    const events = (await logOf(db, planId)).map(({ event }) => event);
    return { events, snapshot: snapshotAt(fold(planId, events), now()) };
  };
  route(
    app,
    inspectorContract.recreatePlan,
    { body: BundleFile, data: RecreatedPlan },
    async ({ caller, body, request }) => {
      const bundle = readable(body);
      const world = await openFor({ caller, request }, "A recreated plan");
      const recreated = await recreate({ db, bookings, commands, look }, world, bundle);
      await sweepPlansOf(caller.clientId);
      return recreated;
    },
  );
}

/** Throws `qa.bundleUnreadable` where this version cannot replay it, or it has no booking. */
function readable(body: PlanBundle): PlanBundle {
  try {
    const bundle = readBundle(JSON.stringify(body));
    if (bundle.events.some(({ event }) => event.type === "booking.added")) return bundle;
  } catch (error) {
    if (!(error instanceof UnreadableBundle)) throw error;
  }
  throw new Problem("qa.bundleUnreadable");
}
