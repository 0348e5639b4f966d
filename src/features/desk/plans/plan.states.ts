/** Every state in which a plan rests, as logs and lists write it. Its words are the message `support.state.<name>`. */
export const stateNames = [
  "collecting",
  "confirming",
  "verifyingDocuments",
  "paying.choosing",
  "paying.processing",
  "paying.declined",
  "paying.awaitingTransfer.ordered",
  "paying.awaitingTransfer.reviewing",
  "paying.awaitingLink",
  "signing",
  "printing",
  "completed",
  "cancelled",
] as const;
export type StateName = (typeof stateNames)[number];

/** Whether a state is one that this version has words for. */
export function isStateName(name: string): name is StateName {
  return stateNames.some((known) => known === name);
}
