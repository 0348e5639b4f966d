import { fieldOf } from "../../../shared/unknownData";
import type { MessageTemplate } from "../db/schema/operations";
import type { WhatsAppAccount } from "../whatsapp/account";
import type { Mailer } from "./mailer";
import type { QueuedMail } from "./outbox.repository";

type Deps = Pick<WhatsAppAccount, "apiUrl" | "phoneNumberId" | "token" | "isStandIn"> & {
  fetch: typeof globalThis.fetch;
};

/** Milliseconds to wait for the provider's answer. */
const PATIENCE = 10_000;

/**
 * Delivery by the WhatsApp Cloud API with templates, as only these may start a conversation. Throws when a message was
 * not accepted. (ACC-13)
 */
export function whatsAppMailer({ apiUrl, phoneNumberId, token, isStandIn, fetch }: Deps): Mailer {
  return {
    send: async (message) => {
      const response = await fetch(`${apiUrl}/${phoneNumberId}/messages`, {
        method: "POST",
        headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
        body: JSON.stringify(templateMessage(message)),
        signal: AbortSignal.timeout(PATIENCE),
        redirect: "error",
      });
      const id = response.ok ? messageId(await response.json()) : null;
      if (id === null) throw new Error(`WhatsApp did not take the message: status ${response.status}`);
      return id;
    },
    reachesPeople: !isStandIn,
    close: () => undefined,
  };
}

function templateMessage({ recipient, language, template }: QueuedMail) {
  if (!template) throw new Error("a WhatsApp message needs its template");
  return {
    messaging_product: "whatsapp",
    recipient_type: "individual",
    to: recipient,
    type: "template",
    template: { name: template.name, language: { code: language }, components: components(template) },
  };
}

function components({ parameters, copyButton }: MessageTemplate) {
  const texts = parameters.map((text) => ({ type: "text", text }));
  const body = { type: "body", parameters: texts };
  // An authentication template's button is a link with the code in it.
  const button = { type: "button", sub_type: "url", index: "0", parameters: texts.slice(0, 1) };
  return copyButton ? [body, button] : [body];
}

function messageId(answer: unknown): string | null {
  const messages = fieldOf(answer, "messages");
  const id = Array.isArray(messages) ? fieldOf(messages[0], "id") : null;
  return typeof id === "string" ? id : null;
}
