import type { FastifyInstance } from "fastify";
import Type from "typebox";
import { route } from "../../../../../platform/server/http/route";
import { keepJsonRaw } from "../../../../../platform/server/http/signedBody";
import { Problem } from "../../../../../platform/server/problem";
import { Id, Nullable, SiteId, Strict, Uuid } from "../../../../../shared/schemas";
import { linkContract as contract, STRIPE_WEBHOOK } from "../link.contract";
import { LinkOrder, PaymentLink } from "../link.schemas";
import type { LinkService } from "./link.service";
import type { LinkWebhook } from "./link.webhook";

type Deps = { links: LinkService; webhook: LinkWebhook | null };

/** Payment links: the client's calls, and the provider's webhook. */
export async function linkRoutes(app: FastifyInstance, { links, webhook }: Deps): Promise<void> {
  const OfPlan = Strict({ planId: Id });
  const OfPayment = Strict({ paymentId: Uuid });
  route(
    app,
    contract.getStripeLinkUrl,
    { params: Strict({ planId: Id, siteId: SiteId }), data: Type.String(), perMinute: 30 },
    ({ caller, params }) => links.url(caller, params.planId),
  );
  route(app, contract.createLink, { body: LinkOrder, data: PaymentLink, perMinute: 30 }, ({ caller, body }) =>
    links.create(caller, body),
  );
  route(app, contract.getLink, { params: OfPlan, data: Nullable(PaymentLink) }, ({ caller, params }) =>
    links.latest(caller, params.planId),
  );
  route(app, contract.closeLink, { params: OfPayment, data: PaymentLink }, ({ caller, params }) =>
    links.close(caller, params.paymentId),
  );
  if (!webhook) return;
  await app.register((scope, _options, done) => {
    takeWebhooks(scope, webhook);
    done();
  });
}

function takeWebhooks(scope: FastifyInstance, webhook: LinkWebhook): void {
  keepJsonRaw(scope);
  scope.post<{ Body: Buffer }>(
    STRIPE_WEBHOOK,
    { config: { access: "public", impersonator: "notAct" } },
    async ({ headers, body }) => {
      const signature = headers["stripe-signature"];
      if (!Buffer.isBuffer(body) || typeof signature !== "string") throw new Problem("webhook.refused");
      await webhook.receive(body, signature);
      return { received: true };
    },
  );
}
