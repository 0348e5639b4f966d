import type { Tx } from "../../../../../../platform/server/services";
import { MOST_WAITING } from "../../../../desk.limits";
import { documentsOfClient, grouped } from "../../../../inbox/inbox.rules";
import { waitsForReview } from "../../../../plans/why.desk.rules";
import {
  plansInNeed,
  waitingDocuments,
  waitingHolders,
  waitingStatuses,
} from "../../../clients/reviews/reviews.repository";
import type { PlanStateCache } from "./planStateCache";
import {
  itemDefaults,
  mapInSequence,
  mostUrgent,
  named,
  type Ranked,
  type Readings,
  type Unowned,
} from "./waitingItem";

/** Names on cards and documents that wait for a review. (DESK-14, DESK-103) */
export function waitingPapers(
  db: Tx,
  { status, readTogether, untilNext }: PlanStateCache,
): Readings<"holder" | "document"> {
  return {
    holder: async () => {
      const waiting = await waitingHolders(db);
      await readTogether(waiting.map(({ holder }) => holder.planId));
      const items = await mapInSequence(
        waiting,
        async ({ holder: { id, name, planId, askedAt }, client, isKept }): Promise<Ranked> => ({
          isKept,
          item: {
            ...itemDefaults,
            Kind: "holder",
            ItemId: String(id),
            Name: name,
            ClientName: named(client),
            TravelPlanId: planId,
            Since: askedAt,
            ...(await untilNext(planId)),
          },
        }),
      );
      return mostUrgent(items);
    },

    document: async () => {
      // Which of them hold up a payment, and until when, only their plans say: all of these are read before any is cut.
      const unpaid = await waitingDocuments(db, { statuses: waitingStatuses, unpaid: true });
      const oldest = await waitingDocuments(db, { statuses: waitingStatuses, limit: MOST_WAITING });
      const waiting = [...new Map([...oldest, ...unpaid].map((row) => [row.document.id, row])).values()];
      const ofClients = grouped(waiting, ({ client }) => client.id);
      const plans = await plansInNeed(
        db,
        ofClients.map(([{ client }]) => client.id),
      );
      await readTogether([...plans.values()]);
      const items = await mapInSequence(ofClients, async (given): Promise<Ranked> => {
        const [{ client, isKept }] = given;
        const planId = plans.get(client.id) ?? null;
        const snapshot = planId === null ? null : await status(planId);
        // Documents of a plan that cannot be read are answered all the same.
        const heldUp = snapshot && waitsForReview(snapshot);
        const item: Unowned = {
          ...itemDefaults,
          Kind: "document",
          ItemId: documentsOfClient(client.id),
          Documents: given.map(({ document: { type, holder } }) => ({ Type: type, Holder: holder })),
          ClientName: named(client),
          TravelPlanId: planId,
          Since: Math.min(...given.map(({ document }) => document.givenAt)),
          ...(planId !== null && heldUp && (await untilNext(planId))),
        };
        return { item, isKept };
      });
      return mostUrgent(items);
    },
  };
}
