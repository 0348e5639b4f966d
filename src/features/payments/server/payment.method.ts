import type { FastifyInstance } from "fastify";
import type { Work } from "../../../platform/server/background/thread";
import type { Whose } from "../../../platform/server/background/whose";
import { type Environment, readTexts } from "../../../platform/server/environment";
import type { Finding } from "../../../platform/server/finding";
import type { Notify } from "../../../platform/server/notify/notify";
import type { Services } from "../../../platform/server/services";
import type { Clock, Instant } from "../../../shared/instant";
import type { BookingReader } from "../../plan/server/bookings/bookings.repository";
import type { CheckoutCommands } from "../../plan/server/checkout/checkout.commands";
import type { AskedPaper } from "../methods/server/methods.papers";
import type { CardPage } from "./cards/cardPages";
import type { MethodsService } from "./methods.service";
import type { AwaitedAttempts, EndAttempt } from "./payment.awaited";
import type { Capture } from "./payment.capture";
import type { MethodPowers, Reached } from "./payment.ports";
import type { PaymentService } from "./payment.service";

/** A payment method on the server: the one value that its folder exports (docs/decisions.md). */
export type ServerMethod<Settings> = {
  /**
   * Reads the method's configuration from the environment. `standIn`: the address of the stand-ins; null in production,
   * where an unconfigured method is not offered. Throws for half a configuration.
   */
  configure: (env: Environment, standIn: string | null) => Settings;
  /** The method with its provider, even if it is not offered: earlier payments with it remain. */
  open: (settings: Settings) => PaymentMethod;
  /** The pages with its provider's card fields; none: not offered, or not needed. They have an origin of their own. */
  cardPages?: (settings: Settings) => CardPage[];
  /**
   * Variables that production needs if the method's row is enabled; absent: an unconfigured method is just not offered.
   */
  demands?: readonly string[];
  /**
   * Tests the provider with the installation's own settings, changing nothing there; null: there is nothing to test.
   * Does not throw for the provider's answers; network errors are passed on. (OPS-140)
   */
  tryOut?: (settings: Settings, about: TriedFor) => Promise<Finding> | null;
};

/** `publicUrl`: the site's, without a final slash, to which the provider reports. */
export type TriedFor = { publicUrl: string; production: boolean };

export type PaymentMethod = MethodPowers & { serve: (core: PaymentCore) => MethodServices };

/** A method at work. */
export type MethodServices = {
  /** Its calls and its provider's webhooks. */
  addRoutes: (app: FastifyInstance) => void | Promise<void>;
  /** Its background jobs. */
  jobs?: readonly PaymentJob[];
};

/**
 * A periodic job that any number of processes may run, independent of other jobs; resolves to the number of items
 * handled. Items that are `about` clients follow each client's clock. (QA-3)
 */
export type PaymentJob = { name: string } & (
  | { about: "clients"; run: (isOver?: () => boolean, whose?: Whose) => Promise<number> }
  | { about: "shop"; run: (isOver?: () => boolean) => Promise<number> }
);

/** The parts that every method's services need. */
export type PaymentCore = Services & {
  commands: CheckoutCommands;
  reader: Pick<BookingReader, "bookingsOfPlans">;
  notify: Notify;
  /** The site's URL, without a final slash. */
  publicUrl: string;
  /** The system's clock, not the test clock: webhook signatures are dated by it. */
  systemClock: Clock;
  /** Called after every step of a payment; tests kill the process there. */
  reached: Reached;
  methods: MethodsService;
  payByCard: PaymentService["payByCard"];
  authenticated: PaymentService["authenticated"];
  attempts: AwaitedAttempts;
  endAttempt: EndAttempt;
  capture: Capture;
  /** When the window to pay ends; null: it is paused or over. */
  payUntil: (planId: number) => Promise<Instant | null>;
  draw: Work<AskedPaper>;
};

/** A method as configured in an installation. */
export type ConfiguredMethod<Settings> = {
  settings: Settings;
  demands: readonly string[];
  cardPages: CardPage[];
  open: () => PaymentMethod;
  tryOut: (about: TriedFor) => Promise<Finding> | null;
};

/** The values of some variables; null when none is set. Throws when only some are. */
export function allOrNone(env: Environment, what: string, names: readonly string[]): string[] | null {
  const given = readTexts(env, names);
  const missing = names.filter((_name, at) => given[at] === null);
  if (missing.length === names.length) return null;
  if (missing.length > 0) throw new Error(`${what} needs ${missing.join(", ")} too`);
  return given.map((value) => value ?? "");
}
