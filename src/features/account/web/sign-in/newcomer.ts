import { dropDraft, keepDraft, readDraft } from "../../../../platform/web/drafts/formDrafts";
import type { NewClientValues } from "./newClient";

const FORM = "newcomer";
const VISITOR = 0;

/** What a visitor has entered about themselves before they have an account. */
export type Newcomer = Partial<Pick<NewClientValues, "FirstName" | "LastName" | "CountryId" | "PolicyEdition">>;

/** Kept when a booking leads to sign-up after accepting the policies, so that nothing is asked twice. (ACC-16) */
export function keepNewcomer({ FirstName = "", LastName = "", CountryId = "", PolicyEdition = "" }: Newcomer): void {
  keepDraft(FORM, VISITOR, { FirstName: FirstName.trim(), LastName: LastName.trim(), CountryId, PolicyEdition });
}

/** Null for visitors who do not come from a booking. */
export function readNewcomer(): Newcomer | null {
  return readDraft(FORM, VISITOR);
}

export function dropNewcomer(): void {
  dropDraft(FORM);
}
