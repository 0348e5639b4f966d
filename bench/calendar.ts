// npm run bench:calendar — how long the back office's calendar takes with 10,000 cars, 50,000 bookings of them and
// 5,000 room types (SPEED-13), on PGlite and, with TEST_DATABASE_URL, on PostgreSQL: the median and the 95th
// percentile.
import "./flags";
import { sql } from "drizzle-orm";
import { seed } from "../src/app/server/seed";
import { calendarService } from "../src/features/desk/server/services/calendar/calendar.service";
import { elsewhereService } from "../src/features/desk/server/services/calendar/elsewhere.service";
import { bookingReader } from "../src/features/plan/server/bookings/bookings.repository";
import type { Database, OpenDatabase } from "../src/platform/server/db/database";
import { openInMemory } from "../src/platform/server/db/openDatabase";
import type { Caller } from "../src/platform/server/http/caller";
import { products } from "../src/products/products.server";
import { addDays, havanaDate } from "../src/shared/havana";
import { openTestServer, testConfig } from "../test/testDatabase";
import { fillFleet } from "./fleet";

const CARS = 10_000;
const BOOKINGS = 50_000;
const ROOM_TYPES = 5_000;
const LOOKS = 40;
/** Half of all cars are in one zone, which is the first that is shown. */
const HAVANA = 2;

const staff: Caller = { clientId: 3, role: "staff", staffRole: "desk" };
const today = havanaDate(Date.now());

async function fill(db: Database): Promise<void> {
  await db.execute(sql`insert into car_units (supplier_id, model_id, zone_id)
    select supplier_id, model_id, case when turn % 2 = 0 then ${HAVANA} else zone_id end
    from car_units, generate_series(1, ${CARS} / (select count(*) from car_units)::int + 1) turn`);
  await fillFleet(db, today, BOOKINGS, CARS);
  await db.execute(sql`insert into car_bookings (booking_id, unit_id, model_id, pick_up_office_id, drop_off_office_id,
      driver_first_name, driver_last_name, driver_birth_date, driver_country_id, passport_number, passport_expires_on,
      licence_number, licence_country_id, licence_issued_on, licence_expires_on, policies_version, extras)
    select r.booking_id, r.unit_id, u.model_id, o.id, o.id, '', '', '1988-05-17', 34, '', '2031-01-01', '', 34,
      '2010-01-01', '2031-01-01', '', '{}'
    from car_reservations r join car_units u on u.id = r.unit_id, (select min(id) as id from car_offices) o`);
  await db.execute(sql`insert into hotels (id, name, kind, category_id, zone_id, location_id, building, latitude,
      longitude, check_in_hour, check_out_hour)
    select 10000 + n, 'Hotel ' || n, 'hotel', 1, ${HAVANA}, 1, 'city', 23.1, -82.3, '1600', '1200'
    from generate_series(1, ${ROOM_TYPES} / 5) n`);
  await db.execute(sql`insert into room_types (id, hotel_id, class_id, units, max_adults, max_guests, covers_guests)
    select 100000 + n * 10 + class, 10000 + n, class, 10, 2, 3, 2
    from generate_series(1, ${ROOM_TYPES} / 5) n, generate_series(1, 5) class`);
  await db.execute(sql`vacuum analyze`);
}

async function times(look: (turn: number) => Promise<unknown>): Promise<string> {
  const taken: number[] = [];
  for (let turn = 0; turn < LOOKS; turn += 1) {
    const began = performance.now();
    await look(turn);
    taken.push(performance.now() - began);
  }
  taken.sort((a, b) => a - b);
  return `${taken[LOOKS / 2]?.toFixed(0)} ms (95 of 100 within ${taken[Math.floor(LOOKS * 0.95)]?.toFixed(0)} ms)`;
}

async function measure(name: string, { db }: OpenDatabase): Promise<void> {
  await fill(db);
  const now = Date.now;
  const calendar = calendarService({ db, now });
  const elsewhere = elsewhereService({ db, products, reader: bookingReader(products) });
  const first = 801;
  const bookingId = (turn: number) => first + turn * 1000;
  const cars = await times((turn) =>
    calendar.getCalendar(staff, { Of: "cars", ZoneId: HAVANA, Days: 14, Page: turn * 3, From: addDays(today, turn) }),
  );
  const rooms = await times((turn) =>
    calendar.getCalendar(staff, { Of: "rooms", ZoneId: HAVANA, Days: 14, Page: turn }),
  );
  const place = await times((turn) => calendar.getCalendar(staff, { Days: 14, BookingId: bookingId(turn) }));
  const free = await times((turn) => elsewhere.getFreeElsewhere(staff, bookingId(turn)));
  console.log(`${name}: cars ${cars}, rooms ${rooms}, a booking's place ${place}, what is free elsewhere ${free}`);
}

async function main(): Promise<void> {
  const url = process.env.TEST_DATABASE_URL;
  const embedded = await openInMemory();
  await seed(embedded.db, testConfig());
  await measure("PGlite", embedded);
  await embedded.close();
  if (!url) return;
  const server = await openTestServer(url);
  await measure("PostgreSQL", server).finally(() => server.close());
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
