import { SECOND } from "../../../shared/instant";
import type { Listen } from "../listen";
import type { Services } from "../services";
import type { Changes } from "./cachedUntilChange";

const AGAIN_AFTER = SECOND;

type Parts = {
  listen: Listen;
  log: Services["log"];
  /** The messages that count; all of them if it is missing. */
  counts?: (word: string) => boolean;
  againAfter?: number;
};

/**
 * Counts the notifications on a database channel from now on, from any process. If the connection is lost it
 * reconnects, trying every second; the gap counts as a change. (OPS-31)
 */
export function heardChanges(
  channel: string,
  { listen, log, counts = () => true, againAfter = AGAIN_AFTER }: Parts,
): Changes & { stop: () => Promise<void> } {
  let changeCount = 0;
  let hears = false;
  let stopped = false;
  let again: NodeJS.Timeout | undefined;

  const beginAgain = () => {
    hears = false;
    if (!stopped)
      again = setTimeout(() => {
        last = begin();
      }, againAfter).unref();
  };

  async function begin(): Promise<(() => Promise<void>) | null> {
    try {
      const end = await listen(channel, {
        onMessage: (word) => {
          if (counts(word)) changeCount += 1;
        },
        onLost: beginAgain,
      });
      changeCount += 1;
      hears = true;
      return end;
    } catch (err) {
      log.warn({ err }, `what is told on the channel "${channel}" cannot be heard`);
      beginAgain();
      return null;
    }
  }

  let last = begin();
  return {
    count: () => (hears ? changeCount : null),
    stop: async () => {
      stopped = true;
      clearTimeout(again);
      await (await last)?.();
    },
  };
}
