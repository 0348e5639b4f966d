import { createHash } from "node:crypto";
import type { Notify } from "../../../../platform/server/notify/notify";
import { Problem } from "../../../../platform/server/problem";
import type { Services, Tx } from "../../../../platform/server/services";
import { rowsAt } from "../../../../platform/server/versions/rowsAt";
import { ProductType } from "../../../../shared/enumerations";
import type { Instant } from "../../../../shared/instant";
import type { Minor } from "../../../../shared/money";
import { isInLatinLetters } from "../../../../shared/paperLetters";
import type { StatedPrice } from "../../../../shared/schemas";
import type { AcceptedHashes } from "../../../information/server/acceptedPolicies";
import type { CheckoutContext } from "../../checkout/checkout.context";
import { mostDuring } from "../../limits.rules";
import { type BookedPrice, statedPrice } from "../../plan.price";
import type { Service } from "../../sameService.rules";
import type { BookingCommands } from "../checkout/checkout.commands";
import { bookingsOfDay, comingRentals, refuseBeyond, unpaidBookings } from "../limits.repository";
import type { Actor, NotifySuppliers } from "../plan.ports";
import {
  findOpenAlike,
  findRequested,
  insertBooking,
  insertPlan,
  lockClient,
  newestPlan,
  setSupplierReference,
} from "../plan.repository";
import { acceptanceOfPlan, hasOtherBooking, insertAcceptance } from "./acceptances.repository";
import { refuseBookedAlready } from "./bookedAlready";
import { requestedNotification } from "./booking.notifications";
import { cancellationRulesOf } from "./cancellation.repository";
import { type Pricing, requireShown } from "./shownPrice";

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
  /** The caller's key of this intent to book, where there is one, and a hash of what was asked for. */
  requestKey: string | null;
  requestHash: string;
};

type HowToBook = {
  hold: (bookingId: number) => Promise<void>;
  confirmed: (() => string) | null;
  /** The answer of `policies`; absent where nobody has accepted anything, as in a QA scenario. */
  accepted?: HeldPolicies;
  /** The edition of the policies that the client's page showed, if the request says so. */
  seen?: string | undefined;
  /** Absent where nobody was shown a price, as in a QA scenario. */
  pricing?: Pricing;
  /** Those who stay or drive, where it is booked only unless they have the same already. */
  unlessBookedFor?: Pick<Service, "hotelId" | "people"> | undefined;
};

type HeldPolicies = AcceptedHashes & { edition: string };

/** A booking that was made, and the price at which it was. */
export type Booked = { bookingId: number; planId: number; price: StatedPrice };

type OfPlan = Pick<Booked, "bookingId" | "planId">;

type Parts = Pick<Services, "now"> & {
  notify: Notify;
  notifySuppliers: NotifySuppliers;
  /** Stores the policies that a client accepts now, outside of any transaction. */
  policies: () => Promise<HeldPolicies>;
};

export type BookingService = ReturnType<typeof bookingService>;

/**
 * Books into the client's plan, for the services of all products, which have checked the caller. Everything happens in
 * the caller's transaction.
 */
export function bookingService({ now, notify, notifySuppliers, policies }: Parts, commands: BookingCommands) {
  /** The plan for the next booking: the newest if it accepts bookings, else a new one. (PLAN-2) */
  async function planFor(tx: Tx, clientId: number): Promise<number> {
    const newest = await newestPlan(tx, clientId);
    if (newest && (await commands.acceptsBookings(tx, newest.id))) return newest.id;
    return insertPlan(tx, clientId, now());
  }

  /**
   * The earlier result of the same request; null when it is new. A request without a key is recognised by its content:
   * nobody books the same car or rooms for the same people twice on purpose. Throws `plan.sameKeyOtherRequest`
   * with the earlier booking. (PLAN-3)
   */
  async function repeated(
    tx: Tx,
    { clientId, requestKey, requestHash }: Pick<NewBooking, "clientId" | "requestKey" | "requestHash">,
  ): Promise<Booked | null> {
    const earlier =
      requestKey === null
        ? await findOpenAlike(tx, clientId, requestHash)
        : await findRequested(tx, clientId, requestKey);
    if (earlier && earlier.requestHash !== requestHash)
      throw new Problem("plan.sameKeyOtherRequest", { booking: earlier.id });
    return earlier ? { bookingId: earlier.id, planId: earlier.planId, price: statedPrice(earlier) } : null;
  }

  /**
   * Throws `limit.unpaidBookings`, `limit.bookingsOfDay` and `limit.rentalsAtOnce`. Due bookings have lapsed before
   * this is called. (SAFE-19)
   */
  async function refuseTooMany(tx: Tx, { clientId, productType, startsAt, endsAt }: NewBooking): Promise<void> {
    const at = now();
    const unpaid = await unpaidBookings(tx, clientId);
    const ofDay = await bookingsOfDay(tx, clientId, at);
    await refuseBeyond(tx, { clientId, at }, { unpaidBookings: unpaid, bookingsOfDay: ofDay });
    if (productType !== ProductType.CarRent) return;
    const rentalsAtOnce = mostDuring(await comingRentals(tx, clientId, at), { startsAt, endsAt });
    await refuseBeyond(tx, { clientId, at }, { rentalsAtOnce });
  }

  /**
   * Books. `hold` takes the inventory and writes the product's part; if it throws, nothing is booked. `confirmed` makes
   * the reference of a supplier that confirms at once. A repeated request gets the earlier booking. Throws
   * `account.nameLetters` (PAPER-12), `limit.unpaidBookings`, `limit.bookingsOfDay`, `limit.rentalsAtOnce`,
   * `plan.bookedAlready`, `plan.priceChanged`, `plan.priceNotSeen` and `plan.policiesChanged`.
   */
  async function add(
    tx: Tx,
    booking: NewBooking,
    actor: Actor,
    { hold, confirmed, accepted, seen, pricing, unlessBookedFor }: HowToBook,
  ): Promise<Booked> {
    const { clientId, productType, startsAt, endsAt, payNow } = booking;
    const client = await lockClient(tx, clientId);
    if (!client) throw new Problem("notFound");
    const earlier = await repeated(tx, booking);
    if (earlier) return earlier;
    // Its driver and travelers are named in Latin letters: in another name the client would not be one of them.
    if (!isInLatinLetters(client.name)) throw new Problem("account.nameLetters");
    // Before it is found sold out: the last room may be the one that they have.
    if (unlessBookedFor)
      await refuseBookedAlready(tx, { productType, startsAt, endsAt, ...unlessBookedFor }, { clientId });
    const planId = await planFor(tx, clientId);
    await refuseTooMany(tx, booking);
    // The row and the plan's facts about it have one moment, from which the supplier's time runs. (PLAN-9)
    const at = now();
    // The cancellation schedule that the client sees now is stored: later changes apply to later bookings. (PLAN-7)
    const price = {
      ...booking.price,
      cancellation: await cancellationRulesOf(tx, productType, await rowsAt(tx, at)),
    };
    const row = { ...booking, price, planId, status: "requested" as const, createdAt: at, currency: "USD" };
    const bookingId = await insertBooking(tx, row);
    await hold(bookingId);
    // Of what is sold out nobody is asked whether it may cost more.
    const stated = statedPrice(booking);
    if (pricing) await requireShown(tx, stated, pricing, at);
    if (accepted) await keepAcceptance(tx, { planId, bookingId, at }, accepted, seen);
    const added = { id: bookingId, productType, startsAt, endsAt, amount: payNow };
    const plan = await commands.record(tx, planId, { type: "booking.added", booking: added }, { actor, at });
    if (confirmed) {
      await setSupplierReference(tx, bookingId, confirmed());
      const byItself = { actor: { kind: "system" as const, id: null }, at };
      await commands.record(tx, planId, { type: "booking.confirmed", bookingId }, byItself);
      await notifySuppliers(tx, [{ bookingId, what: "booked" }], at);
    } else await acknowledge(tx, { clientId, planId, bookingId, at }, plan);
    return { bookingId, planId, price: stated };
  }

  /**
   * A client who accepted the policies with another booking of the plan was not asked again: that acceptance counts,
   * and if it was not stored, none does. A client who was asked has accepted the edition shown; if another one is in
   * force by now, the client is asked again. Throws `plan.policiesChanged`. (CAR-4, INFO-24, INFO-26)
   */
  async function keepAcceptance(
    tx: Tx,
    { planId, bookingId, at }: OfPlan & { at: Instant },
    { edition, ...accepted }: HeldPolicies,
    seen = edition,
  ): Promise<void> {
    const wasAsked = await hasOtherBooking(tx, planId, bookingId);
    if (!wasAsked && seen !== edition) throw new Problem("plan.policiesChanged");
    const kept = wasAsked ? await acceptanceOfPlan(tx, planId) : { ...accepted, acceptedAt: at };
    if (kept) await insertAcceptance(tx, bookingId, kept);
  }

  /** Notifies the client that the request is under way, and the supplier of the deadline. (MAIL-6, DESK-80) */
  async function acknowledge(
    tx: Tx,
    booked: OfPlan & { clientId: number; at: Instant },
    { bookings }: CheckoutContext,
  ): Promise<void> {
    const waiting = bookings.find(({ id, status }) => id === booked.bookingId && status === "requested");
    if (!waiting) return;
    const { id: bookingId, confirmBy } = waiting;
    await notify(tx, requestedNotification(booked, confirmBy));
    await notifySuppliers(tx, [{ bookingId, what: "asked", confirmBy }], booked.at);
  }

  return { add, repeated, policies };
}

/** What a booking call answers with. */
export const bookingCreated = ({ bookingId, planId, price }: Booked) => ({
  BookingId: bookingId,
  TravelPlanId: planId,
  ...price,
});

/** SHA-256 of a request's content, independent of the order of its fields. */
export function requestHash(request: unknown): string {
  return createHash("sha256")
    .update(JSON.stringify(ordered(request)))
    .digest("hex");
}

function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([name, field]) => [name, ordered(field)]));
}
