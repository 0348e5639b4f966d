/** Every state of a plan by its dotted name in logs and lists. Its text is the message `support.state.<name>`. */
export const stateNames = [
  "collecting",
  "confirming",
  "verifyingDocuments",
  "reviewingDocuments",
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

/** Whether this version knows a state. */
export function isStateName(name: string): name is StateName {
  return stateNames.some((known) => known === name);
}
