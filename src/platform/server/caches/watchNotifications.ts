import { SECOND } from "../../../shared/instant";
import type { Listen } from "../listen";
import type { Services } from "../services";
import type { Changes } from "./cachedUntilChange";

const RETRY_AFTER = SECOND;

type Deps = {
  listen: Listen;
  log: Services["log"];
  /** The messages that count; all of them if it is missing. */
  counts?: (message: string) => boolean;
  retryAfter?: number;
};

/**
 * Counts the notifications on a database channel from now on, from any process. If the connection is lost it
 * reconnects, trying every second; the gap counts as a change. (OPS-31)
 */
export function watchNotifications(
  channel: string,
  { listen, log, counts = () => true, retryAfter = RETRY_AFTER }: Deps,
): Changes & { stop: () => Promise<void> } {
  let changeCount = 0;
  let listening = false;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  const reconnect = () => {
    listening = false;
    if (!stopped)
      timer = setTimeout(() => {
        last = connect();
      }, retryAfter).unref();
  };

  async function connect(): Promise<(() => Promise<void>) | null> {
    try {
      const end = await listen(channel, {
        onMessage: (message) => {
          if (counts(message)) changeCount += 1;
        },
        onLost: reconnect,
      });
      changeCount += 1;
      listening = true;
      return end;
    } catch (err) {
      log.warn({ err }, `the channel "${channel}" cannot be listened to`);
      reconnect();
      return null;
    }
  }

  let last = connect();
  return {
    count: () => (listening ? changeCount : null),
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await (await last)?.();
    },
  };
}
