import type { Tx } from "../../../../../../platform/server/services";
import type { Instant } from "../../../../../../shared/instant";
import { transfersToDo } from "../../../../../payments/methods/server/transfersToDo.repository";
import { undecidedDisputes, unsettledLosses } from "../../../../../payments/server/disputes/disputes.repository";
import { waitingOutside } from "../../../../../payments/server/outside/outside.repository";
import { silentPayments } from "../../../../../payments/server/payment.repository";
import type { CheckoutSnapshot } from "../../../../../plan/checkout/checkout.states";
import type { BookingReader } from "../../../../../plan/server/bookings/bookings.repository";
import { stuckAs, sumOfLegs } from "../../../../../refunds/refunds.rules";
import { stuckRefunds, waitingRequests } from "../../../../../refunds/server/refunds.repository";
import type { PlanStateCache } from "./planStateCache";
import { itemDefaults, mapInSequence, named, type Readings, unreadable } from "./waitingItem";

type Deps = {
  readonly db: Tx;
  readonly at: Instant;
  readonly reader: Pick<BookingReader, "bookingsById">;
  readonly plans: Pick<PlanStateCache, "status" | "untilNext">;
};

const payEndOf = (snapshot: CheckoutSnapshot | null) =>
  snapshot ? { Until: snapshot.context.payWindow?.closesAt ?? null } : unreadable;

/** Transfers, payments, refunds, money that moved at a provider, and disputes that wait for staff. (DESK-14) */
export function waitingMoney({
  db,
  at,
  reader,
  plans: { status, untilNext },
}: Deps): Readings<"transfer" | "payment" | "refund" | "movement" | "dispute"> {
  return {
    transfer: async () =>
      mapInSequence(
        await transfersToDo(db),
        async ({ payment: { id, planId }, reference, status, amount, since, client }) => ({
          ...itemDefaults,
          Kind: "transfer",
          ItemId: id,
          Name: reference,
          Amount: amount,
          ClientName: named(client),
          Status: status === "match" ? "waiting" : status,
          TravelPlanId: planId,
          Since: since,
          ...(await untilNext(planId)),
        }),
      ),

    payment: async () =>
      mapInSequence(await silentPayments(db), async ({ payment: { id, amount, planId, createdAt }, client }) => ({
        ...itemDefaults,
        Kind: "payment",
        ItemId: id,
        Amount: amount,
        ClientName: named(client),
        // While a payment is under way no deadline ends the plan; after the payment deadline the client has no second
        // try.
        TravelPlanId: planId,
        Since: createdAt,
        ...payEndOf(await status(planId)),
      })),

    refund: async () => {
      const refundItems = (await waitingRequests(db, reader)).map(({ request, bookingName, client }) => ({
        ...itemDefaults,
        Kind: "refund" as const,
        ItemId: request.id,
        Name: bookingName,
        Status: "requested" as const,
        Amount: sumOfLegs(request),
        ClientName: named(client),
        TravelPlanId: request.planId,
        Since: request.askedAt,
      }));
      const stuck = (await stuckRefunds(db)).map(({ refund, payment, client }) => ({
        ...itemDefaults,
        Kind: "refund" as const,
        ItemId: refund.id,
        Status: stuckAs({ ...refund, byHand: refund.askAgainAt === null }),
        Amount: refund.amount,
        ClientName: named(client),
        TravelPlanId: payment.planId,
        Since: refund.createdAt,
      }));
      return [...refundItems, ...stuck];
    },

    movement: async () =>
      (await waitingOutside(db, at)).map(({ movement, payment, client }) => ({
        ...itemDefaults,
        Kind: "movement",
        ItemId: movement.id,
        Status: movement.kind,
        Amount: movement.amount,
        CurrencyCode: movement.currency,
        ClientName: named(client),
        TravelPlanId: payment.planId,
        Since: movement.knownAt,
      })),

    dispute: async () => {
      const open = (await undecidedDisputes(db)).filter(({ dispute }) => dispute.status === "open");
      const undecided = open.map(({ dispute: { id, amount, openedAt, respondBy }, planId, ...client }) => ({
        ...itemDefaults,
        Kind: "dispute" as const,
        ItemId: id,
        Name: id,
        Amount: amount,
        ClientName: named(client),
        TravelPlanId: planId,
        Since: openedAt,
        Until: respondBy,
      }));
      const lost = (await unsettledLosses(db)).map(({ dispute, planId, ...client }) => ({
        ...itemDefaults,
        Kind: "dispute" as const,
        ItemId: dispute.id,
        Name: dispute.id,
        Status: "lost" as const,
        Amount: dispute.amount,
        ClientName: named(client),
        TravelPlanId: planId,
        Since: dispute.closedAt ?? dispute.openedAt,
      }));
      return [...undecided, ...lost];
    },
  };
}
