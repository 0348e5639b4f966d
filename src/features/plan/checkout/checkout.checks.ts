import { isWithStaff, type Refusal } from "../../../shared/refusals";

/** The checks that must pass before payment, in the order in which a client meets them. */
export const documentCheckNames = ["profile", "documents", "licenceAge", "passportPeriod"] as const;
export type DocumentCheckName = (typeof documentCheckNames)[number];

/** Null: passed. Otherwise the reason why not, from the documents' rules on the server. */
export type DocumentChecks = Record<DocumentCheckName, Refusal | null>;

/** Whether checks fail and all failing ones wait for staff: the client can do nothing. (PLAN-34) */
export function waitForStaff(checks: DocumentChecks): boolean {
  const failed = failedChecks(checks);
  return failed.length > 0 && failed.every(isWithStaff);
}

/** The reasons of the failing checks; empty if all pass. `checks` null: they have not been made yet. */
export function failedChecks(checks: DocumentChecks | null): Refusal[] {
  if (!checks) return [{ code: "documentsNotChecked", facts: {} }];
  return documentCheckNames.flatMap((name) => checks[name] ?? []);
}
