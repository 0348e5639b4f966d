import { newRequestKey } from "../../../../platform/web/requests/newRequestKey";
import { plainEmail } from "../../../../shared/contacts";
import { plainCode, plainLine } from "../../../../shared/plainText";
import type { TextFields } from "../../../../shared/textFields";
import { editionSeen, noPolicies, type PolicyValues } from "../../../information/policyBox.rules";
import type { NewClient } from "../../account.schemas";

/** The values of the sign-up form while it is filled in. */
export type NewClientValues = TextFields<
  NewClient,
  "FirstName" | "LastName" | "email" | "password" | "Phone" | "CountryId"
> &
  PolicyValues;

export const noNewClient: NewClientValues = {
  FirstName: "",
  LastName: "",
  email: "",
  password: "",
  Phone: "",
  CountryId: "",
  ...noPolicies,
};

/**
 * The form as the call's body (WIRE-3, ACC-1); phone, country and password are optional. The password is not trimmed;
 * without one the account gets a random one that nobody knows, and its client signs in by a mailed one (ACC-5). The
 * activation leads back to `returnUrl`.
 */
export function newClientOf(
  { FirstName, LastName, email, password, Phone, CountryId, ...policies }: NewClientValues,
  returnUrl: string,
): NewClient {
  return {
    FirstName: plainLine(FirstName),
    LastName: plainLine(LastName),
    email: plainEmail(email),
    password: password || newRequestKey(),
    Phone: plainCode(Phone) || undefined,
    CountryId: Number(CountryId) || undefined,
    AcceptPolicies: true,
    PolicyEdition: editionSeen(policies),
    ReturnUrl: returnUrl,
  };
}
