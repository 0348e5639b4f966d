import type { MovableClock } from "../../platform/server/clock";
import type { Services } from "../../platform/server/services";
import type { Config } from "./config";

/** What the composition hands out in parts: a feature is given what it uses of the configuration, never the whole. */
export type AppServices = Services & { config: Config; clock: MovableClock };
