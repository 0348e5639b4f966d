import { sql } from "drizzle-orm";
import type { Listen, Listener } from "../../../../../platform/server/listen";
import type { Services, Tx } from "../../../../../platform/server/services";
import type { DeskChange } from "../../../live.rules";

/** The channel on which the database's triggers notify. */
export const DESK_CHANNEL = "desk";

/** Notifies on commit of a change in rows that no trigger watches. */
export async function notifyDesk(tx: Tx, change: DeskChange): Promise<void> {
  await tx.execute(sql`select pg_notify(${DESK_CHANNEL}, ${change})`);
}

export type DeskChanges = ReturnType<typeof deskChanges>;

/**
 * Changes of what waits for staff, as the database notifies of them on commit, whichever process made them. Listens
 * only while there are subscribers, with one connection for all. (DESK-16)
 */
export function deskChanges({ listen, log }: { listen: Listen } & Pick<Services, "log">) {
  const listeners = new Set<Listener>();
  let stop: Promise<(() => Promise<void>) | null> | null = null;

  const notifyLost = () => {
    stop = null;
    const lostListeners = [...listeners];
    listeners.clear();
    for (const { onLost } of lostListeners) onLost();
  };

  function begin(): void {
    stop ??= listen(DESK_CHANNEL, {
      onMessage: (word) => {
        for (const { onMessage } of listeners) onMessage(word);
      },
      onLost: notifyLost,
    }).catch((err) => {
      log.warn({ err }, "cannot listen for the changes of the desk");
      notifyLost();
      return null;
    });
  }

  return {
    /** Resolves once every later commit will be notified. `lost` is sent at most once, as the last event. */
    hear: async (listener: Listener): Promise<() => void> => {
      listeners.add(listener);
      begin();
      await stop;
      return () => {
        if (!listeners.delete(listener) || listeners.size > 0) return;
        const last = stop;
        stop = null;
        void last?.then((end) => end?.());
      };
    },
  };
}
