import { writeView } from "../../../../../platform/server/audit/audit.repository";
import { type Caller, requireStaff } from "../../../../../platform/server/http/caller";
import type { Services } from "../../../../../platform/server/services";
import { addDays, havanaDate, havanaInstant } from "../../../../../shared/havana";
import type { BookingReader } from "../../../../plan/server/bookings/bookings.repository";
import { servicesOn } from "../../../day/day.rules";
import type { DaySheet, WantedDay } from "../../../day/day.schemas";
import { paidBookingsBetween } from "./day.repository";

type Deps = Pick<Services, "db" | "now"> & {
  reader: Pick<BookingReader, "bookingsOfPlans" | "platesOf" | "productOf">;
};

export type DaySheetService = ReturnType<typeof daySheetService>;

/** The day sheet, for the people who hand over keys and cars. (DESK-11) */
export function daySheetService({ db, now, reader }: Deps) {
  return {
    /** For staff. The access is audited, as the sheet names clients: once an hour while it stays the same. */
    getDay: async (caller: Caller, wanted: WantedDay): Promise<DaySheet> => {
      requireStaff(caller);
      const at = now();
      const today = havanaDate(at);
      const day = wanted === "today" ? today : wanted === "tomorrow" ? addDays(today, 1) : wanted;
      const booked = await paidBookingsBetween(db, reader, havanaInstant(day), havanaInstant(addDays(day, 1)));
      const Services = servicesOn(day, booked);
      const facts = { bookings: [...new Set(Services.map(({ BookingId }) => BookingId))].join(" ") };
      await writeView(db, { at, caller, action: "day.seen", subject: `day ${day}`, facts });
      return { Day: day, Today: today, Services };
    },
  };
}
