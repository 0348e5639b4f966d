import type { FastifyInstance } from "fastify";
import type { Work } from "../../../platform/server/background/thread";
import { type Environment, readText } from "../../../platform/server/environment";
import type { Notify } from "../../../platform/server/notify/notify";
import type { Services } from "../../../platform/server/services";
import type { Clock, Instant } from "../../../shared/instant";
import type { CheckoutCommands } from "../../plan/server/checkout/checkout.commands";
import type { MethodPaper } from "../methods/server/methods.papers";
import type { CardPage } from "./cards/cardPages";
import type { MethodsService } from "./methods.service";
import type { AwaitedAttempts, EndAttempt } from "./payment.awaited";
import type { Capture } from "./payment.capture";
import type { MethodPowers, Reached } from "./payment.ports";
import type { PaymentService } from "./payment.service";

/** A payment method on the server: the one value that its folder exports (docs/decisions.md). */
export type ServerMethod<Settings> = {
  /**
   * Reads the method's configuration from the environment. `standIn`: where the stand-ins answer; null in production, where
   * what is not configured is not offered. Throws for half a configuration.
   */
  configure: (env: Environment, standIn: string | null) => Settings;
  /** The method with its provider behind it, also where it is not offered: earlier payments by it remain. */
  open: (settings: Settings) => PaymentMethod;
  /** The page that holds its provider's card fields; null: it is not offered, or needs none. Served apart from the rest. */
  cardPage?: (settings: Settings) => CardPage | null;
  /** What has to be set in production where the method's row offers it; without, what is not configured is not offered. */
  demands?: readonly string[];
};

export type PaymentMethod = MethodPowers & { serve: (core: PaymentCore) => MethodServices };

/** A method at work. */
export type MethodServices = {
  /** Its calls and its provider's webhooks. */
  addRoutes: (app: FastifyInstance) => void | Promise<void>;
  /** Its part of the work in the background. */
  jobs?: readonly PaymentJob[];
};

/** Work that is done again and again, in any number of processes, and waits for no other; how much there was to do. */
export type PaymentJob = { name: string; run: () => Promise<number> };

/** What the services of a method use: the same for every payment. */
export type PaymentCore = Services & {
  commands: CheckoutCommands;
  notify: Notify;
  /** Where the site is reached, without a final slash. */
  publicUrl: string;
  /** The origin of the pages of card fields, which is never the site's; null: no method has such a page. */
  cardPages: string | null;
  /** The world's clock, which signatures of webhooks are dated by. */
  worldNow: Clock;
  reached: Reached;
  methods: MethodsService;
  payByCard: PaymentService["payByCard"];
  attempts: AwaitedAttempts;
  endAttempt: EndAttempt;
  capture: Capture;
  /** When a plan's time to pay ends; null: it stands still, or is over. */
  payUntil: (planId: number) => Promise<Instant | null>;
  /** Draws the papers of the payment methods, each once. */
  draw: Work<MethodPaper>;
};

/** A method as an installation has it. */
export type ConfiguredMethod<Settings> = {
  settings: Settings;
  demands: readonly string[];
  cardPage: CardPage | null;
  open: () => PaymentMethod;
};

/** The values of some variables; null when none is set. Throws when only some are. */
export function allOrNone(env: Environment, what: string, names: readonly string[]): string[] | null {
  const given = names.map((name) => readText(env, name));
  const missing = names.filter((_name, at) => given[at] === null);
  if (missing.length === names.length) return null;
  if (missing.length > 0) throw new Error(`${what} needs ${missing.join(", ")} too`);
  return given.map((value) => value ?? "");
}
