// npm run bench:catalogue — how long the catalogue's tables take with 10,000 cars and 5,000 room types (SPEED-14), on
// PGlite and, with TEST_DATABASE_URL, on PostgreSQL: the median, the 95th percentile, and its ratio to the limit.
import "./flags";
import { sql } from "drizzle-orm";
import { seed } from "../src/app/server/seed";
import { tablesService } from "../src/features/catalogue/server/tables.service";
import type { TableQuestion } from "../src/features/catalogue/tables.schemas";
import type { Database, OpenDatabase } from "../src/platform/server/db/database";
import { openInMemory } from "../src/platform/server/db/openDatabase";
import type { Caller } from "../src/platform/server/http/caller";
import { openTestServer, testConfig } from "../test/testDatabase";

const CARS = 10_000;
const ROOM_TYPES = 5_000;
const LOOKS = 40;
/** Milliseconds. */
const LIMIT = 100;

const staff: Caller = { clientId: 3, role: "staff", staffRole: "owner" };
const looks: Readonly<Record<string, Partial<TableQuestion> & { Table: string }>> = {
  "cars in order": { Table: "cars" },
  "cars by plate": { Table: "cars", Sort: "plate", Descending: true },
  "cars by zone": { Table: "cars", Sort: "zone" },
  "cars found": { Table: "cars", Find: "LHA" },
  "rooms in order": { Table: "rooms" },
  "rooms by units": { Table: "rooms", Sort: "units" },
  "rooms found": { Table: "rooms", Find: "100" },
  "rates in order": { Table: "room_rates" },
};

async function fill(db: Database): Promise<void> {
  await db.execute(sql`insert into car_units (supplier_id, model_id, zone_id)
    select supplier_id, model_id, zone_id
    from car_units, generate_series(1, ${CARS} / (select count(*) from car_units)::int + 1) turn`);
  await db.execute(sql`update car_units set plate = 'T' || id`);
  await db.execute(sql`insert into hotels (id, name, kind, category_id, zone_id, location_id, building, latitude,
      longitude, check_in_hour, check_out_hour)
    select 10000 + n, 'Hotel ' || n, 'hotel', 1, 2, 1, 'resort', 23.1, -82.3, '1600', '1200'
    from generate_series(1, ${ROOM_TYPES} / 5) n`);
  await db.execute(sql`insert into room_types (id, hotel_id, class_id, units, max_adults, max_guests, covers_guests)
    select 100000 + n * 10 + class, 10000 + n, class, 10, 2, 3, 2
    from generate_series(1, ${ROOM_TYPES} / 5) n, generate_series(1, 5) class`);
  await db.execute(sql`insert into room_rates (room_type_id, meals_plan_id, peak, high, low)
    select id, 3, 12500, 10000, 8200 from room_types where id > 100000`);
  await db.execute(sql`vacuum analyze`);
}

async function measure(name: string, { db }: OpenDatabase): Promise<void> {
  await fill(db);
  const { page } = tablesService({ canBeOffered: () => true, db, now: Date.now });
  for (const [what, asked] of Object.entries(looks)) {
    const taken: number[] = [];
    for (let turn = 0; turn < LOOKS; turn += 1) {
      const began = performance.now();
      await page(staff, { Page: turn, PageSize: 50, Sort: null, Descending: false, Find: "", ...asked });
      taken.push(performance.now() - began);
    }
    taken.sort((a, b) => a - b);
    const [middle = 0, most = 0] = [taken[LOOKS / 2], taken[Math.floor(LOOKS * 0.95)]];
    const ratio = (most / LIMIT).toFixed(2);
    console.log(
      `${name}: ${what} ${middle.toFixed(0)} ms (95 of 100 within ${most.toFixed(0)} ms, ${ratio} of ${LIMIT} ms)`,
    );
  }
}

async function main(): Promise<void> {
  const url = process.env.TEST_DATABASE_URL;
  if (url) {
    const server = await openTestServer(url);
    await measure("PostgreSQL", server).finally(() => server.close());
    return;
  }
  const embedded = await openInMemory();
  await seed(embedded.db, testConfig());
  await measure("PGlite", embedded).finally(() => embedded.close());
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
