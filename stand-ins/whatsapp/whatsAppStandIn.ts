import { createHmac, randomBytes } from "node:crypto";
import type { FastifyInstance } from "fastify";
import Type, { type Static } from "typebox";
import { addFaultsControl, openFaults } from "../faults";

const Texts = Type.Array(Type.Object({ type: Type.Literal("text"), text: Type.String() }));
const Message = Type.Object({
  messaging_product: Type.Literal("whatsapp"),
  to: Type.String({ pattern: "^\\+?[0-9]{6,15}$" }),
  type: Type.Literal("template"),
  template: Type.Object({
    name: Type.String({ pattern: "^[a-z0-9_]{1,512}$" }),
    language: Type.Object({ code: Type.String() }),
    components: Type.Array(Type.Object({ type: Type.String(), parameters: Texts })),
  }),
});

/** Faults that QA can set for the next message, to any number; `slow` is reported after 8 s. */
const messageFaults = ["decline", "slow", "lost", "duplicate", "outOfOrder"] as const;
type MessageFault = (typeof messageFaults)[number];

/** Milliseconds between a message and its status. */
const SOON = 50;
const SLOW = 8_000;

/** Messages to numbers with this ending never arrive. */
const UNREACHABLE = /0000$/;

/** The account that the stand-in plays for. `appSecret` signs its webhooks. */
export type WhatsAppAccount = { phoneNumberId: string; token: string; appSecret: string };

type Parts = {
  production: boolean;
  account: WhatsAppAccount;
  /** The site to which statuses are reported, without a final slash. */
  site: string;
  fetch: typeof globalThis.fetch;
};

/**
 * A stand-in for the WhatsApp Cloud API: takes templates as it does and reports their statuses, signed, to the site's
 * webhook. Throws in production.
 */
export function addWhatsAppStandIn(app: FastifyInstance, { production, account, site, fetch }: Parts): void {
  if (production) throw new Error("The WhatsApp stand-in is refused in production");
  const faults = openFaults(messageFaults);
  addFaultsControl(app, { path: "/whatsapp/faults", key: account.token, faults });

  app.post<{ Body: Static<typeof Message>; Params: { number: string } }>(
    "/:number/messages",
    { schema: { body: Message } },
    async ({ body, headers, params }, reply) => {
      if (headers.authorization !== `Bearer ${account.token}` || params.number !== account.phoneNumberId)
        return reply
          .code(401)
          .send({ error: { message: "Invalid OAuth access token.", type: "OAuthException", code: 190 } });
      const id = `wamid.${randomBytes(18).toString("base64url")}`;
      // After the answer: like the provider's, a status may arrive before the sender has stored the message's id.
      const fault = faults.take();
      setTimeout(() => void report(id, statusesOf(body.to, fault)), fault === "slow" ? SLOW : SOON).unref();
      const wa_id = body.to.replace("+", "");
      return { messaging_product: "whatsapp", contacts: [{ input: body.to, wa_id }], messages: [{ id }] };
    },
  );

  async function report(id: string, statuses: readonly string[]): Promise<void> {
    for (const status of statuses) {
      const change = { field: "messages", value: { messaging_product: "whatsapp", statuses: [{ id, status }] } };
      const body = JSON.stringify({ object: "whatsapp_business_account", entry: [{ id: "0", changes: [change] }] });
      const signature = `sha256=${createHmac("sha256", account.appSecret).update(body).digest("hex")}`;
      await fetch(`${site}/api/whatsapp/webhook`, {
        method: "POST",
        headers: { "content-type": "application/json", "x-hub-signature-256": signature },
        body,
      }).catch(() => undefined);
    }
  }
}

function statusesOf(to: string, fault: MessageFault | null): string[] {
  const reached = UNREACHABLE.test(to) || fault === "decline" ? ["failed"] : ["sent", "delivered"];
  switch (fault) {
    case "lost":
      return [];
    case "duplicate":
      return reached.flatMap((status) => [status, status]);
    case "outOfOrder":
      return reached.toReversed();
    default:
      return reached;
  }
}
