import { MINUTE } from "../../../../shared/instant";
import { withTimeout } from "../../background/forEachConcurrently";
import type { Services } from "../../services";
import { markReturned } from "../outbox.repository";
import type { BounceMailbox } from "./bounceMailbox";
import { readBounce } from "./readBounce";

type Deps = Pick<Services, "db" | "now" | "log"> & { mailbox: BounceMailbox };

/**
 * Checks once a minute for returned emails, and records them as if their mail server had refused them: staff see them
 * in the back office's inbox. They are identified by the Message-ID, which only a receiver of the email knows.
 * (MAIL-10)
 */
export function bounceJob({ db, now, log, mailbox }: Deps) {
  let lookedAt = Number.NEGATIVE_INFINITY;

  /** False for a report that is about none of our emails, or that cannot be read. */
  async function take(source: Uint8Array): Promise<boolean> {
    const bounce = await readBounce(source).catch(() => null);
    if (!bounce) return false;
    const returned = await markReturned(db, bounce.messageIds, { at: now(), words: bounce.words });
    if (returned !== null) log.warn({ message: returned }, "a message came back");
    return returned !== null;
  }

  return {
    name: "mails that came back",
    about: "shop" as const,
    run: async () => {
      // The absolute difference, because the clock may have been set back.
      if (Math.abs(now() - lookedAt) < MINUTE) return;
      lookedAt = now();
      await withTimeout(mailbox.look(take), MINUTE);
    },
  };
}
