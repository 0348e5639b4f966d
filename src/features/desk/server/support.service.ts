import { writeAudit } from "../../../platform/server/audit/audit.repository";
import { type Caller, requireStaff } from "../../../platform/server/http/caller";
import { Problem } from "../../../platform/server/problem";
import type { Services, Tx } from "../../../platform/server/services";
import { HOUR, type Instant } from "../../../shared/instant";
import type { PlanBooking } from "../../plan/checkout/checkout.context";
import { STAFF_ALERT_HOURS } from "../../plan/checkout/checkout.deadlines";
import type { CheckoutEventOf } from "../../plan/checkout/checkout.events";
import { bookingsOfPlans } from "../../plan/server/bookings.repository";
import type { CheckoutCommands } from "../../plan/server/checkout.commands";
import { actorOf } from "../../plan/server/plan.service";
import { readPlan } from "../../plan/server/readPlan";
import type { Confirmation, Decline, DeskQueue, Extension, QueuedBooking } from "../support.schemas";
import { planOfBooking, requestedBookings, saveAnswer } from "./support.repository";

type Parts = Pick<Services, "db" | "now"> & { commands: Pick<CheckoutCommands, "change"> };

export type SupportService = ReturnType<typeof supportService>;

/** The back office: staff answer for the suppliers, within the 72 hours to confirm (DESK-1, PLAN-9). */
export function supportService({ db, now, commands }: Parts) {
  return {
    /** Staff. What waits for an answer and still may get one, the most urgent first. */
    getQueue: async (caller: Caller): Promise<DeskQueue> => {
      requireStaff(caller);
      const at = now();
      const requested = await requestedBookings(db);
      const planIds = [...new Set(requested.map(({ planId }) => planId))];
      const shown = new Map((await bookingsOfPlans(db, planIds)).map((booking) => [booking.BookingId, booking]));
      const known = await knownBookings(planIds, at);
      const Bookings = requested.flatMap(({ bookingId, ...row }): QueuedBooking[] => {
        const [Booking, state] = [shown.get(bookingId), known.get(bookingId)];
        if (!Booking || state?.status !== "requested" || at >= state.confirmBy) return [];
        return [
          {
            Booking,
            ClientName: row.clientName,
            ClientEmail: row.clientEmail,
            ClientLanguage: row.clientLanguage,
            ConfirmBy: state.confirmBy,
            Extended: state.extended,
            Alerted: at >= state.createdAt + STAFF_ALERT_HOURS * HOUR,
            DriverBirthDate: row.driverBirthDate,
          },
        ];
      });
      Bookings.sort((a, b) => a.ConfirmBy - b.ConfirmBy || a.Booking.BookingId - b.Booking.BookingId);
      return { Now: at, Bookings };
    },

    /** Staff. Throws `plan.bookingUnknown`, and `checkout.refused` with the reasons of the machine. */
    confirm: (caller: Caller, { BookingId, Reference }: Confirmation): Promise<void> => {
      const supplierReference = Reference.trim();
      return answer(caller, "booking.confirmed", BookingId, { facts: { reference: supplierReference } }, (tx) =>
        saveAnswer(tx, BookingId, { supplierReference }),
      );
    },

    /** Staff; the reason is shown to the client. Throws as `confirm`. */
    decline: (caller: Caller, { BookingId, Reason }: Decline): Promise<void> => {
      const reason = Reason.trim();
      return answer(caller, "booking.declined", BookingId, { reason }, (tx) =>
        saveAnswer(tx, BookingId, { declineReason: reason }),
      );
    },

    /** Staff, once a booking, by 24 hours. Throws as `confirm`. */
    extend: (caller: Caller, { BookingId, Reason }: Extension): Promise<void> =>
      answer(caller, "booking.extended", BookingId, { reason: Reason.trim() }, async () => {}),
  };

  /** The machine's view of the bookings of some plans: their deadlines are its to know. */
  async function knownBookings(planIds: readonly number[], at: Instant): Promise<Map<number, PlanBooking>> {
    const known = new Map<number, PlanBooking>();
    for (const planId of planIds) {
      const { context } = await readPlan(db, planId, at);
      for (const booking of context.bookings) known.set(booking.id, booking);
    }
    return known;
  }

  type AnswerType = CheckoutEventOf<"booking.confirmed" | "booking.declined" | "booking.extended">["type"];
  type Why = { reason?: string; facts?: Record<string, string> };

  async function answer(
    caller: Caller,
    type: AnswerType,
    bookingId: number,
    why: Why,
    store: (tx: Tx) => Promise<void>,
  ): Promise<void> {
    requireStaff(caller);
    const planId = await planOfBooking(db, bookingId);
    if (planId === null) throw new Problem("plan.bookingUnknown");
    await commands.change(null, planId, async (plan) => {
      const refused = plan.take({ type, bookingId }, actorOf(caller));
      if (refused) return refused;
      await store(plan.tx);
      await writeAudit(plan.tx, { at: plan.at, caller, action: type, subject: `booking ${bookingId}`, ...why });
      return undefined;
    });
  }
}
