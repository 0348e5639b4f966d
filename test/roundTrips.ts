import { PGlite } from "@electric-sql/pglite";
import { NodePgPreparedQuery } from "drizzle-orm/node-postgres";
import { PglitePreparedQuery } from "drizzle-orm/pglite";
import type { OpenDatabase } from "../src/platform/server/db/database";
import type { CarOffer } from "../src/products/car/car.schemas";
import type { LodgingOfferPage } from "../src/products/lodging/lodging.schemas";
import { PaymentProvider } from "../src/shared/enumerations";
import { openWorld, order } from "./faults/world";
import * as car from "./fixtures/server/carTestBed";
import * as lodging from "./fixtures/server/lodgingTestBed";

/** The queries sent to the database, and the number of sequential round trips. */
export type RoundTrips = { trips: number; queries: string[] };

/**
 * Counts at the driver, embedded or on a server, the queries while `work` runs; nothing else may use the database
 * meanwhile. Queries that are sent before one of them is answered share a round trip. `begin` and `commit` count.
 */
export async function roundTripsOf(work: () => Promise<unknown>): Promise<RoundTrips> {
  const queries: string[] = [];
  let answered = 0;
  const counted = async <Result>(text: string, query: () => Promise<Result>): Promise<Result> => {
    const turn = answered + 1;
    queries.push(text);
    try {
      return await query();
    } finally {
      answered = Math.max(answered, turn);
    }
  };
  const undo = [NodePgPreparedQuery.prototype, PglitePreparedQuery.prototype].map((driver) => {
    const { execute } = driver;
    driver.execute = function (values) {
      return counted(this.getQuery().sql, () => execute.call(this, values));
    };
    return () => {
      driver.execute = execute;
    };
  });
  const { transaction } = PGlite.prototype;
  PGlite.prototype.transaction = function (inside) {
    const begin = transaction.bind(this);
    return begin(async (tx) => {
      await counted("begin", async () => undefined);
      const result = await inside(tx);
      await counted("commit", async () => undefined);
      return result;
    });
  };
  try {
    await work();
    return { trips: answered, queries };
  } finally {
    for (const restore of undo) restore();
    PGlite.prototype.transaction = transaction;
  }
}

const SEARCHES = 3;

/**
 * Makes the calls of a purchase, each through `measure`, on a new database; the caches are warm, as in a running
 * server. Throws if one is refused.
 */
export async function playPurchase(
  opened: OpenDatabase,
  measure: (name: string, call: () => Promise<unknown>) => Promise<void>,
): Promise<void> {
  const app = await car.carHost(opened);
  const world = await openWorld({ ...opened, close: async () => {} });
  const played = async <Data>(name: string, call: () => Promise<{ code: string; data: Data }>): Promise<Data> => {
    let made: Data | undefined;
    await measure(name, async () => {
      const { code, data } = await call();
      if (code !== "OK") throw new Error(`${name}: ${code}`);
      made = data;
    });
    await app.backgroundTasks.settled();
    if (made === undefined) throw new Error(`${name} was not made`);
    return made;
  };
  try {
    const [ana = 0, ben = 0] = await lodging.peopleIn(opened, 2, "traveler");
    const visitor = car.caller(app);
    const [asAna, asBen, asStaff] = [car.caller(app, ana), car.caller(app, ben), car.caller(app, 3, "owner")];
    const searchCars = () => visitor("POST", car.SEARCH, car.search);
    const searchLodging = () => visitor<LodgingOfferPage>("POST", lodging.SEARCH, lodging.search);
    for (let round = 0; round < SEARCHES; round += 1) await Promise.all([searchCars(), searchLodging()]);
    const offerOf = async (change: object): Promise<CarOffer> => {
      const asked = { ...car.search, IdSupplier: 1, IdModel: 1, ...change };
      const [offer] = (await visitor<CarOffer[]>("POST", "/api/carBookings/getCarOffer/en", asked)).data;
      if (!offer) throw new Error("no car is offered");
      return offer;
    };
    const [first, second] = [await offerOf({}), await offerOf({ PickUp: "2026-12-03", DropOff: "2026-12-06" })];
    // The first one also stores the policies that are in force.
    await asBen("POST", car.BOOK, car.bookingOf(first, ben));

    await played("search for cars", searchCars);
    const { Offers } = await played("search for lodging", searchLodging);
    const stay = Offers[1];
    if (!stay) throw new Error("no lodging is offered");
    await played("sign-in", () => signIn(app));
    await played("first booking, of a car", () => asAna("POST", car.BOOK, car.bookingOf(first, ana)));
    const { BookingId } = await played("another booking, of a car", () =>
      asAna<{ BookingId: number }>("POST", car.BOOK, car.bookingOf(second, ana)),
    );
    await played("booking of lodging", () => asAna("POST", lodging.BOOK, lodging.bookingOf(stay, ana)));
    await played("confirmation by staff", () =>
      asStaff("POST", "/api/support/bookings/confirm", { BookingId, Reference: "R1" }),
    );
    const client = await world.newClient();
    const planId = await world.payablePlan(client);
    const asClient = car.caller(app, client, "client");
    await played("choice of the method", () =>
      asClient("GET", `/api/travelPlans/changePurchaseMethod/${planId}/${PaymentProvider.Clover}`),
    );
    const request = order(client, planId, await world.token("4242424242424242"));
    const { payments } = world.start();
    await played("payment by card", async () => {
      const paid = await payments.pay({ clientId: client, role: "client" }, request, "198.51.100.7");
      return { code: "OK", data: paid };
    });
  } finally {
    await app.close();
    await world.close();
  }
}

async function signIn(app: Awaited<ReturnType<typeof car.carHost>>) {
  const response = await app.inject({
    method: "POST",
    url: "/token",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: "grant_type=password&username=tourist%40example.com&password=Malecon-2026",
  });
  return { code: response.statusCode === 200 ? "OK" : response.body, data: response.json() };
}
