import type { outbox } from "../db/schema/operations";

type Message = Pick<typeof outbox.$inferSelect, "recipient" | "subject" | "text" | "html" | "template" | "secrets">;

/** Stands where a secret stood. */
const BLANK = "•••";

/** A message without its secrets, whom it went to where that is one: what it was about stays readable. (SAFE-22) */
export function blanked({ recipient, subject, text, html, template, secrets }: Message): Message {
  const without = (words: string) => (secrets ?? []).reduce((rest, secret) => rest.replaceAll(secret, BLANK), words);
  return {
    recipient: without(recipient),
    subject: without(subject),
    text: without(text),
    html: html === null ? null : without(html),
    template: template && { ...template, parameters: template.parameters.map(without) },
    secrets: null,
  };
}
