import type { PlanBundle } from "../../features/desk/bundle/bundle";
import { byAnybody, byClient, byClientAlone, endpoint } from "../../shared/endpoint";
import { OUTBOX_PATH } from "../../shared/qaPaths";
import type { SentEvent } from "./event/event-fields";
import type { AfterwardsOrder, FaultsSet, MetFault, ProviderFaults } from "./faults.schemas";
import type {
  BuiltScenario,
  ClockMove,
  ClockReading,
  InspectedPlan,
  KnownScenario,
  PlanSearch,
  RecreatedPlan,
  SentMessage,
  SentState,
} from "./inspector.schemas";

/** QA's calls (QA-5): registered only where QA tools are on. */
export const inspectorContract = {
  getClock: endpoint<ClockReading>()({ method: "GET", path: "/qa/clock", access: "public" }),
  moveClock: endpoint<ClockReading, ClockMove>()({ method: "POST", path: "/qa/clock", ...byAnybody }),
  getOutbox: endpoint<SentMessage[]>()({ method: "GET", path: OUTBOX_PATH, access: "public" }),
  getScenarios: endpoint<KnownScenario[]>()({ method: "GET", path: "/qa/scenarios", ...byClient }),
  /** Builds a scenario for the signed-in client, through the real services. */
  buildScenario: endpoint<BuiltScenario>()({ method: "POST", path: "/qa/scenarios/:name", ...byClientAlone }),
  /** The caller's plans, newest first; everybody's for staff. */
  getInspectedPlans: endpoint<InspectedPlan[]>()({ method: "GET", path: "/qa/plans", ...byClient }),
  /** Those of them that are found by number, client, state or scenario, newest first. */
  findPlans: endpoint<InspectedPlan[], PlanSearch>()({ method: "POST", path: "/qa/plans", ...byClient }),
  /** A plan's log as a downloadable bundle. */
  getPlanLog: endpoint<PlanBundle>()({ method: "GET", path: "/qa/plans/:planId/events", ...byClient }),
  /** Applies an event now, without the other effects that it has in the product. */
  sendEvent: endpoint<SentState, SentEvent>()({ method: "POST", path: "/qa/plans/:planId/events", ...byClientAlone }),
  /** Recreates a bundle's plan for the signed-in client, to continue with it. */
  recreatePlan: endpoint<RecreatedPlan, PlanBundle>()({ method: "POST", path: "/qa/recreate", ...byClientAlone }),
  /** The supported and the set faults of the providers' stand-ins; real providers are left out. */
  getFaults: endpoint<ProviderFaults[]>()({ method: "GET", path: "/qa/faults", ...byClient }),
  /** The faults that calls about a plan's attempts to pay have met. */
  getMetFaults: endpoint<MetFault[]>()({ method: "GET", path: "/qa/plans/:planId/faults", ...byClient }),
  /** Replaces the faults of a provider's calls. */
  setFaults: endpoint<ProviderFaults, FaultsSet>()({ method: "POST", path: "/qa/faults", ...byClientAlone }),
  /** Simulates a later event of the money that was paid with the plan's latest link. */
  happenAfterwards: endpoint<AfterwardsOrder, AfterwardsOrder>()({
    method: "POST",
    path: "/qa/plans/:planId/afterwards",
    ...byClientAlone,
  }),
} as const;
