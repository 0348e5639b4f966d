import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, ne, notExists, or, type SQL, sql } from "drizzle-orm";
import type { Tx } from "../../../../../platform/server/services";
import { clients, sessions } from "../../../../account/server/account.tables";
import type { WaitingKind } from "../../../inbox/inbox.rules";
import type { Presence } from "../../../presence/presence.schemas";
import { deskPresence } from "../../records/desk.tables";

type Tab = { readonly staffId: number; readonly tabId: string };

const now = sql<number>`clock_timestamp()`;
const ofTab = ({ staffId, tabId }: Tab): SQL | undefined =>
  and(eq(deskPresence.staffId, staffId), eq(deskPresence.tabId, tabId));

/** What a tab has reported as open, if the report is still valid. */
export async function openIn(tx: Tx, tab: Tab): Promise<Presence["Open"]> {
  const { kind: Kind, itemId: ItemId, answering: Answering } = deskPresence;
  const holds = gt(deskPresence.until, now);
  return tx
    .select({ Kind, ItemId, Answering })
    .from(deskPresence)
    .where(and(ofTab(tab), holds));
}

/** Stores what a tab has open for so many milliseconds, instead of its previous entries, and deletes expired ones. */
export async function replaceOpenItems(
  tx: Tx,
  { session, ...tab }: Tab & { session: string | null },
  open: Presence["Open"],
  holdsFor: number,
): Promise<void> {
  await tx.delete(deskPresence).where(or(ofTab(tab), lt(deskPresence.until, now)));
  const until = sql<number>`clock_timestamp() + make_interval(secs => ${holdsFor / 1000})`;
  const rows = open.map(({ Kind: kind, ItemId: itemId, Answering: answering }) => ({
    ...tab,
    kind,
    itemId,
    answering,
    session,
    until,
  }));
  if (rows.length > 0) await tx.insert(deskPresence).values(rows).onConflictDoNothing();
}

/** What colleagues in service have open, in sessions that have not ended. */
export async function openElsewhere(db: Tx, staffId: number, kinds: readonly WaitingKind[]) {
  const { kind, itemId, answering } = deskPresence;
  const ended = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.family, deskPresence.session), isNotNull(sessions.revokedAt)));
  return db
    .select({ kind, itemId, answering, staffId: clients.id, firstName: clients.firstName, lastName: clients.lastName })
    .from(deskPresence)
    .innerJoin(clients, eq(clients.id, deskPresence.staffId))
    .where(
      and(
        ne(deskPresence.staffId, staffId),
        inArray(kind, [...kinds]),
        gt(deskPresence.until, now),
        isNull(clients.disabledAt),
        notExists(ended),
      ),
    )
    .orderBy(asc(clients.id), asc(kind), asc(itemId));
}
