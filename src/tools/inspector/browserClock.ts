import type { ClockSettings } from "./inspector.schemas";

/** The `Date.now` that QA's clock has installed: `world` is the original, `follows` the settings that it follows. */
type FollowingClock = { (): number; world?: () => number; follows?: string };

/**
 * Makes this page's `Date.now` follow the clocks that QA has set, so that proposals, limits and countdowns of every
 * page do: the clock of the signed-in client, else everybody's. Returns whether anything has changed. Pages opened
 * later get this function as text, so it can use nothing of its module. (QA-3)
 */
export function followClocks({ everybody, clients }: ClockSettings): boolean {
  const known: FollowingClock = Date.now;
  const world = known.world ?? known;
  const isSet = !("ahead" in everybody) || everybody.ahead !== 0 || Object.keys(clients).length > 0;
  const follows = isSet ? JSON.stringify([everybody, clients]) : undefined;
  if (follows === known.follows) return false;

  let read: string | null = null;
  let own = everybody;
  // The signed-in account can change without a reload. If storage is blocked, nobody counts as signed in.
  const setting = () => {
    try {
      const stored = localStorage.getItem("persist:malecon.auth");
      if (stored === read) return own;
      read = stored;
      const client = JSON.parse(JSON.parse(stored ?? "{}").client ?? "null");
      own = clients[client?.clientId] ?? everybody;
    } catch {
      own = everybody;
    }
    return own;
  };
  const present: FollowingClock = () => {
    const now = setting();
    return "ahead" in now ? world() + now.ahead : now.standsAt;
  };
  Date.now = isSet ? Object.assign(present, { world, follows }) : world;
  return true;
}

/** A client's time by their own clock, or everybody's (null); epoch ms. */
export function presentOf({ everybody, clients }: ClockSettings, clientId: number | null): number {
  const known: FollowingClock = Date.now;
  const setting = clients[String(clientId)] ?? everybody;
  return "ahead" in setting ? (known.world ?? known)() + setting.ahead : setting.standsAt;
}
