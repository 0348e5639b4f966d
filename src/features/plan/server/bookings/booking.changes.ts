import { type Caller, requireOwner } from "../../../../platform/server/http/caller";
import { Problem } from "../../../../platform/server/problem";
import type { Services, Tx } from "../../../../platform/server/services";
import type { ProductType } from "../../../../shared/enumerations";
import type { Instant } from "../../../../shared/instant";
import type { Minor } from "../../../../shared/money";
import type { Refusal } from "../../../../shared/refusals";
import { whyNoChange } from "../../change/change.rules";
import type { ChangeQuote } from "../../change/change.schemas";
import type { CheckoutEventOf, CheckoutFact } from "../../checkout/checkout.events";
import type { CheckoutSnapshot } from "../../checkout/checkout.states";
import { type BookedPrice, statedPrice } from "../../price/bookedPrice";
import type { PlanToBook } from "../checkout/checkout.commands";
import { Refused } from "../checkout/lockedPlan";
import { snapshotOf } from "../checkout/readPlan";
import type { Actor } from "../plan.ports";
import { findBookingRow, findPlan } from "../plan.repository";
import type { BookingReader } from "./bookings.repository";

export type ChangeDeps = Pick<Services, "db" | "now"> & {
  reader: Pick<BookingReader, "findBooking">;
  /** The conditions for a change in a paid plan. (PLAN-42) */
  paid: {
    /** Why nothing in the plan can be changed now; empty: it can. */
    unsettled: (db: Tx, planId: number) => Promise<Refusal[]>;
    /** Whether the difference of a change can be paid. (PLAN-44) */
    payable: (db: Tx) => Promise<boolean>;
    /** The amounts that would be refunded; undefined: none. */
    foreseen: (
      db: Tx,
      of: { planId: number; bookingId: number; less: Minor },
      at: Instant,
    ) => Promise<ChangeQuote["Back"]>;
  };
};

/** The booking after the change. Instants in epoch ms, amounts in minor units. */
type Changed = {
  productType: ProductType;
  startsAt: Instant;
  endsAt: Instant;
  payNow: Minor;
  payInCuba: Minor;
  price: BookedPrice;
  confirmsInstantly: boolean;
};

type Fact<Type extends CheckoutFact["type"]> = Extract<CheckoutFact, { type: Type }>;

/** Decides whether a booking may be changed, and what the change would cost. (PLAN-40, PLAN-42, PLAN-44) */
export function bookingChanges({ db, now, reader, paid }: ChangeDeps) {
  /** Throws why a booking cannot be changed. A refusal by the chart is recorded. */
  async function refuseChange(
    tx: Tx,
    plan: PlanToBook,
    replaces: number,
    fact: Fact<"booking.added">,
    actor: Actor,
  ): Promise<void> {
    plan.refusalOf(fact, { recordFor: actor });
    const refusals = await refusalsOfChange(tx, plan.snapshot, replaces, { ...fact, at: plan.at });
    if (refusals.length > 0) throw new Refused(refusals);
  }

  /**
   * Why a booking cannot be changed: because of the plan, its own terms, or unsettled money; or because it would cost
   * more and that cannot be paid. The last reason asks the client to cancel, so it comes last.
   */
  async function refusalsOfChange(
    db: Tx,
    snapshot: CheckoutSnapshot,
    replaces: number,
    event: CheckoutEventOf<"booking.added">,
  ): Promise<Refusal[]> {
    const booking = await reader.findBooking(db, replaces);
    if (!booking) throw new Problem("notFound");
    const refusals = whyNoChange(snapshot, booking, event);
    if (!snapshot.hasTag("paid") || refusals.length > 0) return refusals;
    const unsettled = await paid.unsettled(db, booking.TravelPlanId);
    const more = event.booking.amount - booking.PayNow;
    if (unsettled.length > 0 || more <= 0 || (await paid.payable(db))) return unsettled;
    return [{ code: "changeCostsMore", facts: { booking: replaces, more } }];
  }

  /**
   * Previews a booking's change, for its client and staff. `fits` reserves the change's inventory, replacing that of
   * the booking (`atOnce`) or in addition to it, in a transaction that is rolled back. Throws the errors of the change:
   * `notFound`, `checkout.refused`, and those of `fits`. (PLAN-40)
   */
  async function quoteChange(
    caller: Caller,
    replaces: number,
    changed: Changed,
    fits: (tx: Tx, atOnce: boolean) => Promise<void>,
  ): Promise<ChangeQuote> {
    const row = await findBookingRow(db, replaces);
    requireOwner(caller, row?.clientId ?? NOBODY);
    const plan = row && (await findPlan(db, row.planId));
    if (!plan || row.productType !== changed.productType) throw new Problem("notFound");
    const at = now();
    const snapshot = await snapshotOf(db, plan, at);
    const { productType, startsAt, endsAt, payNow: amount } = changed;
    const booking = { id: replaces, productType, startsAt, endsAt, amount, replaces };
    const refusals = await refusalsOfChange(db, snapshot, replaces, { type: "booking.added", at, booking });
    if (refusals.length > 0) throw new Refused(refusals);
    const less = row.payNow - amount;
    const More = snapshot.hasTag("paid") && less < 0 ? -less : undefined;
    await undone(db, (tx) => fits(tx, changed.confirmsInstantly && More === undefined));
    const Back = await paid.foreseen(db, { planId: plan.id, bookingId: replaces, less }, at);
    return {
      Was: statedPrice(row),
      Now: statedPrice(changed),
      ConfirmsInstantly: changed.confirmsInstantly,
      SignAnew: (less !== 0 && snapshot.context.signedAt !== null) || undefined,
      More,
      Back,
    };
  }

  return { refuseChange, quoteChange };
}

/** Rolls back the work; an error in it is thrown. */
async function undone(db: Tx, work: (tx: Tx) => Promise<void>): Promise<void> {
  const done = new Error("done, and undone");
  await db
    .transaction(async (tx) => {
      await work(tx);
      throw done;
    })
    .catch((error: unknown) => {
      if (error !== done) throw error;
    });
}

/** No client has this id. */
const NOBODY = 0;
