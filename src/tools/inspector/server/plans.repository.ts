import { and, asc, desc, eq, ilike, inArray, or, type SQL, sql } from "drizzle-orm";
import { clients } from "../../../features/account/server/account.tables";
import type { StateName } from "../../../features/plan/checkout/checkout.states";
import { bookings, travelPlans } from "../../../features/plan/server/plan.tables";
import { settings } from "../../../platform/server/db/schema/operations";
import type { Tx } from "../../../platform/server/services";
import type { Instant } from "../../../shared/instant";
import { isScenario, type ScenarioName } from "../inspector.scenarios";

type Database = Tx;

export type ListedPlan = {
  id: number;
  clientId: number;
  clientName: string;
  scenario: ScenarioName | null;
  state: StateName;
  createdAt: Instant;
  bookings: number[];
};

type Wanted = {
  /** The client whose plans are wanted; null: the plans of everybody. */
  clientId: number | null;
  /** A part of the text by which plans are found; null: all plans. */
  search: string | null;
  limit: number;
};

/** The key of the setting that says which scenario was built in a plan last. */
const SCENARIO = "scenario.";
const scenarioOf = eq(settings.key, sql`${SCENARIO} || ${travelPlans.id}`);

/** Plans, newest first, each with its client and scenario. */
export async function listPlans(db: Database, { clientId: whose, search, limit }: Wanted): Promise<ListedPlan[]> {
  const { id, clientId, state, createdAt } = travelPlans;
  const { firstName, lastName } = clients;
  const rows = await db
    .select({ id, clientId, firstName, lastName, scenario: settings.value, state, createdAt })
    .from(travelPlans)
    .innerJoin(clients, eq(clients.id, clientId))
    .leftJoin(settings, scenarioOf)
    .where(
      and(whose === null ? undefined : eq(clientId, whose), search === null ? undefined : isFoundBy(search.trim())),
    )
    .orderBy(desc(id))
    .limit(limit);
  const ids = rows.map((row) => row.id);
  const booked = await db
    .select({ id: bookings.id, planId: bookings.planId })
    .from(bookings)
    .where(inArray(bookings.planId, ids))
    .orderBy(asc(bookings.id));
  return rows.map(({ firstName: first, lastName: last, scenario, ...row }) => ({
    id: row.id,
    clientId: row.clientId,
    clientName: `${first} ${last}`,
    scenario: typeof scenario === "string" && isScenario(scenario) ? scenario : null,
    state: row.state,
    createdAt: row.createdAt,
    bookings: booked.flatMap((booking) => (booking.planId === row.id ? [booking.id] : [])),
  }));
}

function isFoundBy(text: string): SQL | undefined {
  const { id, clientId, state } = travelPlans;
  const part = `%${text.replace(/[\\%_]/g, "\\$&")}%`;
  const number = /^\d{1,9}$/.test(text) ? Number(text) : null;
  const name = sql`${clients.firstName} || ' ' || ${clients.lastName}`;
  return or(
    ...(number === null ? [] : [eq(id, number), eq(clientId, number)]),
    ilike(name, part),
    ilike(clients.email, part),
    ilike(state, part),
    ilike(sql`${settings.value} #>> '{}'`, part),
  );
}

/** Remembers which scenario was built in a plan. */
export async function noteScenario(db: Database, planId: number, value: ScenarioName): Promise<void> {
  const key = `${SCENARIO}${planId}`;
  await db.insert(settings).values({ key, value }).onConflictDoUpdate({ target: settings.key, set: { value } });
}

/** Every booking that was ever made in a plan, the newest last. */
export async function bookingIdsOf(db: Database, planId: number): Promise<number[]> {
  const rows = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(eq(bookings.planId, planId))
    .orderBy(asc(bookings.id));
  return rows.map(({ id }) => id);
}

export async function isBookingOf(db: Database, planId: number, bookingId: number): Promise<boolean> {
  const [booking] = await db.select({ planId: bookings.planId }).from(bookings).where(eq(bookings.id, bookingId));
  return booking?.planId === planId;
}
