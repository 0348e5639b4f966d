import type { Alternatives } from "../../../features/car/server/alternatives.service";
import { EXTENSION_HOURS } from "../../../features/checkout/checkout.deadlines";
import type { CheckoutEvent } from "../../../features/checkout/checkout.events";
import { whyNot } from "../../../features/checkout/checkout.reasons";
import type { CheckoutCommands } from "../../../features/checkout/server/checkout.commands";
import type { Notify } from "../../../features/checkout/server/checkout.ports";
import { bookingsOf, proposalsOf } from "../../../features/plan/server/bookings.repository";
import type { Tx } from "../../../features/plan/server/plan.ports";
import { setSupplierReference } from "../../../features/plan/server/plan.repository";
import { Problem } from "../../../server/problem";
import { HOUR } from "../../../shared/instant";
import type { OfBooking, Proposal } from "../actions.schemas";
import type { DeskAct } from "./deskActing";
import { planOfBooking } from "./support.repository";

type Parts = {
  commands: Pick<CheckoutCommands, "open" | "take" | "finish">;
  alternatives: Pick<Alternatives, "propose">;
  /** Takes back what is proposed for these bookings and lets go of its cars; how many there were. */
  withdrawProposals: (tx: Tx, bookingIds: readonly number[]) => Promise<number>;
  notify: Notify;
};

/** The client has at least this long to answer, where the booking may still be extended, in ms. */
const TIME_TO_ANSWER = EXTENSION_HOURS * HOUR;

/** Another car for a booking that its supplier cannot give. */
export function proposalActs({ commands, alternatives, withdrawProposals, notify }: Parts) {
  /**
   * The car is held until the client answers or the booking's own time is over; a proposal late in that time spends the
   * booking's one extension, so that the client is not hurried. Throws `plan.bookingUnknown` and as `carAlternatives`.
   */
  const propose: DeskAct<Proposal> = async ({ tx, body, actor }) => {
    const { BookingId: bookingId, SupplierId: supplierId, ModelId: modelId } = body;
    const planId = await planOfBooking(tx, bookingId);
    if (planId === null) throw new Problem("plan.bookingUnknown");
    const subject = `booking ${bookingId}`;
    const plan = await commands.open(tx, planId);
    const { at } = plan;
    // What the supplier could still confirm may be proposed for.
    const refusals = whyNot(plan.snapshot, { type: "booking.confirmed", at, bookingId });
    if (refusals.length > 0) {
      await commands.finish(plan);
      return { subject, refusals };
    }
    const waiting = () => plan.snapshot.context.bookings.find(({ id }) => id === bookingId);
    const more: CheckoutEvent = { type: "booking.extended", at, bookingId };
    if ((waiting()?.confirmBy ?? at) - at < TIME_TO_ANSWER && plan.snapshot.can(more)) commands.take(plan, more, actor);
    await commands.finish(plan);
    const note = body.Reason.trim();
    const proposalId = await alternatives.propose(tx, bookingId, { supplierId, modelId, note, at });
    await setSupplierReference(tx, proposalId, body.Reference.trim());
    const booked = (await bookingsOf(tx, planId)).find(({ BookingId }) => BookingId === bookingId);
    const offer = (await proposalsOf(tx, planId)).find(({ replacesId }) => replacesId === bookingId)?.offer;
    const values = {
      ...{ planId, bookingId, note, booked: booked?.Name ?? "", offered: offer?.Name ?? "" },
      ...{ supplier: offer?.SupplierName ?? "", amount: offer?.PayNow ?? 0, deadlineAt: waiting()?.confirmBy ?? at },
    };
    const key = `plan-${planId}-proposal-${proposalId}`;
    await notify(tx, { clientId: plan.row.clientId, planId, key, template: "bookingProposed", values, at });
    return { subject, facts: { proposal: proposalId, model: modelId, supplier: supplierId } };
  };

  /** Throws `support.nothingWaiting`. */
  const withdraw: DeskAct<OfBooking> = async ({ tx, body: { BookingId } }) => {
    if ((await withdrawProposals(tx, [BookingId])) === 0) throw new Problem("support.nothingWaiting");
    return { subject: `booking ${BookingId}` };
  };

  return { propose, withdraw };
}
