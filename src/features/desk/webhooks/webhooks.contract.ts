import { endpoint } from "../../../shared/endpoint";
import type { OfDelivery, Webhooks } from "./webhooks.schemas";

/** For owners alone. (DESK-38) */
const ofOwners = { access: "staff", staff: [] } as const;

export const webhooksContract = {
  getWebhooks: endpoint<Webhooks>()({ method: "GET", path: "/api/support/webhooks", ...ofOwners }),
  /** Sends a delivery once more, whatever became of it. */
  sendDeliveryAgain: endpoint<null, OfDelivery>()({ method: "POST", path: "/api/support/webhooks/again", ...ofOwners }),
} as const;
