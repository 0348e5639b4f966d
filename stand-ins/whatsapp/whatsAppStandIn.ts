import { createHmac, randomBytes } from "node:crypto";
import type { FastifyInstance } from "fastify";
import Type, { type Static } from "typebox";
import { addFaultsControl, openFaults } from "../faults";

const closed = { additionalProperties: false };
const Name = Type.String({ pattern: "^[a-z0-9_]{1,512}$" });
const Texts = Type.Array(Type.Object({ type: Type.Literal("text"), text: Type.String({ minLength: 1 }) }, closed));

/** A message of a template: the only kind that may begin a conversation. */
const Message = Type.Object(
  {
    messaging_product: Type.Literal("whatsapp"),
    recipient_type: Type.Optional(Type.Literal("individual")),
    to: Type.String({ pattern: "^\\+?[0-9]{6,15}$" }),
    type: Type.Literal("template"),
    biz_opaque_callback_data: Type.Optional(Type.String({ maxLength: 512 })),
    template: Type.Object(
      {
        name: Name,
        language: Type.Object({ code: Type.String() }, closed),
        components: Type.Array(
          Type.Object(
            {
              type: Type.Enum(["header", "body", "button"]),
              sub_type: Type.Optional(Type.Enum(["url", "quick_reply", "copy_code"])),
              index: Type.Optional(Type.String()),
              parameters: Texts,
            },
            closed,
          ),
        ),
      },
      closed,
    ),
  },
  closed,
);

const NewTemplate = Type.Object(
  {
    name: Name,
    language: Type.String({ pattern: "^[a-z]{2,3}(_[A-Z]{2,3})?$" }),
    category: Type.Enum(["AUTHENTICATION", "MARKETING", "UTILITY"]),
    parameter_format: Type.Optional(Type.Enum(["NAMED", "POSITIONAL"])),
    allow_category_change: Type.Optional(Type.Boolean()),
    message_send_ttl_seconds: Type.Optional(Type.Integer()),
    components: Type.Array(
      Type.Object(
        {
          type: Type.Enum(["HEADER", "BODY", "FOOTER", "BUTTONS"]),
          text: Type.Optional(Type.String({ maxLength: 1024 })),
          example: Type.Optional(Type.Unknown()),
          add_security_recommendation: Type.Optional(Type.Boolean()),
          code_expiration_minutes: Type.Optional(Type.Integer({ minimum: 1, maximum: 90 })),
          buttons: Type.Optional(
            Type.Array(
              Type.Object({
                type: Type.String(),
                otp_type: Type.Optional(Type.Enum(["COPY_CODE", "ONE_TAP", "ZERO_TAP"])),
              }),
            ),
          ),
        },
        closed,
      ),
      { minItems: 1 },
    ),
  },
  closed,
);

/** A template of the account, in the form of its list. */
export type StoredTemplate = { id: string; name: string; language: string; status: string; category: string };

/** Faults that QA can set for the next message, to any number; `slow` is reported after 8 s. */
const messageFaults = ["decline", "slow", "lost", "duplicate", "outOfOrder"] as const;
type MessageFault = (typeof messageFaults)[number];

/** Milliseconds between a message and its status. */
const SOON = 50;
const SLOW = 8_000;

/** Messages to numbers with this ending never arrive. */
const UNREACHABLE = /0000$/;

/** The account that the stand-in plays for. `appSecret` signs its webhooks. */
export type WhatsAppAccount = {
  phoneNumberId: string;
  businessAccountId: string | null;
  token: string;
  appSecret: string;
};

type Deps = {
  production: boolean;
  account: WhatsAppAccount;
  /** The account's approved templates. */
  templates: readonly { name: string; language: string; category: string }[];
  /** The site to which statuses are reported, without a final slash. */
  site: string;
  fetch: typeof globalThis.fetch;
};

/** The text of Meta's answer to a refused call. */
const refusal = (code: number, message: string) => ({
  error: { message: `(#${code}) ${message}`, type: "OAuthException", code, fbtrace_id: "stand-in" },
});
const badToken = {
  error: { message: "Invalid OAuth access token - Cannot parse access token", type: "OAuthException", code: 190 },
};
const noObject = {
  error: {
    message: "Unsupported request. Object does not exist, cannot be loaded due to missing permissions",
    type: "GraphMethodException",
    code: 100,
    error_subcode: 33,
  },
};

/**
 * A stand-in for the WhatsApp Cloud API (test/providers/whatsapp): accepts messages of approved templates and reports
 * their statuses, signed, to the site's webhook; also lists the account's templates. `app` is strict (`strictAjv`).
 * Throws in production.
 */
export function addWhatsAppStandIn(
  app: FastifyInstance,
  { production, account, templates, site, fetch }: Deps,
): StoredTemplate[] {
  if (production) throw new Error("The WhatsApp stand-in is refused in production");
  const faults = openFaults(messageFaults);
  addFaultsControl(app, { path: "/whatsapp/faults", key: account.token, faults });

  const stored: StoredTemplate[] = templates.map(({ name, language, category }, at) => ({
    id: String(594_425_479_261_596 + at),
    name,
    language,
    category,
    status: "APPROVED",
  }));
  const isOurs = (authorization: string | undefined) => authorization === `Bearer ${account.token}`;

  void app.register((scope, _options, done) => {
    scope.setErrorHandler(async (_error, _request, reply) => reply.code(400).send(refusal(100, "Invalid parameter")));

    scope.post<{ Body: Static<typeof Message>; Params: { number: string } }>(
      "/:number/messages",
      { schema: { body: Message } },
      async ({ body, headers, params }, reply) => {
        if (!isOurs(headers.authorization)) return reply.code(401).send(badToken);
        if (params.number !== account.phoneNumberId) return reply.code(400).send(noObject);
        const { name, language } = body.template;
        const isApproved = stored.some(
          (one) => one.name === name && one.language === language.code && one.status === "APPROVED",
        );
        if (!isApproved)
          return reply.code(404).send(refusal(132_001, "Template name does not exist in the translation"));
        const id = `wamid.${randomBytes(18).toString("base64url")}`;
        // Sent after the answer. Nevertheless, as at the provider, a status may arrive before the sender has stored the
        // message's id.
        const fault = faults.take(body.to);
        setTimeout(() => void report(id, statusesOf(body.to, fault)), fault === "slow" ? SLOW : SOON).unref();
        const wa_id = body.to.replace("+", "");
        return { messaging_product: "whatsapp", contacts: [{ input: body.to, wa_id }], messages: [{ id }] };
      },
    );
    scope.get<{ Params: { id: string } }>("/:id/message_templates", async ({ headers, params }, reply) => {
      if (!isOurs(headers.authorization)) return reply.code(401).send(badToken);
      if (params.id !== account.businessAccountId) return reply.code(400).send(noObject);
      return { data: stored, paging: { cursors: { before: "MAZDZD", after: "MjQZD" } } };
    });
    scope.post<{ Body: Static<typeof NewTemplate>; Params: { id: string } }>(
      "/:id/message_templates",
      { schema: { body: NewTemplate } },
      async ({ body, headers, params }, reply) => {
        if (!isOurs(headers.authorization)) return reply.code(401).send(badToken);
        if (params.id !== account.businessAccountId) return reply.code(400).send(noObject);
        const { name, language, category } = body;
        if (stored.some((one) => one.name === name && one.language === language))
          return reply.code(400).send(refusal(100, "Content in this language already exists"));
        const made = { id: String(594_425_479_261_596 + stored.length), name, language, category, status: "PENDING" };
        stored.push(made);
        return { id: made.id, status: made.status, category };
      },
    );
    scope.get<{ Params: { id: string } }>("/:id", async ({ headers, params }, reply) => {
      if (!isOurs(headers.authorization)) return reply.code(401).send(badToken);
      if (params.id !== account.phoneNumberId) return reply.code(400).send(noObject);
      return { id: params.id, display_phone_number: "+1 305-555-0100", verified_name: "Stand-in" };
    });
    done();
  });

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

  return stored;
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
