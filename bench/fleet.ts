import { sql } from "drizzle-orm";
import type { Database } from "../src/platform/server/db/database";
import { addDays, havanaInstant } from "../src/shared/havana";

export const CARS = 2_000;

/**
 * Keeps `keep` of the catalogue's cars, spread as before, and gives them `bookings` reservations that never overlap.
 */
export async function fillFleet(db: Database, today: string, bookings: number, keep = CARS): Promise<void> {
  await db.execute(sql`delete from car_units where id not in (
    select id from (select id, row_number() over (order by id % 97, id) as place from car_units) ordered
    where place <= ${keep})`);
  await db.execute(sql`insert into clients (email, password_hash, first_name, last_name, created_at)
    values ('bench@example.com', '', 'Bench', 'Client', now()) on conflict do nothing`);
  await db.execute(sql`insert into travel_plans (client_id, created_at, state)
    select id, now(), 'collecting' from clients where email = 'bench@example.com'`);
  // An hour after the searched stays begin, and over two hours before they end: with the turnover of an hour,
  // availability depends on the days between.
  const first = new Date(havanaInstant(addDays(today, 2), "1000")).toISOString();
  const perCar = Math.ceil(bookings / keep);
  // Three days booked, then two to six free, with a different start for each car: about a third is free for three days.
  await db.execute(sql`
    with cars as (select id, zone_id, row_number() over (order by id) as place from car_units),
    wanted as (
      select cars.id as unit_id, turn,
        ${first}::timestamptz + make_interval(days => (turn * 7 + (cars.place * 3) % 7 + (cars.place * turn) % 3)::int) as starts_at
      from cars, generate_series(0, ${perCar - 1}::int) as turn),
    made as (
      insert into bookings (plan_id, client_id, product_type, status, created_at, starts_at, ends_at, pay_now,
        pay_in_cuba, currency, price)
      select plan.id, plan.client_id, 1, 'confirmed', now(), starts_at, starts_at + interval '70 hours', 0, 0, 'USD',
        to_jsonb(unit_id)
      from wanted, (select id, client_id from travel_plans order by id desc limit 1) plan
      returning id, starts_at, ends_at, price)
    insert into car_reservations (booking_id, unit_id, starts_at, ends_at, free_at, from_zone_id, stands_in_zone_id)
    select made.id, cars.id, starts_at, ends_at, ends_at + interval '1 hour', zone_id, zone_id
    from made join cars on cars.id = (price #>> '{}')::int`);
  await db.execute(sql`vacuum analyze`);
}
