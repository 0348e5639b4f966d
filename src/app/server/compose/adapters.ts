import type { PaymentMethod } from "../../../features/payments/server/payment.method";
import type { Reached } from "../../../features/payments/server/payment.ports";
import type { Inventory } from "../../../features/plan/server/plan.ports";
import type { BackgroundTasks } from "../../../platform/server/background/backgroundTasks";
import type { Work } from "../../../platform/server/background/thread";
import type { InTimeOf } from "../../../platform/server/background/whose";
import type { Changes } from "../../../platform/server/caches/cachedUntilChange";
import type { Listen } from "../../../platform/server/listen";
import type { Sold } from "../../../products/products.server";
import type { Clock } from "../../../shared/instant";
import type { DrawingTask } from "../background/drawing";
import type { Config } from "../config/config";

/** The adapters to the world outside the process, and the configuration. */
export type Adapters = {
  config: Config;
  /** The payment methods, each with its provider. */
  paymentMethods: readonly PaymentMethod[];
  /** Renders and seals PDF papers, in this thread or another. */
  draw?: Work<DrawingTask>;
  /** The system's clock, which dates webhook signatures; the test clock does not move it. */
  systemClock?: Clock;
  /** Runs work by a client's own clock, where clients may have one. */
  inTimeOf?: InTimeOf;
  /** The clock of sessions; the shop's clock if not given. */
  sessionClock?: Clock;
  /** Called at every step of a payment; tests end the process there. */
  reached?: Reached;
  /** The products. */
  sold?: Sold;
  /** The inventories in which bookings hold reservations, if not the products themselves. */
  inventories?: readonly Inventory[];
  /** Listens to the database's notifications (NOTIFY); without it nothing is listened to. */
  listen?: Listen;
  /** Changes of the catalogue, whichever process made them; if not given it never changes. */
  catalogueChanges?: Changes;
  /** Work that answers do not wait for. */
  backgroundTasks?: BackgroundTasks;
};
