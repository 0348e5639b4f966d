import { type Caller, requireSelf } from "../../../platform/server/http/caller";
import type { Notify } from "../../../platform/server/notify/notify";
import { Problem } from "../../../platform/server/problem";
import type { Services } from "../../../platform/server/services";
import type { ProductType } from "../../../shared/enumerations";
import { mayAnswer } from "../../plan/bookings/proposal.rules";
import type { CheckoutFact } from "../../plan/checkout/checkout.events";
import { isShown, statedPrice } from "../../plan/price/bookedPrice";
import { bookedAlready, serviceOf } from "../../plan/server/bookings/bookedAlready";
import { cancelledNotification } from "../../plan/server/bookings/booking.notifications";
import type { BookingReader } from "../../plan/server/bookings/bookings.repository";
import type { CheckoutCommands } from "../../plan/server/checkout/checkout.commands";
import type { LockedPlan } from "../../plan/server/checkout/lockedPlan";
import { ownPlan, snapshotOf } from "../../plan/server/checkout/readPlan";
import type { NotifySuppliers } from "../../plan/server/plan.ports";
import type { BookingRow } from "../../plan/server/plan.repository";
import { actorOf } from "../../plan/server/plan.service";
import type { AcceptedProposal, BookingProposal } from "../proposal.schemas";
import { findProposal } from "./proposals.repository";

type Deps = Pick<Services, "db" | "now"> & {
  commands: CheckoutCommands;
  notify: Notify;
  notifySuppliers: NotifySuppliers;
  reader: Pick<BookingReader, "productOf" | "openBookingsDuring" | "findOffer" | "proposalsOf">;
};

export type ProposalsService = ReturnType<typeof proposalsService>;

/** The client's answers to proposals by staff. */
export function proposalsService({ db, now, commands, notify, notifySuppliers, reader }: Deps) {
  return {
    /** For the client and staff. */
    getProposals: async (caller: Caller, planId: number): Promise<BookingProposal[]> => {
      const plan = await ownPlan(db, caller, planId);
      const proposals = await reader.proposalsOf(db, planId);
      if (proposals.length === 0) return [];
      const at = now();
      const { bookings } = (await snapshotOf(db, plan, at)).context;
      return proposals.flatMap(({ offer, replacesId, note }): BookingProposal[] => {
        const waiting = bookings.find(({ id }) => id === replacesId);
        if (!waiting || !mayAnswer(waiting, at)) return [];
        const AnswerBy = waiting.confirmBy;
        return [{ ProposalId: offer.BookingId, BookingId: replacesId, Offer: offer, Note: note, AnswerBy }];
      });
    },

    /**
     * For the client: books and confirms the alternative at once, since staff have its supplier's confirmation, and
     * ends the replaced booking free of charge. Throws `proposal.over`, `plan.priceChanged`, `plan.bookedAlready`,
     * `checkout.refused`.
     */
    accept: (caller: Caller, accepted: AcceptedProposal): Promise<void> =>
      answer(caller, accepted.ProposalId, async (proposal, replacedId, { tx, row }) => {
        // A proposal keeps its price: a different one belongs to another proposal.
        const Now = statedPrice(proposal);
        if (!isShown(accepted, Now)) throw new Problem("plan.priceChanged", { due: Now.Total }, [], { Now });
        const offer = accepted.UnlessBooked && (await reader.findOffer(tx, proposal.id));
        const already =
          offer &&
          (await bookedAlready(tx, reader, serviceOf(reader, offer), { clientId: row.clientId, except: replacedId }));
        if (already) throw already;
        const { id, productType, startsAt, endsAt, payNow } = proposal;
        const booking = { id, productType, startsAt, endsAt, amount: payNow, replaces: replacedId };
        // When confirmed, it ends the booking that it replaces. (PLAN-40)
        return [
          { type: "booking.added", booking },
          { type: "booking.confirmed", bookingId: id },
        ];
      }),

    /** For the client: cancels the booking, free of charge. Throws as `accept`. */
    decline: (caller: Caller, proposalId: number): Promise<void> =>
      answer(caller, proposalId, async (_proposal, bookingId) => [{ type: "booking.cancelled", bookingId }]),
  };

  type Proposal = Pick<BookingRow, "id" | "startsAt" | "endsAt" | "payNow" | "payInCuba" | "price"> & {
    productType: ProductType;
  };
  type FactsOf = (proposal: Proposal, replacedId: number, plan: LockedPlan) => Promise<CheckoutFact[]>;

  /** A refusal rolls back everything; due ticks are then left to the sweeper, which decides the same. */
  async function answer(caller: Caller, proposalId: number, factsOf: FactsOf): Promise<void> {
    const existing = await findProposal(db, proposalId);
    if (!existing) throw new Problem("notFound");
    requireSelf(caller, existing.clientId);
    await commands.change(null, existing.planId, async (plan) => {
      const { tx } = plan;
      const proposal = await findProposal(tx, proposalId);
      const replaced = plan.snapshot.context.bookings.find(({ id }) => id === proposal?.replacesId);
      if (proposal?.status !== "proposed" || replaced?.status !== "requested") throw new Problem("proposal.over");
      const { productType } = replaced;
      const facts = await factsOf({ ...proposal, productType }, replaced.id, plan);
      for (const fact of facts) {
        const refused = plan.take(fact, actorOf(caller));
        if (refused) throw refused;
      }
      await plan.save();
      // The client is notified as for any confirmed booking; its supplier is notified here.
      if (facts.some(({ type }) => type === "booking.added"))
        return notifySuppliers(tx, [{ bookingId: proposalId, what: "booked" }], plan.at);
      const { clientId, planId } = existing;
      const ended = { clientId, planId, bookingId: replaced.id, at: plan.at };
      await notify(tx, cancelledNotification(ended, plan.snapshot.context));
    });
  }
}
