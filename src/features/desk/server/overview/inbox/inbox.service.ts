import { writeAudit } from "../../../../../platform/server/audit/audit.repository";
import type { Caller } from "../../../../../platform/server/http/caller";
import { Problem, wrongField } from "../../../../../platform/server/problem";
import { findRestored } from "../../../../../platform/server/restored.repository";
import type { Services } from "../../../../../platform/server/services";
import { havanaDate } from "../../../../../shared/havana";
import type { Instant } from "../../../../../shared/instant";
import { isForStaff } from "../../../../../shared/staffRole";
import { currenciesContract } from "../../../../currencies/currencies.contract";
import { isRateWarned } from "../../../../currencies/currencies.rules";
import { ratesOfDesk } from "../../../../currencies/server/currencies.repository";
import { byUrgency, type WaitingKind, waitingKey } from "../../../inbox/inbox.rules";
import type { Assignment, Inbox, Waiting } from "../../../inbox/inbox.schemas";
import { answeredBy } from "../../../inbox.rights";
import { kindsAnsweredBy } from "../../records/kindsAnsweredBy";
import { assignments, lockOwner, setOwner, staffMembers } from "./inbox.repository";
import { type WaitingParts, waitingAt } from "./waiting";

export type InboxService = ReturnType<typeof inboxService>;

/** Everything that waits for staff in one list, and to whom it is assigned. (DESK-14, DESK-15) */
export function inboxService({
  db,
  now,
  reader,
  opinions,
}: Pick<Services, "db" | "now"> & Pick<WaitingParts, "reader" | "opinions">) {
  return {
    /** For staff: what they may answer, and who else may. */
    getInbox: async (caller: Caller): Promise<Inbox> => {
      const mine = kindsAnsweredBy(caller);
      const at = now();
      const kinds = waitingAt({ db, reader, opinions }, at);
      const staff = await answeringStaff();
      const assigned = new Map(
        (await assignments(db)).map(({ kind, itemId, ownerId }) => [
          waitingKey({ Kind: kind, ItemId: itemId }),
          ownerId,
        ]),
      );
      const items: Waiting[] = [];
      for (const kind of mine)
        for (const item of await kinds[kind]()) {
          const owner = assigned.get(waitingKey(item)) ?? null;
          items.push({ ...item, OwnerId: mayOwn(staff, owner, kind) ? owner : null });
        }
      const restored = await findRestored(db);
      return {
        Now: at,
        Items: byUrgency(items),
        Rates: await warnedRates(caller, at),
        Restored: restored && { NoticedAt: restored.noticedAt, KnowsUntil: restored.knowsUntil },
        Staff: staff,
      };
    },

    /**
     * For staff: assigns an item to themselves, a colleague or nobody. Throws `forbidden` for kinds that the caller
     * does not answer, `support.nothingWaiting`, `invalid` for an owner who may not answer it, and
     * `support.assignedMeanwhile` if it was assigned to somebody else since the caller looked. (DESK-15)
     */
    assign: async (caller: Caller, { Kind: kind, ItemId: itemId, OwnerId, Was }: Assignment): Promise<void> => {
      if (!kindsAnsweredBy(caller).includes(kind)) throw new Problem("forbidden");
      const staff = await answeringStaff();
      if (OwnerId !== null && !mayOwn(staff, OwnerId, kind)) throw wrongField("OwnerId");
      const at = now();
      const waiting = await waitingAt({ db, reader, opinions }, at)[kind]();
      if (!waiting.some(({ ItemId }) => ItemId === itemId)) throw new Problem("support.nothingWaiting");
      await db.transaction(async (tx) => {
        const item = { kind, itemId };
        const given = await lockOwner(tx, item, at);
        // An owner who has left, or may not answer this any more, counts as none, as in the list.
        const owner = mayOwn(staff, given, kind) ? given : null;
        if (owner === OwnerId) return;
        if (owner !== Was) throw new Problem("support.assignedMeanwhile");
        await setOwner(tx, item, OwnerId, at);
        const facts = { owner: OwnerId ?? "nobody" };
        await writeAudit(tx, { at, caller, action: "inbox.assigned", subject: `${kind} ${itemId}`, facts });
      });
    },
  };

  async function warnedRates({ staffRole }: Caller, at: Instant): Promise<Inbox["Rates"]> {
    if (!staffRole || !isForStaff(staffRole, currenciesContract.setExchangeRate.staff)) return [];
    return (await ratesOfDesk(db, havanaDate(at))).filter(({ Status }) => isRateWarned(Status));
  }

  async function answeringStaff(): Promise<Inbox["Staff"]> {
    const staff = (await staffMembers(db)).map(({ id, firstName, lastName, staffRole }) => ({
      StaffId: id,
      Name: `${firstName} ${lastName}`,
      Kinds: answeredBy(staffRole),
    }));
    return staff.filter(({ Kinds }) => Kinds.length > 0);
  }
}

/** Whether an item may be assigned to a person: active staff who may answer it. */
const mayOwn = (staff: Inbox["Staff"], id: number | null, kind: WaitingKind): boolean =>
  staff.some(({ StaffId, Kinds }) => StaffId === id && Kinds.includes(kind));
