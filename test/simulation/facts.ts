import { sql } from "drizzle-orm";
import { isOpen, type RowStatus } from "../../src/features/plan/bookings/bookingStatus";
import type { Database } from "../../src/platform/server/db/database";
import type { Instant } from "../../src/shared/instant";
import { rows } from "../faults/world";
import { type Told, toldOf } from "./messageInvariants";

/** The database rows of some clients. Instants in epoch ms, amounts in minor units. */
export type Facts = {
  plans: { id: number; clientId: number; state: string; nextTickAt: Instant | null; paidAt: Instant | null }[];
  bookings: BookingFacts[];
  /** In order. `bookingId` if the event is about a booking, or an attempt to pay its difference. */
  events: { planId: number; type: string; at: Instant; bookingId: number | null }[];
  /** Reservations of the clients' bookings, and of blocks, which have no booking. */
  reservations: { bookingId: number | null; unitId: number; startsAt: Instant; freeAt: Instant }[];
  /** Rooms held by bookings and blocks, for each night. */
  holds: { bookingId: number | null; roomTypeId: number; night: string; rooms: number }[];
  /** The ids of blocks. */
  blocks: number[];
  /** The counts of rooms, for nights with a sale. */
  roomNights: { roomTypeId: number; night: string; units: number; sold: number }[];
  payments: PaymentFacts[];
  /** Approved refunds of bookings: the amounts by destination, and the retained cancellation charge. */
  settled: { planId: number; toMethod: number; toLots: number; toNewLot: number; charge: number }[];
  /** The part of a payment from the fund that was returned to the fund. */
  returned: { paymentId: string; amount: number }[];
  /** The balance of a client's fund. */
  funds: { clientId: number; left: number }[];
  /** `ofBooking`: of one booking, not of the whole payment or its excess; `elsewhere`: made on the provider's pages. */
  refunds: {
    id: string;
    paymentId: string;
    status: number;
    amount: number;
    ofBooking: boolean;
    elsewhere: boolean;
  }[];
  mails: string[];
  told: Told;
  notes: string[];
  vouchers: number[];
};

export type PaymentFacts = {
  id: string;
  planId: number;
  /** The change whose difference it pays; null: it pays the plan. */
  forBookingId: number | null;
  method: number;
  status: number;
  /** Charged by the provider; `fundAmount` is paid from the fund in addition. */
  amount: number;
  fundAmount: number;
  captured: number;
  reference: string | null;
};

export type BookingFacts = {
  id: number;
  planId: number;
  status: RowStatus;
  createdAt: Instant;
  startsAt: Instant;
  endsAt: Instant;
  payNow: number;
  /** The booking that it replaces, or has replaced. */
  replacesId: number | null;
};

/**
 * A change that waits for its supplier, or for its difference: the replaced booking may hold the service for both.
 * (PLAN-41)
 */
export const isWaitingChange = ({ status, replacesId }: BookingFacts): boolean =>
  (status === "requested" || status === "agreed") && replacesId !== null;

/** The online total of a plan's open bookings, in minor units. */
export const openAmount = ({ bookings }: Facts, id: number): number =>
  bookings
    .filter((booking) => booking.planId === id && isOpen(booking.status) && !isWaitingChange(booking))
    .reduce((sum, { payNow }) => sum + payNow, 0);

/**
 * The plan for a payment step: the client's last plan or, if it cannot be paid now, another client's that can, so that
 * most such steps are not refused.
 */
export function planToPay({ plans }: Facts, clientId: number | undefined): Facts["plans"][number] | undefined {
  const own = plans.findLast((plan) => plan.clientId === clientId);
  return own?.state === PAYABLE ? own : (plans.findLast(({ state }) => state === PAYABLE) ?? own);
}
const PAYABLE = "paying.choosing";

const ms = (column: string) => `(extract(epoch from ${column}) * 1000)::bigint`;
const list = (of: string) => `(select coalesce(json_agg(t), '[]') from (${of}) t)`;
const plans = "(select id from travel_plans where client_id = any($1))";
const bookings = "(select id from bookings where client_id = any($1))";
const payments = `(select id from payments where plan_id in ${plans})`;

const told = toldOf(plans);

/** A single query, because it runs after every step, and is planned once for each session. */
const question = `json_build_object(
  'plans', ${list(`select id, client_id as "clientId", state, ${ms("next_tick_at")} as "nextTickAt",
    ${ms("paid_at")} as "paidAt" from travel_plans where client_id = any($1) order by id`)},
  'bookings', ${list(`select id, plan_id as "planId", status, ${ms("created_at")} as "createdAt",
    ${ms("starts_at")} as "startsAt", ${ms("ends_at")} as "endsAt", pay_now as "payNow", replaces_id as "replacesId"
    from bookings where client_id = any($1) order by id`)},
  'events', ${list(`select plan_id as "planId", type, ${ms("at")} as at, coalesce((event->>'bookingId')::int,
    (select for_booking_id from payments where id::text = event->>'attemptId')) as "bookingId" from checkout_events where plan_id in ${plans} order by plan_id, seq`)},
  'reservations', ${list(`select booking_id as "bookingId", unit_id as "unitId", ${ms("starts_at")} as "startsAt",
    ${ms("free_at")} as "freeAt" from car_reservations where booking_id in ${bookings} or block_id is not null
    order by booking_id, block_id`)},
  'holds', ${list(`select booking_id as "bookingId", room_type_id as "roomTypeId", night::date::text as night, rooms
    from room_holds, generate_series(check_in, check_out - 1, interval '1 day') night
    where booking_id in ${bookings} or block_id is not null order by booking_id, block_id, night`)},
  'blocks', (select coalesce(json_agg(id order by id), '[]') from blocks),
  'roomNights', ${list(`select room_type_id as "roomTypeId", night::text as night, units, sold
    from room_nights where sold > 0 order by 1, 2`)},
  'payments', ${list(`select id, plan_id as "planId", for_booking_id as "forBookingId", method, status, amount, fund_amount as "fundAmount", captured,
    provider_reference as reference from payments where plan_id in ${plans} order by created_at, id`)},
  'settled', ${list(`select plan_id as "planId", to_method as "toMethod", to_lots as "toLots", to_new_lot as "toNewLot",
    charge from refund_requests where status = 'approved' and plan_id in ${plans} order by id`)},
  'returned', ${list(`select payment_id as "paymentId", sum(amount)::int as amount from fund_movements
    where kind = 'returned' and plan_id in ${plans} group by 1 order by 1`)},
  'funds', ${list(`select client_id as "clientId", sum(amount + coalesce((select sum(m.amount) from fund_movements m
    where m.lot_id = fund_lots.id), 0))::int as left from fund_lots where client_id = any($1) group by 1`)},
  'refunds', ${list(`select id, payment_id as "paymentId", status, amount, booking_id is not null as "ofBooking",
    reason = 'elsewhere' as elsewhere from refunds where payment_id in ${payments} order by id`)},
  'told', json_build_object('messages', ${list(told.messages)}, 'ledger', ${list(told.ledger)}),
  'vouchers', (select coalesce(json_agg(booking_id), '[]') from vouchers where booking_id in ${bookings}),
  'mails', (select coalesce(json_agg(key), '[]') from outbox where client_id = any($1)),
  'notes', (select coalesce(json_agg(key), '[]') from notes where client_id = any($1) and key is not null)
)::text`;

/** Run once on each database before its facts are read. */
export async function prepareFacts(db: Database): Promise<void> {
  await db.execute(
    sql.raw(`create or replace function facts(int[]) returns text language plpgsql
      set plan_cache_mode = force_generic_plan as $$ begin return ${question}; end $$`),
  );
}

/** All facts of the clients. */
export async function readFacts(db: Database, clientIds: readonly number[]): Promise<Facts> {
  const [row] = await rows(db, sql.raw(`select facts('{${clientIds.join(", ")}}') as facts`));
  return JSON.parse(String(row?.facts));
}
