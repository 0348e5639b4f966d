import type { Instant } from "../../../../shared/instant";
import type { NewClient } from "../../account.schemas";

/** `sentAt`: each time it was sent, by the browser's clock. `ticket`: of the last answer. */
export type SentRegistration = {
  readonly client: NewClient;
  readonly sentAt: readonly Instant[];
  readonly ticket: string;
};

/** With its password: in memory alone, so that it can be sent again. A reload forgets it. (ACC-19) */
let sent: SentRegistration | null = null;

export const readSentRegistration = () => sent;

/** The instants of earlier ones are kept for the same address, whose emails the server limits. */
export function addSentRegistration(client: NewClient, ticket: string, at: Instant): SentRegistration {
  const earlier = sent !== null && sent.client.email === client.email ? sent.sentAt : [];
  sent = { client, sentAt: [...earlier, at], ticket };
  return sent;
}

export function forgetSentRegistration(): void {
  sent = null;
}
