import { endpoint } from "../../shared/endpoint";
import type { BuiltScenario, ClockMove, ClockReading, SentMessage } from "./inspector.schemas";

/** QA's calls (design section 6): registered only where QA tools are on. */
export const inspectorContract = {
  getClock: endpoint<ClockReading>()({ method: "GET", path: "/qa/clock", access: "public" }),
  moveClock: endpoint<ClockReading, ClockMove>()({ method: "POST", path: "/qa/clock", access: "public" }),
  getOutbox: endpoint<SentMessage[]>()({ method: "GET", path: "/qa/outbox", access: "public" }),
  /** Builds a named situation for the signed-in client, through the real services. */
  buildScenario: endpoint<BuiltScenario>()({ method: "POST", path: "/qa/scenarios/:name", access: "client" }),
} as const;
