import { count, eq, sql } from "drizzle-orm";
import { openTestDatabase } from "../../../test/testDatabase";
import { countries } from "../../features/account/server/account.tables";
import { carModels, carOffices, carUnits, seasons, zones } from "../../features/car/server/catalogue.tables";
import type { OpenDatabase } from "../../platform/server/db/database";
import { settings } from "../../platform/server/db/schema/operations";
import { DEFAULT_CAR_SEARCH, DEFAULT_COUNTRY_ID, USA_COUNTRY_ID } from "../../shared/constants";
import { seedCatalogue } from "./seed";

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
}, 60_000);
afterAll(() => opened.close());

describe("the catalogue", () => {
  it("has La Habana as the default zone, Cuba and the United States under the ids of WIRE-21", async () => {
    const { db } = opened;
    const isoOf = async (id: number) => (await db.select().from(countries).where(eq(countries.id, id)))[0]?.iso;
    const [havana] = await db.select().from(zones).where(eq(zones.id, DEFAULT_CAR_SEARCH.zoneId));
    expect(havana?.code).toBe("LHA");
    expect(await isoOf(DEFAULT_COUNTRY_ID)).toBe("CU");
    expect(await isoOf(USA_COUNTRY_ID)).toBe("US");
    expect(await db.$count(countries)).toBe(249);
  });

  it("has several cars of every model and company in every zone with an office", async () => {
    const { db } = opened;
    const groups = await db
      .select({ cars: count() })
      .from(carUnits)
      .groupBy(carUnits.zoneId, carUnits.supplierId, carUnits.modelId);
    const [offices] = await db
      .select({ zones: sql<number>`count(distinct ${carOffices.zoneId})::int` })
      .from(carOffices);
    // 71: the models of every class, each with every company that rents out the class.
    expect(groups).toHaveLength(71 * (offices?.zones ?? 0));
    expect(Math.min(...groups.map(({ cars }) => cars))).toBeGreaterThan(1);
  });

  it("is seeded again without doubling anything and without undoing what operators changed (OPS-10)", async () => {
    const { db } = opened;
    const before = [await db.$count(carUnits), await db.$count(seasons)];
    await db.update(carModels).set({ name: "Changed" }).where(eq(carModels.id, 1));
    await db.delete(settings).where(eq(settings.key, "catalogue.version"));
    await seedCatalogue(db);
    expect([await db.$count(carUnits), await db.$count(seasons)]).toEqual(before);
    const [model] = await db.select().from(carModels).where(eq(carModels.id, 1));
    expect(model?.name).toBe("Changed");
  });
});
