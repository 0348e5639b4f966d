import { type Caller, requireClient, requireOwner } from "../../../platform/server/http/caller";
import { inParallel } from "../../../platform/server/inParallel";
import type { Notify } from "../../../platform/server/notify/notify";
import { Problem } from "../../../platform/server/problem";
import type { Services, Tx } from "../../../platform/server/services";
import { rowsAt } from "../../../platform/server/versions/rowsAt";
import { DEFAULT_LANGUAGE } from "../../../shared/constants";
import { isProductType } from "../../../shared/enumerations";
import { havanaDate } from "../../../shared/havana";
import type { Language } from "../../../shared/language";
import { recipientOf } from "../../account/server/account.repository";
import { type AcceptedHashes, areSame, readPolicies } from "../../information/server/acceptedPolicies";
import { isOpen, onlyWaits } from "../bookings/bookingStatus";
import { chargeOfPlan, takesBookings } from "../checkout/checkout.states";
import { isActive, planTotals, signAddress, waitsForSignature } from "../plan.rules";
import type { Booking, PoliciesOfPlan, TravelPlan } from "../plan.schemas";
import { planWarnings, type Warning } from "../plan.warnings";
import { acceptanceOfPlan } from "./bookings/acceptances.repository";
import { cancelledNotification, changeWithdrawn } from "./bookings/booking.notifications";
import type { BookingReader } from "./bookings/bookings.repository";
import { cancellationRulesOf } from "./bookings/cancellation.repository";
import { withReplacements } from "./bookings/replacedBookings";
import type { CheckoutCommands } from "./checkout/checkout.commands";
import { ifReadable, ownPlan, readPlan, snapshotOf } from "./checkout/readPlan";
import type { Actor, Papers, PlanChecks } from "./plan.ports";
import { findBookingRow, newestPlan, type PlanRow, paidPlans, plansOf, unpaidPlans } from "./plan.repository";

export type PlanService = ReturnType<typeof planService>;

/** The actor of a call: staff who impersonate a client still count as staff. */
export function actorOf({ role, clientId, impersonatorId }: Caller): Actor {
  if (impersonatorId !== undefined) return { kind: "staff", id: impersonatorId };
  return { kind: role === "staff" ? "staff" : "client", id: clientId };
}

/**
 * Papers that were typed with a booking are shown to its client alone: staff, even when acting for a client, read
 * checked documents instead, and each such access is audited. (DOC-13)
 */
const papersFor = (caller: Caller, papers: Papers = "withPassports"): Papers =>
  actorOf(caller).kind === "client" ? papers : "withoutPassports";

type Deps = Pick<Services, "db" | "now"> & {
  notify: Notify;
  /** The policies in force. */
  policies: () => Promise<AcceptedHashes>;
};

/** Travel plans and bookings of PLAN-1, PLAN-5, WIRE-9. The chart decides which events are allowed. */
export function planService(
  { db, now, notify, policies }: Deps,
  commands: Pick<CheckoutCommands, "change">,
  checks: PlanChecks,
  reader: Pick<BookingReader, "productOf" | "bookingsOf" | "bookingsOfPlans" | "keptBookingsOfPlans" | "findBooking">,
) {
  async function toPlan(plan: PlanRow, bookings: Booking[], warnings: TravelPlan["Warnings"]): Promise<TravelPlan> {
    const { PayNow, PayInCuba } = planTotals(bookings);
    const at = now();
    const snapshot = await ifReadable(snapshotOf(db, plan, at));
    const Charge = snapshot ? chargeOfPlan(snapshot) : 0;
    return {
      TravelPlanId: plan.id,
      ClientId: plan.clientId,
      CreatedAt: plan.createdAt,
      Bookings: await withReplacements(db, plan.id, bookings, async () => snapshot?.context ?? null),
      CurrencyCode: "USD",
      PayNow: PayNow + Charge,
      Charge,
      PayInCuba,
      State: plan.state,
      AcceptsBookings: snapshot !== null && takesBookings(snapshot, at),
      PaidAt: plan.paidAt,
      SignUrl: waitsForSignature(plan.state, snapshot) ? await signUrlOf(plan) : null,
      Warnings: warnings,
      Unreadable: snapshot === null || undefined,
    };
  }

  const contextOf = async (planId: number) => (await ifReadable(readPlan(db, planId, now())))?.context ?? null;

  /** It opens in the client's language, regardless of who reads the plan. (WIRE-11) */
  async function signUrlOf({ id, clientId }: PlanRow): Promise<string> {
    const client = await recipientOf(db, clientId);
    return signAddress(id, client?.language ?? DEFAULT_LANGUAGE);
  }

  /** A plan with its warnings. */
  async function withWarnings(caller: Caller, plan: PlanRow, papers?: Papers): Promise<TravelPlan> {
    const bookings = await reader.bookingsOf(db, plan.id, papersFor(caller, papers));
    return toPlan(plan, bookings, await warningsOf(db, plan.clientId, bookings, checks, reader));
  }

  /** The client's newest plan, null when there is none or it is completed. */
  async function activePlan(caller: Caller, clientId: number): Promise<TravelPlan | null> {
    requireOwner(caller, clientId);
    const plan = await newestPlan(db, clientId);
    if (!plan || !isActive(plan.state)) return null;
    return withWarnings(caller, plan, "withAllPapers");
  }

  async function plan(caller: Caller, id: number): Promise<TravelPlan> {
    return withWarnings(caller, await ownPlan(db, caller, id), "withAllPapers");
  }

  async function planBookings(caller: Caller, planId: number): Promise<Booking[]> {
    await ownPlan(db, caller, planId);
    const bookings = await reader.bookingsOf(db, planId, papersFor(caller));
    return withReplacements(db, planId, bookings, () => contextOf(planId));
  }

  /** The policies that the plan's client accepted, as they read then; null if that was not recorded. (INFO-24) */
  async function acceptedPolicies(caller: Caller, id: number, language: Language): Promise<PoliciesOfPlan | null> {
    await ownPlan(db, caller, id);
    const found = await acceptanceOfPlan(db, id);
    if (!found) return null;
    const [Policies, held] = await inParallel(readPolicies(db, found, language), policies());
    return { AcceptedAt: found.acceptedAt, InForce: areSame(found, held), Policies };
  }

  /** Plans that were paid, newest first. (PLAN-26) */
  async function paid(caller: Caller, clientId: number): Promise<TravelPlan[]> {
    requireOwner(caller, clientId);
    return listed(caller, await paidPlans(db, clientId), "withAllPapers");
  }

  /** Plans that wait for their payment, newest first: with a payment under way there may be several. (PLAN-2) */
  async function unpaid(caller: Caller, clientId: number): Promise<TravelPlan[]> {
    requireOwner(caller, clientId);
    return listed(caller, await unpaidPlans(db, clientId));
  }

  /** All plans with all bookings, also removed ones, newest first. (SAFE-24) */
  async function every(caller: Caller, clientId: number): Promise<TravelPlan[]> {
    requireOwner(caller, clientId);
    return listed(caller, await plansOf(db, clientId), "withAllPapers", reader.keptBookingsOfPlans);
  }

  async function listed(
    caller: Caller,
    plans: readonly PlanRow[],
    papers?: Papers,
    bookingsOf = reader.bookingsOfPlans,
  ): Promise<TravelPlan[]> {
    const bookings = await bookingsOf(
      db,
      plans.map(({ id }) => id),
      papersFor(caller, papers),
    );
    return Promise.all(
      plans.map((row) =>
        toPlan(
          row,
          bookings.filter(({ TravelPlanId }) => TravelPlanId === row.id),
          [],
        ),
      ),
    );
  }

  async function booking(caller: Caller, id: number): Promise<Booking> {
    const row = await findBookingRow(db, id);
    requireOwner(caller, row?.clientId ?? NOBODY);
    const found = row && (await reader.findBooking(db, id, papersFor(caller)));
    if (!found) throw new Problem("notFound");
    const { TravelPlanId: planId } = found;
    const [booking = found] = await withReplacements(db, planId, [found], () => contextOf(planId));
    return booking;
  }

  /**
   * Ends a booking at its client's request by the given fact; no effect on one that has ended already. The client is
   * notified if an open booking was cancelled or a change withdrawn. Staff can do it only when acting for the client,
   * which has a reason on record. Throws `forbidden`, `checkout.refused`. (PLAN-6, MAIL-6, DESK-101)
   */
  async function end(caller: Caller, id: number, type: "booking.cancelled" | "booking.removed"): Promise<void> {
    const row = await findBookingRow(db, id);
    requireClient(caller, row?.clientId ?? NOBODY);
    if (!row) throw new Problem("notFound");
    await commands.change(caller, row.planId, async (plan) => {
      const { status, replacesId = null } = (await findBookingRow(plan.tx, id)) ?? {};
      if (status === "removed" || (status === "cancelled" && type === "booking.cancelled")) return undefined;
      const refused = plan.take({ type, bookingId: id }, actorOf(caller));
      if (refused || !status || !isOpen(status)) return refused;
      await plan.save();
      const { clientId, id: planId } = plan.row;
      const ended = { clientId, planId, bookingId: id, at: plan.at };
      const kept = onlyWaits({ Status: status, Replaces: replacesId ?? undefined }) ? replacesId : null;
      const { context } = plan.snapshot;
      await notify(plan.tx, kept === null ? cancelledNotification(ended, context) : changeWithdrawn(ended, kept));
      return undefined;
    });
  }

  return {
    activePlan,
    plan,
    planBookings,
    acceptedPolicies,
    paid,
    unpaid,
    every,
    booking,
    /** Public. Throws `notFound` for a product type that does not exist. */
    cancellationRules: async (productType: number) => {
      if (!isProductType(productType)) throw new Problem("notFound");
      return cancellationRulesOf(db, productType, await rowsAt(db, now()));
    },
    cancel: (caller: Caller, id: number) => end(caller, id, "booking.cancelled"),
    remove: (caller: Caller, id: number) => end(caller, id, "booking.removed"),
  };
}

/** An owner id that no client has: a missing plan is refused in the same way as another client's. */
const NOBODY = 0;

/** Warnings about a plan's open bookings: how they fit together, and how long the passport is valid. (PLAN-25) */
async function warningsOf(
  tx: Tx,
  clientId: number,
  bookings: readonly Booking[],
  { passportNeededUntil }: PlanChecks,
  { productOf }: Pick<BookingReader, "productOf">,
): Promise<Warning[]> {
  const open = bookings.filter((booking) => isOpen(booking.Status) && !onlyWaits(booking));
  if (open.length === 0) return [];
  const planned = open.map((booking) => productOf(booking).planned(booking));
  const stays = planned.flatMap((one) => one?.stays ?? []);
  const cars = planned.flatMap((one) => one?.cars ?? []);
  const until = await passportNeededUntil(tx, clientId, {
    firstDay: havanaDate(Math.min(...open.map(({ StartsAt }) => StartsAt))),
    lastDay: havanaDate(Math.max(...open.map(({ EndsAt }) => EndsAt))),
  });
  const passport: Warning[] = until === null ? [] : [{ Code: "passportTooShort", Facts: { until } }];
  return [...planWarnings({ stays, cars }), ...passport];
}
