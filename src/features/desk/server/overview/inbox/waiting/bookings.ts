import type { Listed } from "../../../../../../platform/server/listed.repository";
import type { Tx } from "../../../../../../platform/server/services";
import { havanaDate } from "../../../../../../shared/havana";
import type { Instant } from "../../../../../../shared/instant";
import type { Booking } from "../../../../../plan/plan.schemas";
import type { BookingReader } from "../../../../../plan/server/bookings/bookings.repository";
import { listSetAside } from "../../../../../plan/server/checkout/setAside.repository";
import type { WaitingKind } from "../../../../inbox/inbox.rules";
import type { Waiting } from "../../../../inbox/inbox.schemas";
import { proposedBookings, requestedBookings } from "../../../services/bookings/support.repository";
import type { PlanStateCache } from "./planStateCache";
import { itemDefaults, mapInSequence, named, type Readings, unreadable } from "./waitingItem";

type Deps = {
  readonly db: Tx;
  readonly at: Instant;
  readonly listed: (kind: WaitingKind) => Listed;
  readonly reader: Pick<BookingReader, "bookingsOfPlans">;
  readonly plans: Pick<PlanStateCache, "status">;
};

/** Plans that are set aside, and bookings that wait for their supplier. (DESK-14) */
export function waitingBookings({ db, at, listed, reader, plans: { status } }: Deps): Readings<"plan" | "booking"> {
  return {
    plan: async () =>
      (await listSetAside(db, listed("plan"))).map(({ planId, why, since, ...client }) => ({
        ...itemDefaults,
        Kind: "plan",
        ItemId: String(planId),
        Name: String(planId),
        Status: why,
        ClientName: named(client),
        TravelPlanId: planId,
        Since: since,
      })),

    booking: async () => {
      const requested = await requestedBookings(db);
      const shown = await reader.bookingsOfPlans(db, [...new Set(requested.map(({ planId }) => planId))]);
      const known = new Map(shown.map((booking) => [booking.BookingId, booking]));
      const proposed = new Set(await proposedBookings(db));
      const rows = await mapInSequence(requested, async ({ bookingId, planId, client, createdAt }) => {
        const snapshot = await status(planId);
        const row = { Kind: "booking" as const, ItemId: String(bookingId), ...nameAndService(known.get(bookingId)) };
        const ofPlan = { ClientName: named(client), TravelPlanId: planId };
        if (!snapshot) return [{ ...itemDefaults, ...row, ...ofPlan, ...unreadable, Since: createdAt }];
        const booking = snapshot.context.bookings.find(({ id }) => id === bookingId);
        // Due ticks count, whether the sweeper has run or not.
        if (booking?.status !== "requested" || at >= booking.confirmBy) return [];
        const until = { Since: booking.createdAt, Until: booking.confirmBy };
        const Status = proposed.has(bookingId) ? ("proposed" as const) : itemDefaults.Status;
        return [{ ...itemDefaults, ...row, ...ofPlan, ...until, Status }];
      });
      return rows.flat();
    },
  };
}

function nameAndService(booking: Booking | undefined): Pick<Waiting, "Name" | "Service"> {
  if (!booking) return { Name: "" };
  const { Name, SupplierName: Supplier, StartsAt, EndsAt } = booking;
  return { Name, Service: { Supplier, From: havanaDate(StartsAt), To: havanaDate(EndsAt) } };
}
