import { writeAudit } from "../../../../../platform/server/audit/audit.repository";
import type { Caller } from "../../../../../platform/server/http/caller";
import { Problem, wrongField } from "../../../../../platform/server/problem";
import { findRestored } from "../../../../../platform/server/restored.repository";
import { openTexts, storeText } from "../../../../../platform/server/sealed/clientTexts.repository";
import type { Services } from "../../../../../platform/server/services";
import { havanaDate, havanaHour, havanaInstant } from "../../../../../shared/havana";
import type { Clock, Instant } from "../../../../../shared/instant";
import { isForStaff } from "../../../../../shared/staffRole";
import { currenciesContract } from "../../../../currencies/currencies.contract";
import { isRateWarned } from "../../../../currencies/currencies.rules";
import { ratesOfDesk } from "../../../../currencies/server/currencies.repository";
import { byUrgency, type WaitingKind, waitingKey } from "../../../inbox/inbox.rules";
import type { Assignment, Inbox, NewSnooze, OfWaiting, Waiting } from "../../../inbox/inbox.schemas";
import { snoozeNow, snoozeProblem } from "../../../inbox/snooze.rules";
import { answeredBy } from "../../../inbox.rights";
import { kindsAnsweredBy } from "../../records/kindsAnsweredBy";
import { notifyDesk } from "../live/changes";
import { assignments, lockOwner, setOwner, staffMembers } from "./inbox.repository";
import { actsOf, clientOf, deleteSnooze, saveSnooze, snoozes, stateOf } from "./snoozes.repository";
import { type WaitingDeps, waitingAt } from "./waiting/waiting";
import type { Unowned } from "./waiting/waitingItem";

export type InboxService = ReturnType<typeof inboxService>;

/** Everything that waits for staff in one list, and to whom it is assigned. (DESK-14, DESK-15) */
export function inboxService({
  db,
  now,
  system,
  reader,
  opinions,
}: Pick<Services, "db" | "now"> & Pick<WaitingDeps, "reader" | "opinions"> & { system: Clock }) {
  return {
    /** For staff: what they may answer, and who else may. */
    getInbox: async (caller: Caller): Promise<Inbox> => {
      const mine = kindsAnsweredBy(caller);
      const at = now();
      const kinds = waitingAt({ db, reader, opinions }, at);
      const staff = await answeringStaff();
      const given = await assignments(db);
      const assigned = new Map(given.map((row) => [waitingKey({ Kind: row.kind, ItemId: row.itemId }), row]));
      const words = await openTexts(
        db,
        given.flatMap(({ wordId }) => wordId ?? []),
      );
      const aside = await snoozes(db);
      const items: Waiting[] = [];
      for (const kind of mine)
        for (const item of await kinds[kind]()) {
          const row = assigned.get(waitingKey(item));
          const owner = row && mayOwn(staff, row.ownerId, kind) ? row.ownerId : null;
          const HandedOver = owner !== null && row?.by ? handedOverOf(row, words) : null;
          const Snooze = snoozeOf(item, aside.get(waitingKey(item)), at);
          items.push({ ...item, OwnerId: owner, HandedOver, Snooze });
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
     * For staff: assigns an item to themselves, to nobody, or to a colleague, who sees who handed it over and their
     * text. Throws `forbidden` for kinds that the caller does not answer, `support.nothingWaiting`, `invalid` for an
     * owner who may not answer it, and `support.assignedMeanwhile` if it was assigned to another person since the
     * caller loaded it. (DESK-15)
     */
    assign: async (caller: Caller, { Kind: kind, ItemId: itemId, OwnerId, Was, Word }: Assignment): Promise<void> => {
      requireKind(caller, kind);
      const staff = await answeringStaff();
      if (OwnerId !== null && !mayOwn(staff, OwnerId, kind)) throw wrongField("OwnerId");
      const at = now();
      const waiting = await requireWaiting({ Kind: kind, ItemId: itemId }, at);
      await db.transaction(async (tx) => {
        const item = { kind, itemId };
        const given = await lockOwner(tx, item, at);
        // An owner who has left, or may not answer this any more, counts as none, as in the list.
        const owner = mayOwn(staff, given, kind) ? given : null;
        const isHanded = OwnerId !== null && OwnerId !== caller.clientId;
        // A word also reaches a colleague who has the item already.
        if (owner === OwnerId && !(isHanded && Word !== undefined)) return;
        if (owner !== OwnerId && owner !== Was) throw new Problem("support.assignedMeanwhile");
        const clientId = isHanded && Word !== undefined ? await clientOf(tx, waiting) : null;
        const wordId = clientId !== null && Word !== undefined ? await storeText(tx, clientId, Word) : null;
        const handedOver = isHanded ? { givenBy: caller.clientId, wordId } : null;
        await setOwner(tx, item, { ownerId: OwnerId, handedOver, at });
        const subject = `${kind} ${itemId}`;
        const facts = { owner: OwnerId ?? "nobody" };
        // The text is stored separately, where it can be erased, because the line is about its client. (SAFE-63)
        const line =
          clientId === null
            ? { subject, facts }
            : { subject: `client ${clientId}`, facts: { ...facts, item: subject } };
        await writeAudit(tx, {
          at,
          caller,
          action: "inbox.assigned",
          reason: clientId === null ? "" : (Word ?? ""),
          ...line,
        });
      });
    },

    /**
     * For staff: puts an item aside until an hour in Havana, or until its client writes or acts. Throws `forbidden` and
     * `support.nothingWaiting` as `assign` does, `support.snoozeOver` and `support.snoozeBeyondDeadline` where its
     * deadline would be missed, and `invalid` for another time that cannot be chosen. (DESK-111)
     */
    snooze: async (caller: Caller, { Kind, ItemId, Day, Hour }: NewSnooze): Promise<void> => {
      requireKind(caller, Kind);
      const at = now();
      const item = await requireWaiting({ Kind, ItemId }, at);
      const until = snoozedUntil({ Day, Hour });
      const problem = snoozeProblem(item, until, at);
      const deadline = item.Until ?? 0;
      if (problem === "over") throw new Problem("support.snoozeOver", { deadline });
      if (problem === "beyondDeadline") throw new Problem("support.snoozeBeyondDeadline", { deadline });
      if (problem) throw wrongField("Day", problem === "past" ? "snoozeInPast" : "snoozeTooLong");
      await db.transaction(async (tx) => {
        const clientId = await clientOf(tx, item);
        const acts = until === null && clientId !== null ? await actsOf(tx, [clientId]) : null;
        await saveSnooze(
          tx,
          {
            kind: Kind,
            itemId: ItemId,
            staffId: caller.clientId,
            clientId,
            snoozedAt: at,
            until,
            state: stateOf(item),
            acts: acts?.get(clientId ?? 0) ?? null,
          },
          system(),
        );
        const facts = { until: until === null ? "client" : new Date(until).toISOString() };
        await writeAudit(tx, { at, caller, action: "inbox.snoozed", subject: `${Kind} ${ItemId}`, facts });
        await notifyDesk(tx, "snooze");
      });
    },

    /**
     * For staff: returns an item to the list, whoever snoozed it, or removes the mark of one that has returned. Throws
     * as `assign` does.
     */
    wake: async (caller: Caller, { Kind, ItemId }: OfWaiting): Promise<void> => {
      requireKind(caller, Kind);
      const at = now();
      await db.transaction(async (tx) => {
        if (!(await deleteSnooze(tx, { kind: Kind, itemId: ItemId }))) throw new Problem("support.nothingWaiting");
        await writeAudit(tx, { at, caller, action: "inbox.woken", subject: `${Kind} ${ItemId}` });
        await notifyDesk(tx, "snooze");
      });
    },
  };

  /** The item, if it waits now. */
  async function requireWaiting({ Kind, ItemId: wanted }: OfWaiting, at: Instant): Promise<Unowned> {
    const waiting = await waitingAt({ db, reader, opinions }, at)[Kind]();
    const item = waiting.find(({ ItemId }) => ItemId === wanted);
    if (!item) throw new Problem("support.nothingWaiting");
    return item;
  }

  async function warnedRates({ staffRole }: Caller, at: Instant): Promise<Inbox["Rates"]> {
    if (!staffRole || !isForStaff(staffRole, currenciesContract.setExchangeRates.staff)) return [];
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

function requireKind(caller: Caller, kind: WaitingKind): void {
  if (!kindsAnsweredBy(caller).includes(kind)) throw new Problem("forbidden");
}

/** The chosen instant; null: until the client writes or acts. Throws `invalid` for half of a time, or one that is skipped. */
function snoozedUntil({ Day, Hour }: Pick<NewSnooze, "Day" | "Hour">): Instant | null {
  if (Day === null && Hour === null) return null;
  if (Day === null || Hour === null) throw wrongField(Day === null ? "Day" : "Hour", "required");
  const until = havanaInstant(Day, Hour);
  if (havanaHour(until) !== Hour) throw wrongField("Hour", "hourSkipped");
  return until;
}

type Assigned = Awaited<ReturnType<typeof assignments>>[number];

function handedOverOf(
  { by, assignedAt, wordId }: Assigned,
  words: ReadonlyMap<string, string | null>,
): Waiting["HandedOver"] {
  const Word = wordId === null ? null : (words.get(wordId) ?? "");
  return { By: `${by?.firstName} ${by?.lastName}`, At: assignedAt, Word };
}

type Aside = Awaited<ReturnType<typeof snoozes>> extends Map<string, infer Row> ? Row : never;

function snoozeOf(item: Unowned, aside: Aside | undefined, at: Instant): Waiting["Snooze"] {
  if (!aside) return null;
  const { ends, back } = snoozeNow(aside, { ...item, state: stateOf(item), acts: aside.actsNow }, at);
  return { By: aside.by, At: aside.snoozedAt, Until: aside.until, Ends: ends, Back: back };
}

/** Whether an item may be assigned to a person: active staff who may answer it. */
const mayOwn = (staff: Inbox["Staff"], id: number | null, kind: WaitingKind): boolean =>
  staff.some(({ StaffId, Kinds }) => StaffId === id && Kinds.includes(kind));
