import { sql } from "drizzle-orm";
import { DAY } from "../../src/shared/instant";
import { openPatient, openTestServer } from "../testDatabase";
import { openWorld, order, PRICE, rows, type World } from "./world";

const ROUNDS = 25;
const server = process.env.TEST_DATABASE_URL;
const onServer = server ? describe : describe.skip;

onServer("commands that lock a client and a plan, raced on a PostgreSQL server", () => {
  let opened: Awaited<ReturnType<typeof openTestServer>>;
  let world: World;
  let api: ReturnType<World["start"]>;

  beforeAll(async () => {
    opened = await openTestServer(server ?? "");
    await opened.db.execute(sql`
      do $$ begin execute format('alter database %I set deadlock_timeout = ''20ms''', current_database()); end $$`);
  });
  afterAll(() => opened.close());
  beforeEach(async () => {
    world = await openWorld(await openPatient(opened.url));
    api = world.start();
  });

  let numbers = 5_550_000;

  /** A client who has proven a phone, and a plan of theirs that is to be paid. */
  async function proven() {
    const clientId = await world.newClient();
    numbers += 1;
    await world.db.execute(
      sql`update clients set phone = ${`+1305${numbers}`}, verified_phone = ${`+1305${numbers}`} where id = ${clientId}`,
    );
    return { clientId, planId: await world.payablePlan(clientId) };
  }

  function changePhone(clientId: number) {
    const name = { FirstName: "Ana", LastName: "García", Phone: "+1 305 444 0100", BirthDate: "1988-05-17" };
    const address = { CountryId: 167, Address: null, City: null, PostalCode: null, Language: "en" } as const;
    return api.account.profile.updateProfile({ clientId, role: "client" }, { clientId, ...name, ...address });
  }

  /** One booking more, that waits for the desk; returns how the desk confirms it. */
  async function requested(clientId: number, planId: number) {
    const [startsAt, endsAt] = [world.clock.at + 30 * DAY, world.clock.at + 33 * DAY];
    const [booking] = await rows(
      world.db,
      sql`insert into bookings (plan_id, client_id, product_type, status, created_at, starts_at, ends_at, pay_now, pay_in_cuba, currency, price)
        values (${planId}, ${clientId}, 1, 'requested', ${new Date(world.clock.at).toISOString()},
          ${new Date(startsAt).toISOString()}, ${new Date(endsAt).toISOString()}, ${PRICE}, 0, 'USD', '{}') returning id`,
    );
    const id = Number(booking?.id);
    const added = { id, productType: 1, startsAt, endsAt, amount: PRICE } as const;
    const record = (fact: Parameters<typeof api.commands.record>[2]) =>
      world.db.transaction((tx) => api.commands.record(tx, planId, fact, { kind: "staff", id: 3 }));
    await record({ type: "booking.added", booking: added });
    return () => record({ type: "booking.confirmed", bookingId: id });
  }

  /** What the server has counted; a connection tells it at its end. */
  async function deadlocks() {
    await world.close();
    const [row] = await rows(
      opened.db,
      sql`select deadlocks::int as n from pg_stat_database where datname = current_database()`,
    );
    return row?.n;
  }

  it("a proven phone is changed while the desk confirms: both are done, and neither waits for the other in a circle (OPS-19)", async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { clientId, planId } = await proven();
      const confirm = await requested(clientId, planId);
      await Promise.all([changePhone(clientId), confirm()]);
      expect(await rows(world.db, sql`select verified_phone, phone from clients where id = ${clientId}`)).toEqual([
        { verified_phone: null, phone: "+1 305 444 0100" },
      ]);
    }
    expect(await deadlocks()).toBe(0);
  }, 60_000);

  it("a proven phone is changed while the client pays: both are done, and neither waits for the other in a circle (OPS-19)", async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { clientId, planId } = await proven();
      const body = order(clientId, planId, await world.token("4242424242424242"));
      const pay = api.payments.pay({ clientId, role: "client" }, body, "198.51.100.7");
      const [payment] = await Promise.all([pay, changePhone(clientId)]);
      expect(payment).toMatchObject({ Status: 2 });
    }
    expect(await deadlocks()).toBe(0);
  }, 60_000);
});
