import type { Hearing, Listen } from "../../../../platform/server/listen";
import type { Services } from "../../../../platform/server/services";

/** What the database's triggers tell on. */
export const DESK_CHANNEL = "desk";

export type DeskChanges = ReturnType<typeof deskChanges>;

/**
 * Changes of what waits for the desk, as the database tells of them once they are committed, whichever process made them.
 * Listens while somebody wants to hear, by one connection for all. (DESK-16)
 */
export function deskChanges({ listen, log }: { listen: Listen } & Pick<Services, "log">) {
  const hearers = new Set<Hearing>();
  let stop: Promise<(() => Promise<void>) | null> | null = null;

  const tellLost = () => {
    stop = null;
    const told = [...hearers];
    hearers.clear();
    for (const { lost } of told) lost();
  };

  function begin(): void {
    stop ??= listen(DESK_CHANNEL, {
      told: (word) => {
        for (const { told } of hearers) told(word);
      },
      lost: tellLost,
    }).catch((err) => {
      log.warn({ err }, "changes for the desk cannot be heard");
      tellLost();
      return null;
    });
  }

  return {
    /** Resolves once everything committed from now on is heard. `lost` comes at most once, and is the last word. */
    hear: async (hearing: Hearing): Promise<() => void> => {
      hearers.add(hearing);
      begin();
      await stop;
      return () => {
        if (!hearers.delete(hearing) || hearers.size > 0) return;
        const last = stop;
        stop = null;
        void last?.then((end) => end?.());
      };
    },
  };
}
