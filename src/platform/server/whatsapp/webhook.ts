import { createHmac } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { fieldOf } from "../../../shared/unknownData";
import { providerStatuses } from "../db/schema/operations";
import { keepJsonRaw, readSigned } from "../http/signedBody";
import { isSameSecret } from "../isSameSecret";
import { type ProviderStatus, recordStatus } from "../outbox/outbox.repository";
import { Problem } from "../problem";
import type { Services } from "../services";
import type { WhatsAppAccount } from "./account";

const PATH = "/api/whatsapp/webhook";

type Deps = Pick<Services, "db" | "log"> & Pick<WhatsAppAccount, "appSecret" | "verifyToken">;

/**
 * WhatsApp's webhook: GET echoes the challenge for the right verify token, POST takes signed statuses of our
 * messages. Without a configured account, or for a wrong token, it does not exist. (ACC-13)
 */
export async function whatsAppWebhook(app: FastifyInstance, { db, log, appSecret, verifyToken }: Deps): Promise<void> {
  await app.register((scope, _options, done) => {
    keepJsonRaw(scope);

    scope.get<{ Querystring: Record<string, string> }>(
      PATH,
      { config: { access: "public", impersonator: "act" } },
      async ({ query }, reply) => {
        const ours = query["hub.mode"] === "subscribe" && isSameSecret(query["hub.verify_token"], verifyToken);
        if (!ours) throw new Problem("notFound");
        return reply.type("text/plain").send(query["hub.challenge"] ?? "");
      },
    );

    scope.post<{ Body: unknown }>(
      PATH,
      { config: { access: "public", impersonator: "act" } },
      async ({ body, headers, ip }) => {
        if (!Buffer.isBuffer(body) || !isSignedBy(appSecret, body, headers["x-hub-signature-256"])) {
          log.warn({ ip }, "a WhatsApp webhook without a good signature was refused");
          throw new Problem("notFound");
        }
        const report = readSigned(body);
        if (!report) throw new Problem("invalid");
        for (const { reference, status } of statusesIn(report)) await recordStatus(db, reference, status);
        return { received: true };
      },
    );
    done();
  });
}

type Reported = { reference: string; status: ProviderStatus };

/** The statuses of our messages in a webhook's body; everything else is ignored. */
function statusesIn(body: unknown): Reported[] {
  return list(body, "entry")
    .flatMap((entry) => list(entry, "changes"))
    .flatMap((change) => list(fieldOf(change, "value"), "statuses"))
    .flatMap((report) => {
      const reference = fieldOf(report, "id");
      const status = providerStatuses.find((name) => name === fieldOf(report, "status"));
      return typeof reference === "string" && status ? [{ reference, status }] : [];
    });
}

function list(value: unknown, name: string): unknown[] {
  const found = fieldOf(value, name);
  return Array.isArray(found) ? found : [];
}

/** The value of `X-Hub-Signature-256` for the raw bytes of a body. */
export function signatureOf(rawBody: Uint8Array, appSecret: string): string {
  return `sha256=${createHmac("sha256", appSecret).update(rawBody).digest("hex")}`;
}

/** Whether a body was signed with the app's secret. */
function isSignedBy(appSecret: string, rawBody: Uint8Array, signature: unknown): boolean {
  return isSameSecret(signature, signatureOf(rawBody, appSecret));
}
