import type { CheckoutEvent } from "../../../features/plan/checkout/checkout.events";
import type { CheckoutSnapshot } from "../../../features/plan/checkout/checkout.states";
import type { BookingService } from "../../../features/plan/server/bookings/booking.service";
import type { CheckoutCommands } from "../../../features/plan/server/checkout/checkout.commands";
import type { Services } from "../../../platform/server/services";
import type { RecreatedPlan } from "../inspector.schemas";

export type RecreateDeps = Pick<Services, "db"> & {
  bookings: Pick<BookingService, "add">;
  commands: Pick<CheckoutCommands, "changeWithin">;
  /** A plan's present state, and its events. */
  look: (planId: number) => Promise<{ snapshot: CheckoutSnapshot; events: readonly CheckoutEvent[] }>;
};

/** The state of a recreation: the new ids for those of the bundle. */
export type Recreation = {
  planId: number;
  bookings: Map<number, number>;
  attempts: Map<string, string>;
  /** By the attempt's new id. */
  links: Map<string, string>;
  differences: RecreatedPlan["Differences"];
};
