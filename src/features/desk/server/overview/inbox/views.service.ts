import { writeAudit } from "../../../../../platform/server/audit/audit.repository";
import { type Caller, requireStaff } from "../../../../../platform/server/http/caller";
import { Problem } from "../../../../../platform/server/problem";
import type { Services, Tx } from "../../../../../platform/server/services";
import { lockClientById } from "../../../../account/server/account.repository";
import { MOST_VIEWS } from "../../../desk.limits";
import type { OfView, SavedView, ViewChange, ViewWords } from "../../../inbox/inbox.schemas";
import { viewOf, viewText } from "../../../inbox/inbox.view";
import { countViews, deleteView, hasViewNamed, insertView, lockView, updateView, viewsFor } from "./views.repository";

export type ViewsService = ReturnType<typeof viewsService>;

const isOwner = ({ staffRole }: Caller): boolean => staffRole === "owner";

/** Views of the inbox that staff have saved, each for whoever saved it or shared by an owner with all. (DESK-120) */
export function viewsService({ db, now }: Pick<Services, "db" | "now">) {
  return {
    /** For staff: their own views and those that are shared. */
    list: async (caller: Caller): Promise<SavedView[]> => {
      requireStaff(caller);
      return (await viewsFor(db, caller.clientId)).map(({ id, name, query, shared, staffId }) => ({
        ViewId: id,
        Name: name,
        Query: viewText(viewOf(query)),
        Shared: shared,
        Changeable: mayChange(caller, { staffId, shared }),
      }));
    },

    /**
     * For staff: saves a view under a name, or changes one. A shared view that an owner stops sharing becomes that
     * owner's, because its author may have left. Throws `forbidden` if somebody other than an owner shares one,
     * `notFound` for one that the caller may not change, `support.viewChanged` if it has changed since the caller
     * loaded it, `support.viewNamed` if the name is in use, and `support.viewsFull` beyond `MOST_VIEWS`.
     */
    save: async (caller: Caller, { ViewId, Name, Query, Shared, Was }: ViewChange): Promise<void> => {
      requireStaff(caller);
      const view = { name: Name.trim(), query: viewText(viewOf(Query)), shared: Shared };
      await db.transaction(async (tx) => {
        const known = ViewId === null ? null : await requireChangeable(tx, caller, ViewId, Was);
        const wasShared = known?.shared ?? false;
        if (Shared && !wasShared && !isOwner(caller)) throw new Problem("forbidden");
        const staffId = known && Shared === wasShared ? known.staffId : caller.clientId;
        // The views of one person are counted and compared one after the other.
        await lockClientById(tx, staffId);
        if (await hasViewNamed(tx, staffId, view.name, known?.id ?? null)) throw new Problem("support.viewNamed");
        const isNew = known?.staffId !== staffId;
        if (isNew && (await countViews(tx, staffId)) >= MOST_VIEWS) throw new Problem("support.viewsFull");
        if (known) await updateView(tx, known.id, { ...view, staffId });
        const id = known?.id ?? (await insertView(tx, { ...view, staffId }));
        if (Shared !== wasShared) await audited(tx, caller, Shared, { id, query: view.query });
      });
    },

    /**
     * For staff: removes a view. Throws `notFound` for one that does not exist any more, or that the caller may not
     * change, and `support.viewChanged` if it has changed since the caller loaded it.
     */
    remove: async (caller: Caller, { ViewId: id, Was }: OfView): Promise<void> => {
      requireStaff(caller);
      await db.transaction(async (tx) => {
        const view = await requireChangeable(tx, caller, id, Was);
        await deleteView(tx, id);
        if (view.shared) await audited(tx, caller, false, view);
      });
    },
  };

  /**
   * Sharing and withdrawing a view is audited; changes of a person's own views are not. The name is left out: it is
   * free text, and the log's facts cannot be erased.
   */
  async function audited(tx: Tx, caller: Caller, shared: boolean, { id, query }: { id: number; query: string }) {
    const action = shared ? "view.shared" : "view.unshared";
    await writeAudit(tx, { at: now(), caller, action, subject: `view ${id}`, facts: { query } });
  }
}

/** Whether a view is the caller's to change: their own, or for an owner one that is shared. */
const mayChange = (caller: Caller, { staffId, shared }: { staffId: number; shared: boolean }): boolean =>
  staffId === caller.clientId || (shared && isOwner(caller));

async function requireChangeable(tx: Tx, caller: Caller, id: number, was: ViewWords | null) {
  const row = await lockView(tx, id);
  if (!row || !mayChange(caller, row)) throw new Problem("notFound");
  const isAsSeen =
    was?.Name === row.name && was.Shared === row.shared && viewText(viewOf(was.Query)) === viewText(viewOf(row.query));
  if (!isAsSeen) throw new Problem("support.viewChanged");
  return row;
}
