import { writeView } from "../../../../../platform/server/audit/audit.repository";
import { type Caller, requireStaff } from "../../../../../platform/server/http/caller";
import { Problem } from "../../../../../platform/server/problem";
import type { Services } from "../../../../../platform/server/services";
import type { AuditAction } from "../../../../../shared/auditActions";
import { addDays, havanaDate, havanaInstant } from "../../../../../shared/havana";
import type { BookingReader } from "../../../../plan/server/bookings/bookings.repository";
import type { WantedDay } from "../../../day/day.schemas";
import { shownDays } from "../../../supplier/shownDays";
import { suppliedOn, toAnswer } from "../../../supplier/supplier.rules";
import type { SupplierDays, SupplierQueue } from "../../../supplier/supplier.schemas";
import type { Confirmation, Decline } from "../../../support.schemas";
import { isOwnBooking, suppliedBetween } from "../../records/supplier.repository";
import type { SupportService } from "../bookings/support.service";
import { waitingBookings } from "../bookings/waitingBookings";

type Deps = Pick<Services, "db" | "now"> & {
  desk: Pick<SupportService, "confirm" | "decline">;
  reader: Pick<BookingReader, "bookingsById" | "driversBorn" | "platesOf" | "productOf" | "proposalsOf">;
};

export type SupplierDeskService = ReturnType<typeof supplierDeskService>;

/** What suppliers' people do, each for their own bookings only, which the server enforces. (DESK-30) */
export function supplierDeskService({ db, now, desk, reader }: Deps) {
  return {
    /** For suppliers' people. The access is audited, as the answer names clients. */
    getQueue: async (caller: Caller): Promise<SupplierQueue> => {
      requireStaff(caller);
      const at = now();
      const waiting = await waitingBookings(db, reader, at, { suppliedBy: caller.clientId });
      const Bookings = waiting.map((queued) => toAnswer(queued, reader.productOf(queued.Booking)));
      await seen(caller, "supplier.queueSeen", Bookings);
      return { Now: at, Bookings };
    },

    /** For suppliers' people; audited as above. */
    getDays: async (caller: Caller, wanted: WantedDay): Promise<SupplierDays> => {
      requireStaff(caller);
      const Today = havanaDate(now());
      const days = shownDays(wanted === "today" ? Today : wanted === "tomorrow" ? addDays(Today, 1) : wanted, Today);
      const [From = Today, Until = Today] = [days[0], days.at(-1)];
      const from = havanaInstant(From);
      const until = havanaInstant(addDays(Until, 1));
      const supplied = await suppliedBetween(db, reader, caller.clientId, { from, until });
      const Services = days.flatMap((day) => suppliedOn(day, supplied));
      await seen(caller, "supplier.daysSeen", Services);
      return { Today, From, Until, Services };
    },

    /**
     * Also for staff. Throws `plan.bookingUnknown` for another supplier's booking, and what the back office's call
     * throws.
     */
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

  /** Audits an access, unless the answer was empty: once an hour while it stays the same. */
  async function seen(caller: Caller, action: AuditAction, of: readonly { BookingId: number }[]): Promise<void> {
    const bookings = [...new Set(of.map(({ BookingId }) => BookingId))].join(" ");
    if (bookings === "") return;
    await writeView(db, { at: now(), caller, action, subject: `supplier ${caller.clientId}`, facts: { bookings } });
  }
}
