import type { Caller } from "../../../../../platform/server/http/caller";
import { Problem } from "../../../../../platform/server/problem";
import type { Services } from "../../../../../platform/server/services";
import { DAY } from "../../../../../shared/instant";
import type { OfWaiting, Outcome } from "../../../inbox/inbox.schemas";
import { kindsAnsweredBy } from "../../records/kindsAnsweredBy";
import { staffNames } from "../../records/staffNames.repository";
import { lastAnswer, lastFact, planOfItem } from "./outcome.repository";

/** How far back an item's end is looked for: a page that stays open for longer is loaded anew. */
const LOOKED_BACK = DAY;

export type OutcomeService = ReturnType<typeof outcomeService>;

/** What became of an item that left the list while somebody was busy with it. (DESK-106) */
export function outcomeService({ db, now }: Pick<Services, "db" | "now">) {
  return {
    /**
     * For staff who answer its kind: who answered it and how, else what last happened to its plan; null: nothing is
     * known of the last day. `ItemId` may also be that of one document. Throws `forbidden`.
     */
    getOutcome: async (caller: Caller, { Kind: kind, ItemId: itemId }: OfWaiting): Promise<Outcome | null> => {
      if (!kindsAnsweredBy(caller).includes(kind)) throw new Problem("forbidden");
      const since = now() - LOOKED_BACK;
      const item = { kind, itemId };
      const planId = await planOfItem(db, item);
      const names = await staffNames(db);
      const nameOf = (id: number | null) => (id === null ? null : (names.get(id) ?? null));
      const answer = await lastAnswer(db, item, since);
      const fact =
        planId === undefined ? undefined : await lastFact(db, planId, since, kind === "booking" ? itemId : null);
      const TravelPlanId = planId ?? null;
      // An answer is recorded at the same instant as what it does to the plan, and says more.
      if (answer && (!fact || answer.at >= fact.at)) {
        const { at, actor, actorId, impersonatorId, action, subject } = answer;
        const client = /^client (\d{1,9})$/.exec(subject)?.[1];
        return {
          At: at,
          By:
            impersonatorId === null
              ? { Kind: actor, Name: nameOf(actorId) }
              : { Kind: "staff", Name: nameOf(impersonatorId) },
          What: action,
          TravelPlanId,
          ClientId: client === undefined ? null : Number(client),
        };
      }
      if (!fact) return null;
      const { at, actor, actorId, event } = fact;
      const By = { Kind: actor, Name: actor === "staff" ? nameOf(actorId) : null };
      return { At: at, By, What: event.type, TravelPlanId, ClientId: null };
    },
  };
}
