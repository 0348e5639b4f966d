import type { Caller } from "../../../../../platform/server/http/caller";
import type { Services } from "../../../../../platform/server/services";
import { openItems, REPORT_VALID_FOR } from "../../../presence/presence.rules";
import type { Colleague, Presence } from "../../../presence/presence.schemas";
import { kindsAnsweredBy } from "../../records/kindsAnsweredBy";
import { notifyDesk } from "../live/changes";
import { openElsewhere, openIn, replaceOpenItems } from "./presence.repository";

export type PresenceService = ReturnType<typeof presenceService>;

/** Which staff have which row or plan open, and who writes an answer there. It blocks nobody. (DESK-109) */
export function presenceService({ db }: Pick<Services, "db">) {
  return {
    /**
     * For staff: stores what a tab has open, in place of what it had, and returns what colleagues have open; both only
     * for what the caller's role answers. The caller's own tabs are left out.
     */
    tell: async (caller: Caller, { TabId: tabId, IsSeen, Open }: Presence): Promise<Colleague[]> => {
      const kinds = kindsAnsweredBy(caller);
      const tab = { staffId: caller.clientId, tabId, session: caller.sessionId ?? null };
      const open = openItems(Open.filter(({ Kind }) => kinds.includes(Kind)));
      await db.transaction(async (tx) => {
        const before = openItems(await openIn(tx, tab));
        if (before.length === 0 && open.length === 0) return;
        await replaceOpenItems(tx, tab, open, IsSeen ? REPORT_VALID_FOR.seen : REPORT_VALID_FOR.hidden);
        if (JSON.stringify(before) !== JSON.stringify(open)) await notifyDesk(tx, "presence");
      });
      return (await openElsewhere(db, caller.clientId, kinds)).map(
        ({ kind, itemId, staffId, firstName, lastName, answering }) => ({
          Kind: kind,
          ItemId: itemId,
          StaffId: staffId,
          Name: `${firstName} ${lastName}`,
          Answering: answering,
        }),
      );
    },
  };
}
