import type { FastifyInstance } from "fastify";
import Type from "typebox";
import { route } from "../../../../../platform/server/http/route";
import { webhooksContract } from "../../../webhooks/webhooks.contract";
import { OfDelivery, Webhooks } from "../../../webhooks/webhooks.schemas";
import type { StaffActionRunner } from "../../records/staffActions";
import { deliverAgain, type WebhooksService } from "./webhooks.service";

type Deps = { webhooks: WebhooksService; acting: StaffActionRunner };

/** Deliveries to other programs, in the back office. */
export function deskWebhookRoutes(app: FastifyInstance, { webhooks, acting }: Deps): void {
  route(app, webhooksContract.getWebhooks, { data: Webhooks }, ({ caller }) => webhooks.get(caller));
  const again = { body: OfDelivery, data: Type.Null() };
  route(app, webhooksContract.sendDeliveryAgain, again, acting("webhook.sentAgain", deliverAgain));
}
