import type { Caller } from "../../../../../platform/server/http/caller";
import { Problem } from "../../../../../platform/server/problem";
import type { Services } from "../../../../../platform/server/services";
import { DAY, type Instant } from "../../../../../shared/instant";
import { isForStaff } from "../../../../../shared/staffRole";
import type { CheckoutSnapshot } from "../../../../plan/checkout/checkout.states";
import { ifReadable, readPlan } from "../../../../plan/server/checkout/readPlan";
import type { OfWaiting, Outcome } from "../../../inbox/inbox.schemas";
import { supportContract } from "../../../support.contract";
import { kindsAnsweredBy } from "../../records/kindsAnsweredBy";
import { staffNames } from "../../records/staffNames.repository";
import { endOf, type Item, lastAnswer, planOfItem } from "./outcome.repository";

/** How far back an item's end is looked for: a page that stays open for longer is loaded anew. */
const LOOKED_BACK = DAY;

export type OutcomeService = ReturnType<typeof outcomeService>;

/** What became of an item that left the list while somebody was busy with it. (DESK-106) */
export function outcomeService({ db, now }: Pick<Services, "db" | "now">) {
  async function endIn(planId: number, item: Item, since: Instant) {
    const snapshot = item.kind === "booking" ? await ifReadable(readPlan(db, planId, now())) : null;
    return endOf(db, item, { planId, since, lapsedAt: snapshot && lapsedAtOf(snapshot, item.itemId) });
  }

  return {
    /**
     * For staff who answer its kind: who answered it and how, or which fact of its plan ended it; null: nothing is known
     * of the last day. Plan and facts are for roles that may read plans (DESK-17). `ItemId` may also be that of one
     * document. Throws `forbidden`.
     */
    getOutcome: async (caller: Caller, { Kind: kind, ItemId: itemId }: OfWaiting): Promise<Outcome | null> => {
      if (!kindsAnsweredBy(caller).includes(kind)) throw new Problem("forbidden");
      const since = now() - LOOKED_BACK;
      const item = { kind, itemId };
      const planId = mayReadPlans(caller) ? await planOfItem(db, item) : undefined;
      const names = await staffNames(db);
      const nameOf = (id: number | null) => (id === null ? null : (names.get(id) ?? null));
      const answer = await lastAnswer(db, item, since);
      const fact = planId === undefined ? undefined : await endIn(planId, item, since);
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
      const isOfAnother = event.type === "booking.confirmed" && String(event.bookingId) !== itemId;
      return { At: at, By, What: isOfAnother ? "booking.replaced" : event.type, TravelPlanId, ClientId: null };
    },
  };
}

const mayReadPlans = ({ staffRole }: Caller): boolean =>
  staffRole !== undefined && isForStaff(staffRole, supportContract.getSupportPlan.staff);

/** The deadline with which a booking lapsed unanswered; null: it did not. Its tick has the same instant (CHART-6). */
function lapsedAtOf({ context: { bookings } }: CheckoutSnapshot, itemId: string): Instant | null {
  const booking = bookings.find(({ id }) => String(id) === itemId);
  return booking?.status === "lapsed" && booking.confirmedAt === null ? booking.confirmBy : null;
}
