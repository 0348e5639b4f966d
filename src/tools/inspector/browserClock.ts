import type { ClockSettings } from "./inspector.schemas";

/** The browser's `Date.now` as QA's clock has replaced it: what it was, and which settings it follows. */
type FollowingClock = { (): number; world?: () => number; follows?: string };

/**
 * Lets this page's `Date.now` follow the clocks that QA has set, so that proposals, limits and countdowns of every page do:
 * that of whoever is signed in, else everybody's. Answers whether anything is new. Pages that are opened later are sent
 * this function as text: it uses nothing that stands outside of it. (QA-3)
 */
export function followClocks({ everybody, clients }: ClockSettings): boolean {
  const known: FollowingClock = Date.now;
  const world = known.world ?? known;
  const isSet = !("ahead" in everybody) || everybody.ahead !== 0 || Object.keys(clients).length > 0;
  const follows = isSet ? JSON.stringify([everybody, clients]) : undefined;
  if (follows === known.follows) return false;

  let read: string | null = null;
  let own = everybody;
  // The signed-in account changes without a reload; without access to storage there is none.
  const setting = () => {
    try {
      const stored = localStorage.getItem("persist:malecon");
      if (stored === read) return own;
      read = stored;
      const session = JSON.parse(JSON.parse(stored ?? "{}").auth ?? "null");
      own = clients[session?.client?.clientId] ?? everybody;
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

/** A client's present as their clock, or everybody's (null), is set; epoch ms. */
export function presentOf({ everybody, clients }: ClockSettings, clientId: number | null): number {
  const known: FollowingClock = Date.now;
  const setting = clients[String(clientId)] ?? everybody;
  return "ahead" in setting ? (known.world ?? known)() + setting.ahead : setting.standsAt;
}
