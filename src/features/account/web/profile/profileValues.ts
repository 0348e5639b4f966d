import type { Language } from "../../../../shared/language";
import { plainLine } from "../../../../shared/plainText";
import type { TextFields } from "../../../../shared/textFields";
import type { Profile, ProfileUpdate } from "../../account.schemas";

/** The profile as form values: "" for what is missing. */
export type ProfileValues = TextFields<
  ProfileUpdate,
  "FirstName" | "LastName" | "Phone" | "BirthDate" | "CountryId" | "Address" | "City" | "PostalCode"
>;

export function profileValues(profile: Profile): ProfileValues {
  return {
    FirstName: profile.FirstName,
    LastName: profile.LastName,
    Phone: profile.Phone ?? "",
    BirthDate: profile.BirthDate ?? "",
    CountryId: profile.CountryId === null ? "" : String(profile.CountryId),
    Address: profile.Address ?? "",
    City: profile.City ?? "",
    PostalCode: profile.PostalCode ?? "",
  };
}

/** The form as the call's body: normalized, null for empty fields. */
export function profileUpdateOf(values: ProfileValues, clientId: number, language: Language): ProfileUpdate {
  const given = (text: string) => plainLine(text) || null;
  return {
    clientId,
    FirstName: plainLine(values.FirstName),
    LastName: plainLine(values.LastName),
    Phone: given(values.Phone),
    BirthDate: given(values.BirthDate),
    CountryId: values.CountryId === "" ? null : Number(values.CountryId),
    Address: given(values.Address),
    City: given(values.City),
    PostalCode: given(values.PostalCode),
    Language: language,
  };
}
