import type { ClientDocument } from "../../../features/documents/documents.schemas";
import { paperOf } from "../../../features/documents/ownDocument";
import { noPolicies, type PolicyValues, policiesAccepted } from "../../../features/information/policyBox.rules";
import { type KnownPerson, withKnown } from "../../../features/plan/knownPeople";
import { IdentityDocumentType } from "../../../shared/enumerations";
import type { TextFields } from "../../../shared/textFields";
import type { LodgingOfferDetail, LodgingRoom } from "../lodging.schemas";
import type { FormTraveler, LodgingBookForm, LodgingOfferChoice } from "./booking.schemas";

/**
 * The travelers' form while it is filled in: text as typed, "" for nothing yet. Its paths are those of `BookForm` in
 * the call, so that a field error of the server finds its field.
 */
export type LodgingBookValues = PolicyValues &
  TextFields<LodgingBookForm, "Requests"> & {
    /** Room by room, in each the adults, then the children; the first is the main one. */
    travelers: TextFields<FormTraveler>[];
  };

const nobody: LodgingBookValues["travelers"][number] = {
  FirstName: "",
  LastName: "",
  Passport: "",
  PassportExpires: "",
  CountryId: "",
};

export function emptyBookValues(travelers: number): LodgingBookValues {
  return {
    travelers: Array.from({ length: travelers }, () => ({ ...nobody })),
    Requests: "",
    ...noPolicies,
  };
}

type Known = { FirstName: string; LastName: string; CountryId: number | null };

/** The form with data of the client's profile in the main traveler's fields that are still empty. */
export function withProfile(values: LodgingBookValues, { FirstName, LastName, CountryId }: Known): LodgingBookValues {
  const [main, ...others] = values.travelers;
  if (!main) return values;
  const country = CountryId === null ? "" : String(CountryId);
  const known = { ...main, FirstName: main.FirstName || FirstName, LastName: main.LastName || LastName };
  const named = { ...values, travelers: [{ ...known, LastName: main.LastName }, ...others] };
  return withMain(withMain(named, "LastName", known.LastName), "CountryId", main.CountryId || country);
}

/**
 * The form with the main traveler's country or last name, also for those who have none of their own: most families
 * have one. (LODGE-30)
 */
export function withMain<Values extends Pick<LodgingBookValues, "travelers">>(
  values: Values,
  field: "CountryId" | "LastName",
  value: string,
): Values {
  const was = values.travelers[0]?.[field];
  const follows = (own: string, index: number) => index === 0 || own === "" || own === was;
  return {
    ...values,
    travelers: values.travelers.map((one, index) => (follows(one[field], index) ? { ...one, [field]: value } : one)),
  };
}

/** The form with the main traveler's passport on file, if none of its fields was filled in. (ACC-18) */
export function withDocuments<Values extends Pick<LodgingBookValues, "travelers">>(
  values: Values,
  documents: readonly ClientDocument[],
): Values {
  const [main, ...others] = values.travelers;
  const passport = main && paperOf(documents, IdentityDocumentType.Passport, main);
  if (!main || !passport || main.Passport !== "" || main.PassportExpires !== "") return values;
  const known = { ...main, Passport: passport.Number, PassportExpires: passport.ExpiresOn };
  return { ...values, travelers: [known, ...others] };
}

/** The form with what is known of those whom it names, where nothing was typed. (LODGE-30) */
export function withKnownTravelers<Values extends Pick<LodgingBookValues, "travelers">>(
  values: Values,
  people: readonly KnownPerson[],
): Values {
  return { ...values, travelers: values.travelers.map((one) => withKnown(one, people)) };
}

/** The form as the call's body; null while the policies are not accepted. Text is trimmed; requests are optional. */
export function toBookForm({
  travelers,
  Requests,
  AcceptPolicies,
}: Omit<LodgingBookValues, "PolicyEdition">): LodgingBookForm | null {
  if (!AcceptPolicies) return null;
  const requests = Requests.trim().replaceAll(/\s+/g, " ");
  return {
    travelers: travelers.map(({ CountryId, FirstName, LastName, Passport, PassportExpires }) => ({
      CountryId: Number(CountryId),
      FirstName: FirstName.trim(),
      LastName: LastName.trim(),
      Passport: Passport.trim(),
      PassportExpires,
    })),
    Requests: requests || undefined,
    ...policiesAccepted,
  };
}

type Stay = Pick<
  LodgingOfferDetail,
  "HotelId" | "RoomClassId" | "MealsPlanId" | "CheckIn" | "CheckOut" | "CurrencyCode"
>;

/** The offer as a booking call names it: ids, days and rooms, never a price. */
export function toOfferChoice(
  { HotelId, RoomClassId, MealsPlanId, CheckIn, CheckOut, CurrencyCode }: Stay,
  Rooms: LodgingRoom[],
): LodgingOfferChoice {
  return { HotelId, RoomClassId, MealsPlanId, CheckIn, CheckOut, Rooms, CurrencyCode };
}
