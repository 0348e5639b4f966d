import type { NewClient } from "../../account.schemas";

/** The sign-up form as it is typed. */
export type NewClientValues = Record<
  "FirstName" | "LastName" | "email" | "password" | "Phone" | "CountryId",
  string
> & {
  AcceptPolicies: boolean;
};

export const noNewClient: NewClientValues = {
  FirstName: "",
  LastName: "",
  email: "",
  password: "",
  Phone: "",
  CountryId: "",
  AcceptPolicies: false,
};

/**
 * The form as the wire wants it (WIRE-3, ACC-1); phone and country may be left out. The password is not trimmed. The
 * activation leads back to `returnUrl`.
 */
export function newClientOf(
  { FirstName, LastName, email, password, Phone, CountryId }: NewClientValues,
  returnUrl: string,
): NewClient {
  const phone = Phone.trim();
  return {
    FirstName: FirstName.trim(),
    LastName: LastName.trim(),
    email: email.trim(),
    password,
    ...(phone !== "" && { Phone: phone }),
    ...(CountryId !== "" && { CountryId: Number(CountryId) }),
    AcceptPolicies: true,
    ReturnUrl: returnUrl,
  };
}
