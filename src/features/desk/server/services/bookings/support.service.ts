import { writeAudit } from "../../../../../platform/server/audit/audit.repository";
import { type Caller, requireStaff } from "../../../../../platform/server/http/caller";
import { Problem } from "../../../../../platform/server/problem";
import type { Services, Tx } from "../../../../../platform/server/services";
import type { CheckoutEventOf } from "../../../../plan/checkout/checkout.events";
import type { BookingReader } from "../../../../plan/server/bookings/bookings.repository";
import type { CheckoutCommands } from "../../../../plan/server/checkout/checkout.commands";
import { actorOf } from "../../../../plan/server/plan.service";
import type { Confirmation, Decline, DeskQueue, Extension } from "../../../support.schemas";
import { planOfBooking, saveAnswer } from "./support.repository";
import { waitingBookings } from "./waitingBookings";

type Deps = Pick<Services, "db" | "now"> & {
  commands: Pick<CheckoutCommands, "change">;
  reader: Pick<BookingReader, "bookingsById" | "driversBorn" | "proposalsOf">;
};

export type SupportService = ReturnType<typeof supportService>;

/** The back office's answers in the suppliers' place, within the 72 hours to confirm (DESK-1, PLAN-9). */
export function supportService({ db, now, commands, reader }: Deps) {
  return {
    /** For staff: the bookings that can still be answered, most urgent first. */
    getQueue: async (caller: Caller): Promise<DeskQueue> => {
      requireStaff(caller);
      const at = now();
      const Bookings = await waitingBookings(db, reader, at);
      return { Now: at, Bookings };
    },

    /** For staff. Throws `plan.bookingUnknown`, and `checkout.refused` with the chart's refusals. */
    confirm: (caller: Caller, { BookingId, Reference: supplierReference }: Confirmation): Promise<void> =>
      answer(caller, "booking.confirmed", BookingId, { facts: { reference: supplierReference } }, (tx) =>
        saveAnswer(tx, BookingId, { supplierReference }),
      ),

    /** For staff; the client sees the reason. Throws as `confirm`. */
    decline: (caller: Caller, { BookingId, Reason: reason }: Decline): Promise<void> =>
      answer(caller, "booking.declined", BookingId, { reason }, (tx) =>
        saveAnswer(tx, BookingId, { declineReason: reason }),
      ),

    /** For staff, once per booking, by 24 hours. Throws as `confirm`. */
    extend: (caller: Caller, { BookingId, Reason: reason }: Extension): Promise<void> =>
      answer(caller, "booking.extended", BookingId, { reason }, async () => {}),
  };

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
