import type { Listed } from "../../../../../platform/server/listed.repository";
import type { Services } from "../../../../../platform/server/services";
import type { Instant } from "../../../../../shared/instant";
import { transfersToDo } from "../../../../payments/methods/server/transfersToDo.repository";
import { undecidedDisputes, unsettledLosses } from "../../../../payments/server/disputes/disputes.repository";
import { waitingOutside } from "../../../../payments/server/outside/outside.repository";
import { silentPayments } from "../../../../payments/server/payment.repository";
import type { CheckoutSnapshot } from "../../../../plan/checkout/checkout.states";
import type { BookingReader } from "../../../../plan/server/bookings/bookings.repository";
import { ifReadable, readPlan, readPlans } from "../../../../plan/server/checkout/readPlan";
import { listSetAside } from "../../../../plan/server/checkout/setAside.repository";
import { stuckAs, sumOfLegs } from "../../../../refunds/refunds.rules";
import { stuckRefunds, waitingRequests } from "../../../../refunds/server/refunds.repository";
import { MOST_WAITING } from "../../../desk.limits";
import { byDeadline, documentsOfClient, grouped, listedOf, type WaitingKind } from "../../../inbox/inbox.rules";
import type { Waiting } from "../../../inbox/inbox.schemas";
import { deadlinesOf } from "../../../plans/plan.log";
import { waitsForReview } from "../../../plans/why.desk.rules";
import { waitingNotes } from "../../clients/notes/notes.repository";
import {
  plansInNeed,
  waitingDocuments,
  waitingHolders,
  waitingStatuses,
} from "../../clients/reviews/reviews.repository";
import { waitingUploads } from "../../clients/uploads/uploads.repository";
import { keptItems } from "../../records/keptItems.repository";
import { requestedBookings } from "../../services/bookings/support.repository";
import { undeliveredMails } from "./inbox.repository";

export type WaitingParts = Pick<Services, "db"> & {
  reader: Pick<BookingReader, "bookingsById" | "bookingsOfPlans">;
  opinions: WaitingOpinions;
};

/** The reviews that wait longest for staff. */
type WaitingOpinions = {
  toDecide: (
    listed: Listed,
  ) => Promise<readonly { BookingId: number; Name: string; FirstName: string; WrittenAt: Instant }[]>;
};

/** An item before its assignment and its snooze are known. */
export type Unowned = Omit<Waiting, "OwnerId" | "HandedOver" | "Snooze">;

type Person = { firstName: string; lastName: string };

const named = ({ firstName, lastName }: Person) => `${firstName} ${lastName}`;

/** Default values of an item. */
const itemDefaults: Omit<Unowned, "Kind" | "ItemId" | "ClientName" | "Since"> = {
  Name: "",
  Status: "waiting",
  Amount: null,
  CurrencyCode: "USD",
  Documents: [],
  TravelPlanId: null,
  Until: null,
};

/** The differences of an item whose plan cannot be read. */
const unreadable = { Status: "unreadable", Until: null } as const;

const payEndOf = (snapshot: CheckoutSnapshot | null) =>
  snapshot ? { Until: snapshot.context.payWindow?.closesAt ?? null } : unreadable;

/**
 * The items that wait for staff at one instant, by kind: each kind is read from its own feature, and its deadline from
 * the plan's chart, which alone knows it. Each plan is folded once, however many of its items wait. (DESK-14)
 */
export function waitingAt({ db, reader, opinions }: WaitingParts, at: Instant) {
  const known = new Map<number, Promise<CheckoutSnapshot | null>>();
  /** Null: the plan cannot be read. Its items are listed nevertheless, as such. (OPS-113) */
  const status = (planId: number): Promise<CheckoutSnapshot | null> => {
    const read = known.get(planId) ?? ifReadable(readPlan(db, planId, at));
    known.set(planId, read);
    return read;
  };
  /** Reads many at once, for `status`. */
  const readTogether = async (planIds: readonly number[]) => {
    const unread = [...new Set(planIds)].filter((planId) => !known.has(planId));
    const states = await readPlans(db, unread, at);
    for (const planId of unread) known.set(planId, Promise.resolve(states.get(planId) ?? null));
  };
  const listed = (kind: WaitingKind): Listed => ({ kept: keptItems(db, kind), limit: MOST_WAITING });
  /** The next deadline of a plan that an item blocks; without one where the plan cannot be read. */
  const untilNext = async (planId: number): Promise<Partial<Unowned> & Pick<Unowned, "Until">> => {
    const snapshot = await status(planId);
    return snapshot ? { Until: deadlinesOf(snapshot)[0]?.at ?? null } : unreadable;
  };

  const kinds: Record<WaitingKind, () => Promise<Unowned[]>> = {
    plan: async () =>
      (await listSetAside(db, listed("plan"))).map(({ planId, why, since, ...client }) => ({
        ...itemDefaults,
        Kind: "plan",
        ItemId: String(planId),
        Name: String(planId),
        Status: why,
        ClientName: named(client),
        TravelPlanId: planId,
        Since: since,
      })),

    booking: async () => {
      const requested = await requestedBookings(db);
      const shown = await reader.bookingsOfPlans(db, [...new Set(requested.map(({ planId }) => planId))]);
      const names = new Map(shown.map(({ BookingId, Name }) => [BookingId, Name]));
      const rows = await mapInSequence(requested, async ({ bookingId, planId, clientName, createdAt }) => {
        const snapshot = await status(planId);
        const row = { Kind: "booking" as const, ItemId: String(bookingId), Name: names.get(bookingId) ?? "" };
        const ofPlan = { ClientName: clientName, TravelPlanId: planId };
        if (!snapshot) return [{ ...itemDefaults, ...row, ...ofPlan, ...unreadable, Since: createdAt }];
        const booking = snapshot.context.bookings.find(({ id }) => id === bookingId);
        // Due ticks count, whether the sweeper has run or not.
        if (booking?.status !== "requested" || at >= booking.confirmBy) return [];
        const until = { Since: booking.createdAt, Until: booking.confirmBy };
        return [{ ...itemDefaults, ...row, ...ofPlan, ...until }];
      });
      return rows.flat();
    },

    holder: async () => {
      const waiting = await waitingHolders(db);
      await readTogether(waiting.map(({ holder }) => holder.planId));
      const items = await mapInSequence(
        waiting,
        async ({ holder: { id, name, planId, askedAt }, client, isKept }): Promise<Ranked> => ({
          isKept,
          item: {
            ...itemDefaults,
            Kind: "holder",
            ItemId: String(id),
            Name: name,
            ClientName: named(client),
            TravelPlanId: planId,
            Since: askedAt,
            ...(await untilNext(planId)),
          },
        }),
      );
      return mostUrgent(items);
    },

    document: async () => {
      // Which of them hold up a payment, and until when, only their plans say: all of these are read before any is cut.
      const unpaid = await waitingDocuments(db, { statuses: waitingStatuses, unpaid: true });
      const oldest = await waitingDocuments(db, { statuses: waitingStatuses, limit: MOST_WAITING });
      const waiting = [...new Map([...oldest, ...unpaid].map((row) => [row.document.id, row])).values()];
      const ofClients = grouped(waiting, ({ client }) => client.id);
      const plans = await plansInNeed(
        db,
        ofClients.map(([{ client }]) => client.id),
      );
      await readTogether([...plans.values()]);
      const items = await mapInSequence(ofClients, async (given): Promise<Ranked> => {
        const [{ client, isKept }] = given;
        const planId = plans.get(client.id) ?? null;
        const snapshot = planId === null ? null : await status(planId);
        // Documents of a plan that cannot be read are answered all the same.
        const heldUp = snapshot && waitsForReview(snapshot);
        const item: Unowned = {
          ...itemDefaults,
          Kind: "document",
          ItemId: documentsOfClient(client.id),
          Documents: given.map(({ document: { type, holder } }) => ({ Type: type, Holder: holder })),
          ClientName: named(client),
          TravelPlanId: planId,
          Since: Math.min(...given.map(({ document }) => document.givenAt)),
          ...(planId !== null && heldUp && (await untilNext(planId))),
        };
        return { item, isKept };
      });
      return mostUrgent(items);
    },

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

    note: async () =>
      (await waitingNotes(db, MOST_WAITING)).map(({ NoteId, Subject, ClientName, CreatedAt }) => ({
        ...itemDefaults,
        Kind: "note",
        ItemId: String(NoteId),
        Name: Subject,
        ClientName,
        Since: CreatedAt,
      })),

    upload: async () =>
      (await waitingUploads(db, MOST_WAITING)).map(({ upload, client }) => ({
        ...itemDefaults,
        Kind: "upload",
        ItemId: upload.id,
        Name: upload.found,
        ClientName: named(client),
        Since: upload.refusedAt,
      })),

    opinion: async () =>
      (await opinions.toDecide(listed("opinion"))).map(({ BookingId, Name, FirstName, WrittenAt }) => ({
        ...itemDefaults,
        Kind: "opinion",
        ItemId: String(BookingId),
        Name,
        ClientName: FirstName,
        Since: WrittenAt,
      })),

    mail: async () =>
      (await undeliveredMails(db, MOST_WAITING)).map(({ id, subject, createdAt, planId, ...client }) => ({
        ...itemDefaults,
        Kind: "mail",
        ItemId: String(id),
        Name: subject,
        ClientName: named(client),
        TravelPlanId: planId,
        Since: createdAt,
      })),
  };
  return kinds;
}

/** An item, and whether it is listed however many others wait. */
type Ranked = { readonly item: Unowned; readonly isKept: boolean };

/** What is listed of a kind that is read as a whole, the earliest deadline first. */
const mostUrgent = (items: readonly Ranked[]): Unowned[] =>
  listedOf(byDeadline(items.map((ranked) => ({ ...ranked, Until: ranked.item.Until }))), MOST_WAITING).map(
    ({ item }) => item,
  );

/** One after the other, so that one answer uses one connection, not one per row. */
async function mapInSequence<Row, Result>(
  rows: readonly Row[],
  work: (row: Row) => Promise<Result>,
): Promise<Result[]> {
  const done: Result[] = [];
  for (const row of rows) done.push(await work(row));
  return done;
}
