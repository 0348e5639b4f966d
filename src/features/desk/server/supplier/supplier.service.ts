import { writeAudit } from "../../../../platform/server/audit/audit.repository";
import { type Caller, requireStaff } from "../../../../platform/server/http/caller";
import { Problem } from "../../../../platform/server/problem";
import type { Services } from "../../../../platform/server/services";
import { addDays, havanaDate, havanaInstant } from "../../../../shared/havana";
import type { WantedDay } from "../../day/day.schemas";
import { shownDays } from "../../supplier/shownDays";
import { suppliedOn, toAnswer } from "../../supplier/supplier.rules";
import type { SupplierDays, SupplierQueue } from "../../supplier/supplier.schemas";
import type { Confirmation, Decline } from "../../support.schemas";
import { waitingBookings } from "../bookings/waitingBookings";
import type { SupportService } from "../support.service";
import { isOwnBooking, suppliedBetween } from "./supplier.repository";

type Parts = Pick<Services, "db" | "now"> & { desk: Pick<SupportService, "confirm" | "decline"> };

export type SupplierService = ReturnType<typeof supplierService>;

/** What suppliers' people do by themselves, each for their own bookings, which the server alone decides. (DESK-30) */
export function supplierService({ db, now, desk }: Parts) {
  return {
    /** A supplier's people. The access is recorded, since it names clients. */
    getQueue: async (caller: Caller): Promise<SupplierQueue> => {
      requireStaff(caller);
      const at = now();
      const Bookings = (await waitingBookings(db, at, { suppliedBy: caller.clientId })).map(toAnswer);
      await seen(caller, "supplier.queueSeen", Bookings);
      return { Now: at, Bookings };
    },

    /** As above. */
    getDays: async (caller: Caller, wanted: WantedDay): Promise<SupplierDays> => {
      requireStaff(caller);
      const Today = havanaDate(now());
      const days = shownDays(wanted === "today" ? Today : wanted === "tomorrow" ? addDays(Today, 1) : wanted, Today);
      const [From = Today, Until = Today] = [days[0], days.at(-1)];
      const [from, until] = [havanaInstant(From), havanaInstant(addDays(Until, 1))];
      const supplied = await suppliedBetween(db, caller.clientId, from, until);
      const Services = days.flatMap((day) => suppliedOn(day, supplied));
      await seen(caller, "supplier.daysSeen", Services);
      return { Today, From, Until, Services };
    },

    /** For what the desk does too. Throws `plan.bookingUnknown` for another supplier's booking as for none, and as the desk's. */
    confirm: async (caller: Caller, confirmation: Confirmation): Promise<void> => {
      await requireOwnBooking(caller, confirmation.BookingId);
      await desk.confirm(caller, confirmation);
    },

    /** The same; the client reads the reason. */
    decline: async (caller: Caller, decline: Decline): Promise<void> => {
      await requireOwnBooking(caller, decline.BookingId);
      await desk.decline(caller, decline);
    },
  };

  async function requireOwnBooking(caller: Caller, bookingId: number): Promise<void> {
    requireStaff(caller);
    if (!(await isOwnBooking(db, caller.clientId, bookingId))) throw new Problem("plan.bookingUnknown");
  }

  /** Nobody's data was seen where there was nothing to see. */
  async function seen(caller: Caller, action: string, of: readonly { BookingId: number }[]): Promise<void> {
    const bookings = [...new Set(of.map(({ BookingId }) => BookingId))].join(" ");
    if (bookings === "") return;
    await writeAudit(db, { at: now(), caller, action, subject: `supplier ${caller.clientId}`, facts: { bookings } });
  }
}
