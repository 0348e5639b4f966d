import { eq, like } from "drizzle-orm";
import type { Clock, Instant } from "../../shared/instant";
import type { Database } from "./db/database";
import { settings } from "./db/schema/operations";

/** How QA has set a clock: milliseconds ahead of the system's, or stopped at an instant (epoch ms). */
export type ClockSetting = { readonly ahead: number } | { readonly standsAt: Instant };

/** All clocks that QA has set: everybody's, and those of single clients. */
export type ClockSettings = {
  readonly everybody: ClockSetting;
  readonly clients: Readonly<Record<string, ClockSetting>>;
};

/** A clock that QA may set, for everybody or for one client. All processes on one database share it. (QA-3) */
export type MovableClock = {
  /** Everybody's time. */
  now: Clock;
  /** A client's time: by their own clock if it was set, else by everybody's. */
  nowOf: (clientId: number | null) => Instant;
  /** Whether that clock was stopped. */
  stands: (clientId: number | null) => boolean;
  /** The time that QA cannot set, the same in all processes: for tokens, sessions and limits of attempts. (FAULT-35) */
  system: Clock;
  settings: () => ClockSettings;
  /**
   * Sets a clock, everybody's if no client is given. Null: a client's follows everybody's again, and everybody's
   * follows the system's. `change` gets the clock's present setting and the system's time.
   */
  set: (
    clientId: number | null,
    change: (setting: ClockSetting, system: Instant) => ClockSetting | null,
  ) => Promise<void>;
  /** Reads settings that another process may have written. */
  refresh: () => Promise<void>;
};

const KEY = "clock.offset";
const asItIs: ClockSetting = { ahead: 0 };

/** The clocks of a database as QA has set them. */
export async function clockSettings(db: Pick<Database, "select">): Promise<ClockSettings> {
  const rows = await db
    .select()
    .from(settings)
    .where(like(settings.key, `${KEY}%`));
  const clients: Record<string, ClockSetting> = {};
  let everybody = asItIs;
  for (const { key, value } of rows) {
    if (key === KEY) everybody = settingOf(value);
    else clients[key.slice(KEY.length + 1)] = settingOf(value);
  }
  return { everybody, clients };
}

/** Whether any clock differs from the system's. */
export function isAnySet({ everybody, clients }: ClockSettings): boolean {
  return !("ahead" in everybody) || everybody.ahead !== 0 || Object.keys(clients).length > 0;
}

/** The time of a clock at an instant of the system's clock. */
export function presentBy(setting: ClockSetting, system: Instant): Instant {
  return "ahead" in setting ? system + setting.ahead : setting.standsAt;
}

/** `system`: the machine's clock, to which QA's settings are relative. `common`: the clock shared by all processes. */
export async function movableClock(
  db: Database,
  system: Clock = Date.now,
  common: Clock = system,
): Promise<MovableClock> {
  let known = await clockSettings(db);
  const refresh = async () => {
    known = await clockSettings(db);
  };
  const settingFor = (clientId: number | null) => known.clients[String(clientId)] ?? known.everybody;
  return {
    now: () => presentBy(known.everybody, system()),
    nowOf: (clientId) => presentBy(settingFor(clientId), system()),
    stands: (clientId) => "standsAt" in settingFor(clientId),
    system: common,
    settings: () => known,
    refresh,
    set: async (clientId, change) => {
      const key = clientId === null ? KEY : `${KEY}.${clientId}`;
      await db.transaction(async (tx) => {
        // Locked, so that two processes that move it concurrently both take effect.
        await tx.insert(settings).values({ key: KEY, value: asItIs }).onConflictDoNothing();
        await tx.select().from(settings).where(eq(settings.key, KEY)).for("update");
        const { everybody, clients } = await clockSettings(tx);
        const status = clientId === null ? everybody : (clients[String(clientId)] ?? everybody);
        const value = change(status, system());
        if (value === null) await tx.delete(settings).where(eq(settings.key, key));
        else
          await tx.insert(settings).values({ key, value }).onConflictDoUpdate({ target: settings.key, set: { value } });
      });
      await refresh();
    },
  };
}

/** Older versions stored only the number. */
function settingOf(value: unknown): ClockSetting {
  if (typeof value === "number") return { ahead: value };
  if (typeof value !== "object" || value === null) return asItIs;
  if ("standsAt" in value && typeof value.standsAt === "number") return { standsAt: value.standsAt };
  return "ahead" in value && typeof value.ahead === "number" ? { ahead: value.ahead } : asItIs;
}
