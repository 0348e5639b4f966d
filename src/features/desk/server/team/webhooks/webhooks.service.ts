import { type Caller, requireStaff } from "../../../../../platform/server/http/caller";
import { Problem } from "../../../../../platform/server/problem";
import type { Services } from "../../../../../platform/server/services";
import { endpoints, latestDeliveries, sendAgain } from "../../../../../platform/server/webhooks/webhooks.repository";
import type { OfDelivery, WebhookDelivery, Webhooks } from "../../../webhooks/webhooks.schemas";
import type { PerformAction } from "../../records/staffActions";

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
          At: row.createdAt,
          State: stateOf(row),
          Attempts: row.attempts,
          NextAt: row.nextAttemptAt,
          Answer: row.answer,
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

/** Throws `notFound` for an unknown delivery, and for one to a deleted address. */
export const deliverAgain: PerformAction<OfDelivery> = async ({ tx, body: { DeliveryId }, at }) => {
  if (!(await sendAgain(tx, DeliveryId, at))) throw new Problem("notFound");
  return { subject: `delivery ${DeliveryId}` };
};
