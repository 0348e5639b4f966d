import { inParallel } from "../../../../../platform/server/inParallel";
import type { Notify } from "../../../../../platform/server/notify/notify";
import type { SupplierNews } from "../../../../plan/checkout/checkout.effects";
import type { BookingReader } from "../../../../plan/server/bookings/bookings.repository";
import type { NotifySuppliers } from "../../../../plan/server/plan.ports";
import { staffOfSuppliers } from "../../records/supplier.repository";

type Deps = { notify: Notify; reader: Pick<BookingReader, "bookingsById"> };

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
export function supplierNotifications({ notify, reader }: Deps): NotifySuppliers {
  return async (tx, news, at) => {
    if (news.length === 0) return;
    const bookingIds = [...new Set(news.map(({ bookingId }) => bookingId))];
    const [staff, booked] = await inParallel(staffOfSuppliers(tx, bookingIds), reader.bookingsById(tx, bookingIds));
    const tell = async (one: SupplierNews) => {
      const { bookingId, what } = one;
      const booking = booked.find(({ BookingId }) => BookingId === bookingId);
      if (!booking) return;
      const { Name: service, StartsAt: startsAt, EndsAt: endsAt, TravelPlanId: planId } = booking;
      const values = { bookingId, service, startsAt, endsAt, ...("confirmBy" in one && { deadlineAt: one.confirmBy }) };
      const notified = staff
        .filter((answers) => answers.bookingId === bookingId)
        .map(({ staffId }) =>
          notify(tx, {
            clientId: staffId,
            planId,
            isAboutPlan: false,
            toStaff: true,
            template: templates[what],
            at,
            key: `booking-${bookingId}-${what}-${at}-${staffId}`,
            values,
          }),
        );
      await inParallel(...notified);
    };
    await inParallel(...news.map(tell));
  };
}
