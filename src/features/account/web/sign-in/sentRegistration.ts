import { readStorage } from "../../../../platform/web/session/browserStorage";
import { withStorage } from "../../../../platform/web/withStorage";
import type { Instant } from "../../../../shared/instant";
import type { NewClient } from "../../account.schemas";

/** `sentAt`: each time it was sent, by the browser's clock. `ticket`: of the last answer. */
export type SentRegistration = {
  readonly client: NewClient;
  readonly sentAt: readonly Instant[];
  readonly ticket: string;
};

/** With its password: only in memory, so that it can be sent again. A reload drops it. (ACC-19) */
let sent: SentRegistration | null = null;

const TICKET = "malecon.registered";

export const readSentRegistration = () => sent;

/** Earlier instants for the same address stay, because the server limits its emails. */
export function addSentRegistration(client: NewClient, ticket: string, at: Instant): SentRegistration {
  const earlier = sent !== null && sent.client.email === client.email ? sent.sentAt : [];
  sent = { client, sentAt: [...earlier, at], ticket };
  withStorage(() => localStorage.setItem(TICKET, ticket));
  return sent;
}

/**
 * The ticket of this browser's last registration: the mailed link accepts that registration's password only with it.
 * (ACC-23)
 */
export const readTicket = () => readStorage(TICKET);

export function forgetSentRegistration(): void {
  sent = null;
  withStorage(() => localStorage.removeItem(TICKET));
}
