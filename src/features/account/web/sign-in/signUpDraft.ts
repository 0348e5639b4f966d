import { dropDraft, keepDraft, readDraft } from "../../../../platform/web/drafts/formDrafts";
import type { NewClientValues } from "./newClient";

const FORM = "newcomer";
const TYPED = "sign-up";
const VISITOR = 0;

/** What a visitor has entered about themselves before they have an account. */
export type SignUpDraft = Partial<Pick<NewClientValues, "FirstName" | "LastName" | "CountryId" | "PolicyEdition">>;

/** Stored when a booking leads to sign-up after accepting the policies, so that nothing is asked twice. (ACC-16) */
export function storeSignUpDraft({
  FirstName = "",
  LastName = "",
  CountryId = "",
  PolicyEdition = "",
}: SignUpDraft): void {
  keepDraft(FORM, VISITOR, { FirstName: FirstName.trim(), LastName: LastName.trim(), CountryId, PolicyEdition });
}

/** Null for visitors who do not come from a booking. */
export function readSignUpDraft(): SignUpDraft | null {
  return readDraft(FORM, VISITOR);
}

export function clearSignUpDraft(): void {
  dropDraft(FORM);
}

type Typed = Partial<Pick<NewClientValues, "FirstName" | "LastName" | "email" | "Phone" | "CountryId">>;

/** Stored for visitors who return to the form from the page of the code; without the password. (ACC-19) */
export function storeTypedFields({ FirstName, LastName, email, Phone, CountryId }: NewClientValues): void {
  keepDraft(TYPED, VISITOR, { FirstName, LastName, email, Phone, CountryId });
}

export function readTypedFields(): Typed | null {
  return readDraft(TYPED, VISITOR);
}

export function clearTypedFields(): void {
  dropDraft(TYPED);
}
