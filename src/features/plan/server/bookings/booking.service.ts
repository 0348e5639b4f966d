import { inParallel } from "../../../../platform/server/inParallel";
import type { Notify } from "../../../../platform/server/notify/notify";
import { Problem } from "../../../../platform/server/problem";
import type { Tx } from "../../../../platform/server/services";
import { rowsOfSmallTableAt } from "../../../../platform/server/versions/rowsAt";
import { type Destination, ProductType } from "../../../../shared/enumerations";
import type { Instant } from "../../../../shared/instant";
import type { Minor } from "../../../../shared/money";
import { isInLatinLetters } from "../../../../shared/paperLetters";
import type { StatedPrice } from "../../../../shared/schemas";
import { type SuspensionRow, suspensionOf } from "../../../account/server/suspension/suspension.repository";
import type { AcceptedHashes } from "../../../information/server/acceptedPolicies";
import { mostDuring } from "../../bookings/limits.rules";
import { type CheckoutContext, differenceOf } from "../../checkout/checkout.context";
import type { CheckoutFact } from "../../checkout/checkout.events";
import { type BookedPrice, statedPrice } from "../../price/bookedPrice";
import type { Service } from "../../service/sameService.rules";
import type { BookingCommands, PlanToBook } from "../checkout/checkout.commands";
import { Refused } from "../checkout/lockedPlan";
import type { Actor, NotifySuppliers } from "../plan.ports";
import {
  type BookingRow,
  findOpenAlike,
  findRequested,
  insertBookingAs,
  lockClient,
  lockNewestPlan,
  lockPlanOf,
  reserveBookingId,
} from "../plan.repository";
import { acceptanceOfPlan, hasBooking, insertAcceptance } from "./acceptances.repository";
import { bookedAlready } from "./bookedAlready";
import { bookingChanges, type ChangeDeps } from "./booking.changes";
import { changeAsked, requestedNotification } from "./booking.notifications";
import type { BookingReader } from "./bookings.repository";
import { cancellationRulesOf } from "./cancellation.repository";
import { bookingsOfDay, comingRentals, refuseBeyond, unpaidBookings } from "./limits.repository";
import { notShown, type Pricing } from "./shownPrice";

/** A new booking of any kind. Instants in epoch ms, amounts in minor units. */
export type NewBooking = {
  clientId: number;
  productType: ProductType;
  /** The rental company of a car; null for lodging, as a property is its own supplier. */
  supplierId: number | null;
  startsAt: Instant;
  endsAt: Instant;
  payNow: Minor;
  payInCuba: Minor;
  price: BookedPrice;
  /** The caller's idempotency key, if any, and a hash of the request. */
  requestKey: string | null;
  requestHash: string;
};

type HowToBook = {
  /**
   * Reserves the inventory and writes the product's part. The query for the booking's row was sent before. `atOnce`: a
   * change replaces the other booking immediately; otherwise both are held until it does.
   */
  hold: (bookingId: number, atOnce: boolean) => Promise<void>;
  confirmed: (() => string) | null;
  /** The answer of `policies`; absent if nobody has accepted anything, as in a QA scenario. */
  accepted?: HeldPolicies;
  /** The edition of the policies that the client's page showed, if the request contains it. */
  seen?: string | undefined;
  /** Absent if nobody was shown a price, as in a QA scenario. */
  pricing?: Pricing;
  /** The people who stay or drive, if the booking is to be refused when they already have the same. */
  unlessBookedFor?: Pick<Service, "placeId" | "people"> | undefined;
  /**
   * The booking that it replaces once confirmed, and the destination of a difference if that is paid. (PLAN-40,
   * PLAN-42)
   */
  replaces?: number | undefined;
  refundTo?: Destination | undefined;
};

type HeldPolicies = AcceptedHashes & { edition: string };

/** A new booking, and its price. */
export type Booked = { bookingId: number; planId: number; price: StatedPrice };

type OfPlan = Pick<Booked, "bookingId" | "planId">;

type Deps = ChangeDeps & {
  notify: Notify;
  notifySuppliers: NotifySuppliers;
  reader: Pick<BookingReader, "productOf" | "openBookingsDuring">;
  /** Stores the policies that a client accepts now, outside of any transaction. */
  policies: () => Promise<HeldPolicies>;
};

export type BookingService = ReturnType<typeof bookingService>;

/**
 * Books into the client's plan, for the services of all products, which have checked the caller. Everything happens in
 * the caller's transaction.
 */
export function bookingService(deps: Deps, commands: BookingCommands) {
  const { now, notify, notifySuppliers, reader, policies } = deps;
  const { refuseChange, quoteChange } = bookingChanges(deps);

  /**
   * The earlier result of the same request; null when it is new. A request without a key is recognised by its content:
   * nobody books the same car or rooms for the same people twice on purpose. Throws `plan.sameKeyOtherRequest`
   * with the earlier booking. (PLAN-3)
   */
  async function repeated(tx: Tx, request: KeyedRequest): Promise<Booked | null> {
    const earlier = await earlierOf(tx, request);
    return earlier ? bookedBy(request, earlier) : null;
  }

  function bookedBy({ requestHash }: KeyedRequest, earlier: BookingRow): Booked {
    if (earlier.requestHash !== requestHash) throw new Problem("plan.sameKeyOtherRequest", { booking: earlier.id });
    return { bookingId: earlier.id, planId: earlier.planId, price: statedPrice(earlier) };
  }

  /**
   * Throws `limit.unpaidBookings`, `limit.bookingsOfDay` and `limit.rentalsAtOnce`. Due bookings have lapsed before
   * this is called. (SAFE-19)
   */
  async function refuseTooMany(
    tx: Tx,
    { clientId, productType, startsAt, endsAt }: NewBooking,
    { at, replaces, isPaid }: { at: Instant; replaces?: number | undefined; isPaid: boolean },
  ): Promise<void> {
    const [unpaid, ofDay, rentals] = await inParallel(
      isPaid ? 0 : unpaidBookings(tx, clientId, replaces),
      bookingsOfDay(tx, clientId, at),
      comingRentals(tx, clientId, at, replaces),
    );
    await refuseBeyond(tx, { clientId, at }, { unpaidBookings: unpaid, bookingsOfDay: ofDay });
    if (productType !== ProductType.CarRent) return;
    await refuseBeyond(tx, { clientId, at }, { rentalsAtOnce: mostDuring(rentals, { startsAt, endsAt }) });
  }

  /**
   * Books. If `hold` throws, nothing is booked. `confirmed` makes the reference of a supplier that confirms at once. A repeated request gets the earlier booking. Throws
   * `account.suspended` (SAFE-29), `account.nameLetters` (PAPER-12), `limit.unpaidBookings`, `limit.bookingsOfDay`, `limit.rentalsAtOnce`,
   * `plan.bookedAlready`, `plan.priceChanged`, `plan.priceNotSeen` and `plan.policiesChanged`; for a change also
   * `notFound` and `checkout.refused`. (PLAN-40)
   */
  async function add(
    tx: Tx,
    booking: NewBooking,
    actor: Actor,
    { hold, confirmed, accepted, seen, pricing, unlessBookedFor, replaces, refundTo }: HowToBook,
  ): Promise<Booked> {
    const { clientId, productType, startsAt, endsAt, payNow } = booking;
    const wanted = unlessBookedFor && { productType, startsAt, endsAt, ...unlessBookedFor };
    const [client, suspension, earlier, already, newest] = await inParallel(
      lockClient(tx, clientId),
      suspensionOf(tx, clientId, now()),
      earlierOf(tx, booking),
      wanted ? bookedAlready(tx, reader, wanted, { clientId, except: replaces }) : null,
      replaces === undefined ? lockNewestPlan(tx, clientId) : lockPlanOf(tx, { ...booking, bookingId: replaces }),
    );
    if (!client) throw new Problem("notFound");
    if (earlier) return bookedBy(booking, earlier);
    if (suspension) throw suspendedProblem(suspension);
    // Drivers and travelers are named in Latin letters: with a name in other letters, the client would not be
    // recognised among them.
    if (!isInLatinLetters(client.name)) throw new Problem("account.nameLetters");
    // Checked before availability: the client may already have the last room.
    if (already) throw already;
    if (replaces !== undefined && !newest) throw new Problem("notFound");
    const open =
      newest && (await (replaces === undefined ? commands.openForBooking : commands.openForChange)(tx, newest));
    // The row and the plan's facts about it have one moment, from which the supplier's time runs. (PLAN-9)
    const at = open?.at ?? now();
    const isPaid = open?.snapshot.hasTag("paid") ?? false;
    const [plan, bookingId, cancellation, wasAsked, acceptedBefore] = await inParallel(
      open ?? commands.newPlan(tx, clientId, at),
      reserveBookingId(tx),
      cancellationRulesOf(tx, productType, rowsOfSmallTableAt(at)),
      open && hasBooking(tx, open.row.id),
      open && acceptanceOfPlan(tx, open.row.id),
      refuseTooMany(tx, booking, { at, replaces, isPaid }),
    );
    const planId = plan.row.id;
    // The current cancellation schedule is stored: later changes apply to later bookings. (PLAN-7)
    const price = { ...booking.price, cancellation };
    const row = { ...booking, price, planId, status: "requested" as const, createdAt: at, currency: "USD" };
    const supplierReference = confirmed?.() ?? null;
    const stated = statedPrice(booking);
    const added = { id: bookingId, productType, startsAt, endsAt, amount: payNow };
    const fact = { type: "booking.added" as const, booking: { ...added, ...(replaces && { replaces, refundTo }) } };
    // A change that costs more than the paid booking waits for the difference, even if its supplier confirms at once.
    // (PLAN-44)
    const isToBePaid = isPaid && differenceOf(plan.snapshot.context, { amount: payNow, replaces }) > 0;
    // The change is checked before its inventory is searched.
    if (replaces) await refuseChange(tx, plan, replaces, fact, actor);
    const [, , unseen] = await inParallel(
      insertBookingAs(tx, bookingId, { ...row, supplierReference, replacesId: replaces ?? null }),
      hold(bookingId, confirmed !== null && !isToBePaid),
      pricing ? notShown(tx, stated, pricing, at) : null,
    );
    // The consent to a dearer price is asked for only if the service is available.
    if (unseen) throw unseen;
    const unfit = isPaid && replaces ? await plan.unfitPapers({ ...added, replaces }) : [];
    if (unfit.length > 0) throw new Refused(unfit);
    const kept = accepted && (wasAsked ? acceptedBefore : acceptedNow(accepted, seen, at));
    take(plan, fact, actor);
    await inParallel(kept && insertAcceptance(tx, bookingId, kept), plan.settle());
    if (confirmed) {
      take(plan, { type: "booking.confirmed", bookingId }, { kind: "system", id: null });
      await plan.settle();
    }
    await inParallel(
      plan.save(),
      confirmed
        ? notifySuppliers(tx, [{ bookingId, what: "booked" }], at)
        : acknowledge(tx, { clientId, planId, bookingId, at }, plan.snapshot.context),
    );
    return { bookingId, planId, price: stated };
  }

  /** Throws a refusal of the chart, which rolls back the booking. */
  function take(plan: PlanToBook, fact: CheckoutFact, actor: Actor): void {
    const refused = plan.take(fact, actor);
    if (refused) throw refused;
  }

  /**
   * The acceptance of a client who was asked: the edition shown. If another edition is now in force, the client is
   * asked again. A client who accepted the policies with another booking of the plan was not asked again: that
   * acceptance counts, and if it was not stored, none does. Throws `plan.policiesChanged`. (CAR-4, INFO-24, INFO-26)
   */
  function acceptedNow({ edition, ...accepted }: HeldPolicies, seen = edition, acceptedAt: Instant) {
    if (seen !== edition) throw new Problem("plan.policiesChanged");
    return { ...accepted, acceptedAt };
  }

  /** Notifies the client that the request is under way, and the supplier of the deadline. (MAIL-6, DESK-80) */
  async function acknowledge(
    tx: Tx,
    booked: OfPlan & { clientId: number; at: Instant },
    { bookings, paidAt }: CheckoutContext,
  ): Promise<void> {
    const waiting = bookings.find(({ id, status }) => id === booked.bookingId && status === "requested");
    if (!waiting) return;
    const { id: bookingId, confirmBy, replaces } = waiting;
    const isOfPaid = replaces !== undefined && paidAt !== null;
    await inParallel(
      notify(tx, isOfPaid ? changeAsked(booked, replaces, confirmBy) : requestedNotification(booked, confirmBy)),
      notifySuppliers(tx, [{ bookingId, what: "asked", confirmBy }], booked.at),
    );
  }

  return { add, repeated, policies, quoteChange };
}

/** Says until when the account is suspended, and what the client can still do. (SAFE-29) */
const suspendedProblem = ({ lastDay }: SuspensionRow) =>
  new Problem("account.suspended", lastDay === null ? { ends: "no" } : { ends: "yes", lastDay });

type KeyedRequest = Pick<NewBooking, "clientId" | "requestKey" | "requestHash">;

/** The booking of the same key; without a key, an open one with the same content. */
const earlierOf = (tx: Tx, { clientId, requestKey, requestHash }: KeyedRequest): Promise<BookingRow | undefined> =>
  requestKey === null ? findOpenAlike(tx, clientId, requestHash) : findRequested(tx, clientId, requestKey);

/** The answer of a booking call. */
export const bookingCreated = ({ bookingId, planId, price }: Booked) => ({
  BookingId: bookingId,
  TravelPlanId: planId,
  ...price,
});
