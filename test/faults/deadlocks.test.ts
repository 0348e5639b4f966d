import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { Problem } from "../../src/platform/server/problem";
import { IdentityDocumentType } from "../../src/shared/enumerations";
import { DAY } from "../../src/shared/instant";
import { openPatient, openTestServer } from "../testDatabase";
import { THOROUGH } from "../thorough";
import { assertInvariants } from "./invariants";
import { openWorld, order, PRICE, rows, type World } from "./world";

const ROUNDS = THOROUGH ? 12 : 2;
const APPROVED = "4242424242424242";
const DECLINED = "4005571702222222";
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
    isOpen = true;
  });
  afterEach(() => close());

  let isOpen = false;
  async function close() {
    if (isOpen) await world.close();
    isOpen = false;
  }

  let numbers = 5_550_000;

  /** A client with a verified phone and a plan that can be paid. */
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

  /** Adds a booking that waits for staff; returns a function that confirms or declines it. */
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
      world.db.transaction((tx) =>
        api.commands.record(tx, planId, fact, { actor: { kind: "staff", id: 3 }, at: world.clock.at }),
      );
    await record({ type: "booking.added", booking: added });
    return {
      id,
      confirm: () => record({ type: "booking.confirmed", bookingId: id }),
      decline: () => record({ type: "booking.declined", bookingId: id }),
    };
  }

  /** The server's count of deadlocks; a connection reports its part when it ends. */
  async function deadlocks() {
    await close();
    const [row] = await rows(
      opened.db,
      sql`select deadlocks::int as n from pg_stat_database where datname = current_database()`,
    );
    return row?.n;
  }

  it("changing a verified phone while the desk confirms causes no deadlock, and both succeed (OPS-19)", async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { clientId, planId } = await proven();
      const { confirm } = await requested(clientId, planId);
      await Promise.all([changePhone(clientId), confirm()]);
      expect(await rows(world.db, sql`select verified_phone, phone from clients where id = ${clientId}`)).toEqual([
        { verified_phone: null, phone: "+13054440100" },
      ]);
    }
    expect(await deadlocks()).toBe(0);
  }, 60_000);

  it("changing a verified phone while the client pays causes no deadlock, and both succeed (OPS-19)", async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { clientId, planId } = await proven();
      const body = order(clientId, planId, await world.token(APPROVED));
      const pay = api.payments.pay({ clientId, role: "client" }, body, "198.51.100.7");
      const [payment] = await Promise.all([pay, changePhone(clientId)]);
      expect(payment).toMatchObject({ Status: 2 });
    }
    expect(await deadlocks()).toBe(0);
  }, 60_000);

  /**
   * The locking commands of a client who runs them all concurrently, with one plan that is paid and one that is due.
   */
  async function commands(): Promise<(() => Promise<unknown>)[]> {
    const { clientId, planId } = await proven();
    const me = { clientId, role: "client" } as const;
    const staff = { clientId: 3, role: "staff" } as const;
    const [approved, declined, forPaid] = [
      await world.token(APPROVED),
      await world.token(DECLINED),
      await world.token(APPROVED),
    ];
    const pay = (plan: number, card: string) => api.payments.pay(me, order(clientId, plan, card), "198.51.100.7");
    const paidPlan = await world.payablePlan(clientId);
    await pay(paidPlan, forPaid);
    const [paid] = await rows(world.db, sql`select id from bookings where plan_id = ${paidPlan}`);
    const paidBooking = Number(paid?.id);
    const { id: waiting, confirm, decline } = await requested(clientId, planId);
    const byHand = (Destination: "client" | "fund") =>
      api.refundDesk.byHand(staff, {
        ...{ Key: randomUUID(), BookingId: paidBooking, Destination, EndsBooking: false },
        ...{ Reason: "Goodwill", Amount: PRICE / 3 },
      });
    const passport = {
      ...{ ClientId: clientId, Type: IdentityDocumentType.Passport, Number: "Y7654321", CountryId: 167 },
      ...{ FirstName: "Ana", LastName: "García", BirthDate: "1988-05-17" },
      ...{ IssuedOn: "2025-01-01", ExpiresOn: "2035-01-01" },
    } as const;
    const transfer = { TravelPlanId: planId, ClientId: clientId, PaymentKey: randomUUID(), AcceptTerms: true };
    const note = { ClientId: clientId, SiteId: 11, Subject: "?", Message: "?" } as const;
    return [
      () => changePhone(clientId),
      confirm,
      decline,
      () => pay(planId, approved),
      () => pay(planId, declined),
      () => byHand("fund"),
      () => byHand("client"),
      () => api.refunds.toFund(me, paidBooking, {}),
      () => api.refunds.toClient(me, paidBooking, {}),
      () => api.reconcile(),
      () => api.sweep(),
      () => api.documents.giveDocument(me, passport),
      () => api.methods.change(me, planId, 85),
      () => api.transfers.order(me, { ...transfer, Amount: PRICE }),
      () => api.plans.cancel(me, waiting),
      () => api.notes.create(me, note, "en"),
    ];
  }

  it("no pair of locking commands deadlocks when raced, four at a time: each is done or refused (OPS-19)", async () => {
    const groups = groupsOfAllPairs((await commands()).length, 4);
    for (const group of groups) {
      const all = await commands();
      const ends = await Promise.allSettled(group.map((index) => all[index]?.()));
      const failed = ends.flatMap((end) => (end.status === "rejected" ? [end.reason] : []));
      expect(failed.filter((error) => !(error instanceof Problem))).toEqual([]);
    }
    await assertInvariants(world);
    expect(await deadlocks()).toBe(0);
  }, 60_000);
});

/** Groups of indices below `count`, so that every two are in the same group at least once. */
function groupsOfAllPairs(count: number, size: number): number[][] {
  const together = new Set<string>();
  const key = (one: number, other: number) => `${Math.min(one, other)}/${Math.max(one, other)}`;
  const groups: number[][] = [];
  for (let first = 0; first < count; first += 1)
    for (let second = first + 1; second < count; second += 1) {
      if (together.has(key(first, second))) continue;
      const group = [first, second];
      const fresh = (index: number) => group.filter((member) => !together.has(key(member, index))).length;
      const others = Array.from({ length: count }, (_, index) => index);
      while (group.length < size) {
        const rest = others.filter((index) => !group.includes(index));
        group.push(rest.reduce((best, index) => (fresh(index) > fresh(best) ? index : best)));
      }
      for (const one of group) for (const other of group) if (one !== other) together.add(key(one, other));
      groups.push(group);
    }
  return groups;
}
