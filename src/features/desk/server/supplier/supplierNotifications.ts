import type { Notify } from "../../../../platform/server/notify/notify";
import { bookingsById } from "../../../plan/server/bookings/bookings.repository";
import type { NotifySuppliers } from "../../../plan/server/plan.ports";
import { staffOfSuppliers } from "./supplier.repository";

const templates = {
  asked: "supplierAsked",
  late: "supplierLate",
  booked: "supplierBooked",
  moved: "supplierMoved",
  firm: "supplierFirm",
  ended: "supplierEnded",
} as const;

/**
 * Notifies suppliers' people of changes to their bookings, by email and note: what is booked and when, without the
 * client's name or the plan's money. Their page shows what they may read. (DESK-80, DESK-31)
 */
export function supplierNotifications({ notify }: { notify: Notify }): NotifySuppliers {
  return async (tx, news, at) => {
    if (news.length === 0) return;
    const bookingIds = [...new Set(news.map(({ bookingId }) => bookingId))];
    const staff = await staffOfSuppliers(tx, bookingIds);
    if (staff.length === 0) return;
    const booked = new Map((await bookingsById(tx, bookingIds)).map((booking) => [booking.BookingId, booking]));
    for (const one of news) {
      const { bookingId, what } = one;
      const booking = booked.get(bookingId);
      if (!booking) continue;
      const { Name: service, StartsAt: startsAt, EndsAt: endsAt, TravelPlanId: planId } = booking;
      const values = { bookingId, service, startsAt, endsAt, ...("confirmBy" in one && { deadlineAt: one.confirmBy }) };
      for (const { staffId } of staff.filter((answers) => answers.bookingId === bookingId))
        await notify(tx, {
          clientId: staffId,
          planId,
          isAboutPlan: false,
          toStaff: true,
          template: templates[what],
          at,
          key: `booking-${bookingId}-${what}-${at}-${staffId}`,
          values,
        });
    }
  };
}
