import type { Notify } from "../../../../../platform/server/notify/notify";
import { Problem } from "../../../../../platform/server/problem";
import type { Tx } from "../../../../../platform/server/services";
import { HOUR } from "../../../../../shared/instant";
import type { MessageValues } from "../../../../../shared/messageId";
import { mealsPlanMessage, roomClassMessage } from "../../../../../shared/stayMessages";
import { isWaitingChange } from "../../../../plan/checkout/checkout.context";
import { EXTENSION_HOURS } from "../../../../plan/checkout/checkout.deadlines";
import { planPath } from "../../../../plan/plan.pages";
import type { Booking } from "../../../../plan/plan.schemas";
import type { BookingReader } from "../../../../plan/server/bookings/bookings.repository";
import type { CheckoutCommands } from "../../../../plan/server/checkout/checkout.commands";
import { Refused } from "../../../../plan/server/checkout/lockedPlan";
import { setSupplierReference } from "../../../../plan/server/plan.repository";
import type { OfBooking, Proposal } from "../../../actions.schemas";
import type { PerformAction } from "../../records/staffActions";
import type { DeskAlternatives } from "./alternatives";
import { planOfBooking } from "./support.repository";

type Deps = {
  commands: Pick<CheckoutCommands, "changeWithin">;
  alternatives: Pick<DeskAlternatives, "propose">;
  /** Withdraws the proposals for these bookings and releases what they hold. Resolves to their number. */
  withdrawProposals: (tx: Tx, bookingIds: readonly number[]) => Promise<number>;
  notify: Notify;
  reader: Pick<BookingReader, "bookingsOf" | "productOf" | "proposalsOf">;
};

/** Milliseconds that the client has at least to answer, if the booking can still be extended. */
const TIME_TO_ANSWER = EXTENSION_HOURS * HOUR;

/** Proposes another car, or other rooms, for a booking that its supplier cannot provide. */
export function proposalActions({ commands, alternatives, withdrawProposals, notify, reader }: Deps) {
  /**
   * The alternative is held until the client answers or the booking's time to confirm is over; with less than 24 h left
   * the booking's one extension is used (DESK-6). Throws `plan.bookingUnknown`, and what the alternatives throw.
   */
  const propose: PerformAction<Proposal> = async ({ tx, body, actor }) => {
    const { BookingId: bookingId, Choice: choice } = body;
    const planId = await planOfBooking(tx, bookingId);
    if (planId === null) throw new Problem("plan.bookingUnknown");
    // Only for a booking that its supplier could still confirm.
    const extended = await commands.changeWithin(tx, planId, (plan) => {
      const refused = plan.refusalOf({ type: "booking.confirmed", bookingId });
      if (refused) return refused;
      // No alternative can be proposed for a change, because its booking stays. (PLAN-40)
      const change = plan.snapshot.context.bookings.find((one) => one.id === bookingId && isWaitingChange(one));
      if (change) return new Refused([{ code: "changeWaits", facts: { booking: change.replaces ?? bookingId } }]);
      const waiting = () => plan.snapshot.context.bookings.find(({ id }) => id === bookingId);
      if ((waiting()?.confirmBy ?? plan.at) - plan.at < TIME_TO_ANSWER)
        plan.take({ type: "booking.extended", bookingId }, actor);
      const answerBy = waiting()?.confirmBy ?? plan.at;
      return { answerBy, clientId: plan.row.clientId, at: plan.at };
    });
    if (extended instanceof Refused) return extended;
    const { answerBy, clientId, at } = extended;
    const note = body.Reason;
    const proposalId = await alternatives.propose(tx, bookingId, choice, { note, at });
    await setSupplierReference(tx, proposalId, body.Reference);
    const booked = (await reader.bookingsOf(tx, planId)).find(({ BookingId }) => BookingId === bookingId);
    const offer = (await reader.proposalsOf(tx, planId)).find(({ replacesId }) => replacesId === bookingId)?.offer;
    if (!booked || !offer) throw new Error(`the proposal for booking ${bookingId} was not stored`);
    const values = { planId, bookingId, note, ...named(booked, offer, reader), deadlineAt: answerBy };
    const template = roomsOf(offer, reader) ? "stayProposed" : "bookingProposed";
    const key = `plan-${planId}-proposal-${proposalId}`;
    await notify(tx, { clientId, planId, key, template, values, path: planPath(planId), at });
    const chosen = Object.entries(choice).map(([of, id]) => `${of} ${id}`);
    return { subject: `booking ${bookingId}`, facts: { proposal: proposalId, choice: chosen.join(", ") } };
  };

  /** Throws `support.nothingWaiting`. */
  const withdraw: PerformAction<OfBooking> = async ({ tx, body: { BookingId } }) => {
    if ((await withdrawProposals(tx, [BookingId])) === 0) throw new Problem("support.nothingWaiting");
    return { subject: `booking ${BookingId}` };
  };

  return { propose, withdraw };
}

/** The messages that name a booking's rooms and meals; null for a product without. */
function roomsOf(booking: Booking, { productOf }: Deps["reader"]) {
  const { roomClassCode, mealsPlanCode } = productOf(booking).onSite(booking) ?? {};
  const room = roomClassMessage(roomClassCode ?? "");
  const meals = mealsPlanMessage(mealsPlanCode ?? "");
  return room && meals ? { room, meals } : null;
}

/** The values for the client's email. Rooms and meals are message ids, written in the client's language. */
function named(booked: Booking, offer: Booking, reader: Deps["reader"]): MessageValues {
  const names = { booked: booked.Name, offered: offer.Name, supplier: offer.SupplierName, amount: offer.PayNow };
  const stay = roomsOf(booked, reader);
  const offered = roomsOf(offer, reader);
  if (!stay || !offered) return names;
  return {
    ...names,
    bookedAmount: booked.PayNow,
    bookedRoomMessage: stay.room,
    bookedMealsMessage: stay.meals,
    roomMessage: offered.room,
    mealsMessage: offered.meals,
  };
}
