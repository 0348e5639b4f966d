import { sql } from "drizzle-orm";
import type { Database } from "../src/platform/server/db/database";

export const ROOM_TYPES = 2_000;
const TYPES_A_PROPERTY = 5;
const UNITS = 10;
/** The number of nights ahead over which stays are spread. */
const AHEAD = 540;

/**
 * Adds 2,000 room types, in hotels of five each, and as many stays of three nights as `bookings` says, counted by night
 * as bookings do. The search reads only nights.
 */
export async function fillProperties(db: Database, today: string, bookings: number): Promise<void> {
  const properties = ROOM_TYPES / TYPES_A_PROPERTY;
  await db.execute(sql`insert into hotels (id, name, kind, category_id, zone_id, location_id, building, latitude,
      longitude, check_in_hour, check_out_hour)
    select 10000 + n, 'Hotel ' || n, 'hotel', 1, zone.id, 1, 'city', 23.1, -82.3, '1600', '1200'
    from generate_series(1, ${properties}::int) n
    join (select id, row_number() over (order by id) as place, count(*) over () as zones from zones) zone
      on zone.place = 1 + n % zone.zones`);
  await db.execute(sql`insert into room_types (id, hotel_id, class_id, units, max_adults, max_guests, covers_guests)
    select 100000 + n * 10 + class, 10000 + n, class, ${UNITS}::int, 2, 3, 2
    from generate_series(1, ${properties}::int) n, generate_series(1, ${TYPES_A_PROPERTY}::int) class`);
  await db.execute(sql`insert into room_rates (room_type_id, meals_plan_id, peak, high, low)
    select 100000 + n * 10 + class, plan, 9000 + n * 7, 8000 + n * 7, 7000 + n * 7
    from generate_series(1, ${properties}::int) n, generate_series(1, ${TYPES_A_PROPERTY}::int) class, generate_series(1, 2) plan`);
  // Each stay begins on a day that its hash selects, so that a type has quiet and busy nights.
  await db.execute(sql`insert into room_nights (room_type_id, night, units, sold)
    select room_type_id, ${today}::date + day, ${UNITS}::int, least(count(*), ${UNITS}::int - 1)
    from (select 100000 + (1 + (stay / ${TYPES_A_PROPERTY}::int) % ${properties}::int) * 10 + 1 + stay % ${TYPES_A_PROPERTY}::int as room_type_id,
        (hashint4(stay) & 2147483647) % ${AHEAD}::int + night as day
      from generate_series(0, ${bookings - 1}::int) stay, generate_series(0, 2) night) sold
    group by room_type_id, day`);
  await db.execute(sql`vacuum analyze`);
}
