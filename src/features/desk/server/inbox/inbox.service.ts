import { writeAudit } from "../../../../platform/server/audit/audit.repository";
import { type Caller, requireStaff } from "../../../../platform/server/http/caller";
import { Problem } from "../../../../platform/server/problem";
import type { Services } from "../../../../platform/server/services";
import { byUrgency, waitingKinds } from "../../inbox.rules";
import type { Assignment, Inbox, Waiting } from "../../inbox.schemas";
import { assignments, lockOwner, setOwner, staffMembers } from "./inbox.repository";
import { waitingAt } from "./waiting";

export type InboxService = ReturnType<typeof inboxService>;

/** Everything that waits for a person, in one list, and who takes care of what. (DESK-14, DESK-15) */
export function inboxService({ db, now }: Pick<Services, "db" | "now">) {
  return {
    /** Staff. */
    getInbox: async (caller: Caller): Promise<Inbox> => {
      requireStaff(caller);
      const at = now();
      const kinds = waitingAt({ db }, at);
      const owners = new Map(
        (await assignments(db)).map(({ kind, itemId, ownerId }) => [`${kind} ${itemId}`, ownerId]),
      );
      const items: Waiting[] = [];
      for (const kind of waitingKinds)
        for (const item of await kinds[kind]())
          items.push({ ...item, OwnerId: owners.get(`${kind} ${item.ItemId}`) ?? null });
      const staff = await staffMembers(db);
      return {
        Now: at,
        Items: byUrgency(items),
        Staff: staff.map(({ id, firstName, lastName }) => ({ StaffId: id, Name: `${firstName} ${lastName}` })),
      };
    },

    /**
     * Staff: to themselves, a colleague or nobody. Throws `support.nothingWaiting`, `invalid` for an owner who is none of the
     * staff, and `support.assignedMeanwhile` where somebody else has been given it since the caller looked. (DESK-15)
     */
    assign: async (caller: Caller, { Kind: kind, ItemId: itemId, OwnerId, Was }: Assignment): Promise<void> => {
      requireStaff(caller);
      const staff = await staffMembers(db);
      if (OwnerId !== null && !staff.some(({ id }) => id === OwnerId))
        throw new Problem("invalid", {}, [{ Field: "OwnerId", Code: "unknownChoice" }]);
      const at = now();
      const waiting = await waitingAt({ db }, at)[kind]();
      if (!waiting.some(({ ItemId }) => ItemId === itemId)) throw new Problem("support.nothingWaiting");
      await db.transaction(async (tx) => {
        const item = { kind, itemId };
        const owner = await lockOwner(tx, item, at);
        if (owner === OwnerId) return;
        if (owner !== Was) throw new Problem("support.assignedMeanwhile");
        await setOwner(tx, item, OwnerId, at);
        const facts = { owner: OwnerId ?? "nobody" };
        await writeAudit(tx, { at, caller, action: "inbox.assigned", subject: `${kind} ${itemId}`, facts });
      });
    },
  };
}
