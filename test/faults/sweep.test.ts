import { sql } from "drizzle-orm";
import { nextTickOf } from "../../src/features/plan/checkout/checkout.log";
import type { Database } from "../../src/platform/server/db/database";
import { DAY, HOUR, MINUTE } from "../../src/shared/instant";
import { added, begin } from "../checkoutStory";
import { engines, THOROUGH } from "../thorough";
import { openWorld, rows, type World } from "./world";

const PLANS = THOROUGH ? 1_000 : 100;

/** Plans with one booking each that was requested just now; resolves to the instant at which the bookings lapse. */
async function duePlans(db: Database, clientId: number, count: number): Promise<number> {
  const story = begin().and(added(0));
  const [requested] = story.events;
  if (requested?.type !== "booking.added") throw new Error("the story begins with a booking");
  const at = new Date(requested.at).toISOString();
  const next = new Date(nextTickOf(story.snapshot) ?? 0).toISOString();
  const { startsAt, endsAt, amount } = requested.booking;
  await db.execute(sql`
    with plans as (
      insert into travel_plans (client_id, created_at, state, next_tick_at, event_count)
      select ${clientId}, ${at}, 'confirming', ${next}, 1 from generate_series(1, ${count}::int) returning id
    ), made as (
      insert into bookings (plan_id, client_id, product_type, status, created_at, starts_at, ends_at, pay_now, pay_in_cuba, currency, price)
      select id, ${clientId}, 1, 'requested', ${at}, ${new Date(startsAt).toISOString()}, ${new Date(endsAt).toISOString()}, ${amount}, 0, 'USD', '{}'
      from plans returning id, plan_id
    )
    insert into checkout_events (plan_id, seq, type, at, event, actor, recorded_at, machine_version)
    select plan_id, 1, 'booking.added', ${at}, jsonb_set(${JSON.stringify(requested)}::jsonb, '{booking,id}', to_jsonb(id)), 'client', ${at}, 1
    from made`);
  return requested.at + 72 * HOUR;
}

describe.each(engines)("the sweep on $engine", ({ open }) => {
  let world: World;
  let clientId: number;

  beforeAll(async () => {
    world = await openWorld(await open());
    clientId = await world.newClient();
  });
  afterAll(() => world.close());

  const count = async (query: ReturnType<typeof sql>) => Number((await rows(world.db, query))[0]?.n);

  it(`of two processes lets each of ${PLANS} due plans lapse exactly once (FAULT-16, OPS-16)`, async () => {
    // Ten are enough to show that none lapses early; earlier events, such as reminders, are not counted here.
    const early = 10;
    const due = await duePlans(world.db, clientId, early);
    world.clock.at = due - 1;
    await Promise.all([world.start().sweep(), world.start().sweep()]);
    expect(await count(sql`select count(*) n from bookings where status = 'lapsed'`)).toBe(0);

    await duePlans(world.db, clientId, PLANS - early);
    world.clock.at = due;
    const swept = await Promise.all([world.start().sweep(), world.start().sweep()]);
    expect((swept[0] ?? 0) + (swept[1] ?? 0)).toBe(PLANS);
    expect(await count(sql`select count(*) n from bookings where status = 'lapsed'`)).toBe(PLANS);
    expect(await count(sql`select count(*) n from outbox where key like '%-lapsed'`)).toBe(PLANS);
    expect(new Set(world.released).size).toBe(PLANS);
    expect(world.released.length).toBe(PLANS);
    expect(
      await count(sql`select count(*) n from travel_plans where next_tick_at <= ${new Date(due).toISOString()}`),
    ).toBe(0);
  }, 300_000);

  it("that was down for five days has the same result as one that was not (CHART-6)", async () => {
    const [always, away] = [await world.payablePlan(clientId), await world.payablePlan(clientId)];
    const begun = world.clock.at;
    const api = world.start();
    const soonest = async () => {
      const [row] = await rows(
        world.db,
        sql`select extract(epoch from next_tick_at) * 1000 as at from travel_plans where id = ${always}`,
      );
      return row?.at === null || row?.at === undefined ? null : Number(row.at);
    };
    for (let at = await soonest(); at !== null; at = await soonest()) {
      world.clock.at = at;
      await world.db.execute(
        sql`update travel_plans set next_tick_at = next_tick_at + interval '9 years' where id = ${away}`,
      );
      await api.sweep();
      await world.db.execute(
        sql`update travel_plans set next_tick_at = next_tick_at - interval '9 years' where id = ${away}`,
      );
    }
    world.clock.at = begun + 5 * DAY;
    await api.sweep();

    const story = async (planId: number) => {
      const events = await rows(
        world.db,
        sql`select type, at from checkout_events where plan_id = ${planId} order by seq`,
      );
      const [plan] = await rows(world.db, sql`select state, next_tick_at from travel_plans where id = ${planId}`);
      const first = Number(new Date(String(events[0]?.at)));
      return { plan, events: events.map(({ type, at }) => [type, Number(new Date(String(at))) - first]) };
    };
    expect(await story(away)).toEqual(await story(always));
    expect((await story(away)).plan?.state).toBe("cancelled");
  });

  it("sends no reminder after its deadline", async () => {
    const keys = await rows(
      world.db,
      sql`select key, plan_id from outbox where key like '%-pay-%' order by plan_id, id`,
    );
    const plansToldOf = [...new Set(keys.map(({ plan_id }) => plan_id))];
    // The plan that was swept in time got a reminder; the one of the five days was asked to pay, but got no reminder
    // once it was too late.
    expect(plansToldOf.map((id) => keys.filter(({ plan_id }) => plan_id === id).length)).toEqual([4, 1]);
  });

  it("continues with the others if one plan fails, and tries it again", async () => {
    const sound = await world.payablePlan(clientId);
    const broken = await world.payablePlan(clientId);
    // A log whose next sequence number is taken cannot be appended to.
    await world.db.execute(sql`update travel_plans set event_count = event_count - 1 where id = ${broken}`);
    world.clock.at += 3 * DAY + MINUTE;
    await world.start().sweep();
    const state = async (id: number) =>
      (await rows(world.db, sql`select state from travel_plans where id = ${id}`))[0]?.state;
    expect(await state(sound)).toBe("cancelled");
    expect(await state(broken)).not.toBe("cancelled");
    await world.db.execute(sql`update travel_plans set event_count = event_count + 1 where id = ${broken}`);
    // It was set aside for a minute.
    world.clock.at += MINUTE;
    await world.start().sweep();
    expect(await state(broken)).toBe("cancelled");
  });
});
