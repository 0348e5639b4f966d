import { sql } from "drizzle-orm";
import { cloverProvider } from "../../src/features/payments/methods/clover/server/clover";
import type { PaymentStep } from "../../src/features/payments/server/payment.ports";
import type { Database } from "../../src/platform/server/db/database";
import type { Instant } from "../../src/shared/instant";
import { type ApiProcess, startProcess } from "../apiProcess";
import { rows } from "../faults/world";
import { prepareFacts } from "./facts";
import { type SimulatedClover, simulatedClover } from "./simulatedClover";
import { type SimulatedStripe, simulatedStripe } from "./simulatedStripe";
import { add, type Tally, type Way } from "./ways";

/** The single car for which the simulated clients compete, and the data to book it. */
export type OnlyCar = { unitId: number; modelId: number; supplierId: number; zoneId: number; officeId: number };

/** Two rooms of one kind, for which they compete as well. */
export type TwoRooms = { roomTypeId: number; hotelId: number; mealsPlanId: number };

export type Ground = {
  db: Database;
  car: OnlyCar;
  room: TwoRooms;
  staffId: number;
  spainId: number;
  scriptsRun: number;
  /** Counts of the outcomes in its scripts. */
  tally: Tally;
};

/** One script's world: two clients, one car, its own provider, and a clock that moves only on command. */
export type SimulatedWorld = {
  db: Database;
  car: OnlyCar;
  room: TwoRooms;
  clock: { at: Instant };
  /** Its faults apply to the whole network. */
  clover: SimulatedClover;
  stripe: SimulatedStripe;
  /** The payments on our bank account, in order: amounts in minor units. */
  bank: { paymentId: string; amount: number }[];
  clientIds: readonly number[];
  staffId: number;
  spainId: number;
  /** The present process; a step that kills it replaces it by the next one. */
  server: ApiProcess;
  start: (dieAt?: PaymentStep | null) => ApiProcess;
  /** An id that is new in this database, the same in each replay of a script on a fresh one. */
  newKey: () => string;
  /** Counts an outcome. */
  happened: (way: Way) => void;
};

/** Prepares a database for many scripts. They compete for the rarest car of its catalogue. */
export async function prepareGround(db: Database): Promise<Ground> {
  await prepareFacts(db);
  const [car] = await rows(
    db,
    sql`select min(u.id) as unit, u.model_id, u.supplier_id, u.zone_id, min(o.id) as office
      from car_units u join car_offices o on o.zone_id = u.zone_id
      group by u.model_id, u.supplier_id, u.zone_id order by count(distinct u.id), 1 limit 1`,
  );
  const [staff] = await rows(db, sql`select id from clients where role = 'staff' order by id limit 1`);
  const [spain] = await rows(db, sql`select id from countries where iso = 'ES'`);
  if (!car || !staff || !spain) throw new Error("the catalogue or the accounts are missing");
  // A single car of its model, so that two clients who want it at the same time conflict.
  await db.execute(
    sql`delete from car_units where id <> ${car.unit} and model_id = ${car.model_id}
      and supplier_id = ${car.supplier_id} and zone_id = ${car.zone_id}`,
  );
  return {
    db,
    room: await twoRooms(db),
    car: {
      unitId: Number(car.unit),
      modelId: Number(car.model_id),
      supplierId: Number(car.supplier_id),
      zoneId: Number(car.zone_id),
      officeId: Number(car.office),
    },
    staffId: Number(staff.id),
    spainId: Number(spain.id),
    scriptsRun: 0,
    tally: {},
  };
}

async function twoRooms(db: Database): Promise<TwoRooms> {
  const [room] = await rows(
    db,
    sql`update room_types set units = 2 where id = (select min(id) from room_types)
      returning id, hotel_id, (select min(meals_plan_id) from room_rates where room_type_id = id) as plan`,
  );
  return { roomTypeId: Number(room?.id), hotelId: Number(room?.hotel_id), mealsPlanId: Number(room?.plan) };
}

/** A new world on shared data: it sees no rows of earlier scripts, and its clock does not affect those. */
export async function beginWorld(ground: Ground, beginsAt: Instant): Promise<SimulatedWorld> {
  const { db } = ground;
  await clear(ground);
  // As if the shop had been compared with its providers when it was opened.
  const at = new Date(beginsAt).toISOString();
  await db.execute(sql`insert into provider_comparisons (method, due_at, compared_at)
    select id, ${at}, ${at} from purchase_methods`);
  const clock = { at: beginsAt };
  const now = () => clock.at;
  const clover = simulatedClover(now);
  const stripe = simulatedStripe(now, () => clover.weather);
  const card = cloverProvider({ chargeUrl: "http://clover.test", privateKey: "key", fetch: clover.fetch });
  const run = ground.scriptsRun;
  let keys = 0;
  const start: SimulatedWorld["start"] = (dieAt = null) =>
    startProcess({ db, now, providers: { clover: card, stripe: stripe.provider }, dieAt });
  return {
    db,
    car: ground.car,
    room: ground.room,
    clock,
    clover,
    stripe,
    bank: [],
    clientIds: await newClients(db, run, clock.at),
    staffId: ground.staffId,
    spainId: ground.spainId,
    server: start(),
    start,
    happened: (way) => add(ground.tally, way),
    newKey: () => {
      keys += 1;
      return `${String(run).padStart(8, "0")}-0000-4000-8000-${String(keys).padStart(12, "0")}`;
    },
  };
}

/** Without the plans of earlier scripts: the comparison with providers finds their payments by date. */
async function clear(ground: Ground): Promise<void> {
  const { db } = ground;
  await db.execute(sql`truncate travel_plans, bookings, blocks, car_bookings, car_reservations, room_holds, payments,
    refunds, receipts, vouchers, checkout_events, outbox, notes, client_documents, audit_log restart identity cascade`);
  await db.execute(sql`delete from webhook_events`);
  await db.execute(sql`delete from provider_comparisons`);
  await db.execute(sql`delete from room_nights`);
  ground.scriptsRun += 1;
}

/** Two clients with complete profiles. */
async function newClients(db: Database, run: number, at: Instant): Promise<number[]> {
  const createdAt = new Date(at).toISOString();
  const made = await rows(
    db,
    sql`insert into clients (email, password_hash, first_name, last_name, phone, birth_date, country_id, address, city,
        postal_code, created_at)
      select 'run' || ${run}::text || '-' || n || '@example.com', '-', 'Ana', 'García', '+1 305 555 0100', '1988-05-17',
        167, '12 Ocean Drive', 'Miami', '33139', ${createdAt}
      from generate_series(0, 1) n returning id`,
  );
  return made.map(({ id }) => Number(id)).sort((a, b) => a - b);
}
