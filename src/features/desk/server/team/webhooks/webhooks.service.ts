import { type Caller, requireStaff } from "../../../../../platform/server/http/caller";
import { Problem } from "../../../../../platform/server/problem";
import type { Services } from "../../../../../platform/server/services";
import {
  endpoints,
  factsOfAgain,
  latestDeliveries,
  linesSentAgain,
  sendAgain,
  subjectOfDelivery,
} from "../../../../../platform/server/webhooks/webhooks.repository";
import type { OfDelivery, SentAgain, WebhookDelivery, Webhooks } from "../../../webhooks/webhooks.schemas";
import type { PerformAction } from "../../records/staffActions";
import { staffNames } from "../../records/staffNames.repository";

/** The most deliveries in one answer. */
const SHOWN = 100;

export type WebhooksService = ReturnType<typeof webhooksService>;

/** What was sent to other programs, and sending it once more. (DESK-38) */
export function webhooksService({ db }: Pick<Services, "db">) {
  return {
    /** For owners. */
    get: async (caller: Caller): Promise<Webhooks> => {
      requireStaff(caller);
      const addresses = await endpoints(db);
      const deliveries = await latestDeliveries(db, SHOWN);
      const again = await linesSentAgain(
        db,
        deliveries.map(({ id }) => id),
      );
      const names = again.length > 0 ? await staffNames(db) : new Map<number, string>();
      return {
        Addresses: addresses.map(({ id, url, disabledAt, waiting, givenUp }) => ({
          WebhookId: id,
          Url: url,
          GoneAt: disabledAt,
          Waiting: waiting,
          GivenUp: givenUp,
        })),
        Deliveries: deliveries.map((row) => ({
          DeliveryId: row.id,
          WebhookId: row.endpointId,
          Type: row.type,
          Subject: row.subject,
          At: row.createdAt,
          State: stateOf(row),
          Attempts: row.attempts,
          NextAt: row.nextAttemptAt,
          Answer: row.answer,
          Again: again
            .filter(({ subject }) => subject === subjectOfDelivery(row.id))
            .map(({ at, actor, actorId, reason, facts }) => ({
              At: at,
              By: { Kind: actor, Name: actorId === null ? null : (names.get(actorId) ?? null) },
              Reason: reason,
              Before: beforeOf(facts ?? {}),
            })),
        })),
      };
    },
  };
}

function stateOf({
  deliveredAt,
  nextAttemptAt,
}: Record<"deliveredAt" | "nextAttemptAt", number | null>): WebhookDelivery["State"] {
  if (deliveredAt !== null) return "delivered";
  return nextAttemptAt === null ? "givenUp" : "waiting";
}

/** What had become of a delivery, by the facts that `deliverAgain` records. */
function beforeOf({ attempts, state }: Readonly<Record<string, unknown>>): SentAgain["Before"] {
  if (typeof attempts !== "number") return null;
  return { State: state === "delivered" || state === "waiting" ? state : "givenUp", Attempts: attempts };
}

/** Throws `notFound` for an unknown delivery, and for one to a deleted address. */
export const deliverAgain: PerformAction<OfDelivery> = async ({ tx, body: { DeliveryId }, at }) => {
  const before = await sendAgain(tx, DeliveryId, at);
  if (!before) throw new Problem("notFound");
  return { subject: subjectOfDelivery(DeliveryId), facts: factsOfAgain(before) };
};
