import { writeAudit } from "../../../../../platform/server/audit/audit.repository";
import { type Caller, requireStaff } from "../../../../../platform/server/http/caller";
import { Problem } from "../../../../../platform/server/problem";
import type { Services } from "../../../../../platform/server/services";
import { lockClientById } from "../../../../account/server/account.repository";
import { MOST_VIEWS } from "../../../desk.limits";
import type { SavedView, ViewChange } from "../../../inbox/inbox.schemas";
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
     * For staff: saves a view under a name, or changes one. Throws `forbidden` where somebody other than an owner shares
     * one, `notFound` for one that the caller may not change, `support.viewNamed` where the name is in use, and
     * `support.viewsFull` beyond `MOST_VIEWS`.
     */
    save: async (caller: Caller, { ViewId, Name, Query, Shared }: ViewChange): Promise<void> => {
      requireStaff(caller);
      if (Shared && !isOwner(caller)) throw new Problem("forbidden");
      const view = { name: Name.trim(), query: viewText(viewOf(Query)), shared: Shared };
      await db.transaction(async (tx) => {
        // What one person saves at once is counted and compared one after the other.
        await lockClientById(tx, caller.clientId);
        const known = ViewId === null ? null : await requireChangeable(tx, caller, ViewId);
        const staffId = known?.staffId ?? caller.clientId;
        if (await hasViewNamed(tx, staffId, view.name, known?.id ?? null)) throw new Problem("support.viewNamed");
        if (known) await updateView(tx, known.id, view);
        else if ((await countViews(tx, staffId)) >= MOST_VIEWS) throw new Problem("support.viewsFull");
        const id = known?.id ?? (await insertView(tx, staffId, view));
        if (Shared || known?.shared) await audited(tx, caller, Shared ? "view.shared" : "view.unshared", id);
      });
    },

    /** For staff: removes a view. Throws `notFound` for one that is gone, or that the caller may not change. */
    remove: async (caller: Caller, id: number): Promise<void> => {
      requireStaff(caller);
      await db.transaction(async (tx) => {
        const { shared } = await requireChangeable(tx, caller, id);
        await deleteView(tx, id);
        if (shared) await audited(tx, caller, "view.unshared", id);
      });
    },
  };

  /** What all see of the inbox's views is on record; a person's own views are their own affair. */
  async function audited(tx: Parameters<typeof lockView>[0], caller: Caller, action: string, id: number) {
    await writeAudit(tx, { at: now(), caller, action, subject: `view ${id}` });
  }
}

/** Whether a view is the caller's to change: their own, or for an owner one that is shared. */
const mayChange = (caller: Caller, { staffId, shared }: { staffId: number; shared: boolean }): boolean =>
  staffId === caller.clientId || (shared && isOwner(caller));

async function requireChangeable(tx: Parameters<typeof lockView>[0], caller: Caller, id: number) {
  const row = await lockView(tx, id);
  if (!row || !mayChange(caller, row)) throw new Problem("notFound");
  return row;
}
