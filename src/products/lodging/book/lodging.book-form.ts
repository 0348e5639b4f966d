import { noPolicies, type PolicyValues, policiesAccepted } from "../../../features/information/policyBox.rules";
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
    travelers: TextFields<FormTraveler, "FirstName" | "LastName">[];
  };

const nobody: LodgingBookValues["travelers"][number] = { FirstName: "", LastName: "" };

export function emptyBookValues(travelers: number): LodgingBookValues {
  return {
    travelers: Array.from({ length: travelers }, () => ({ ...nobody })),
    Requests: "",
    ...noPolicies,
  };
}

type Named = { FirstName: string; LastName: string };

/** The form with the profile's name in the main traveler's fields that are still empty. */
export function withProfile(values: LodgingBookValues, { FirstName, LastName }: Named): LodgingBookValues {
  const [main, ...others] = values.travelers;
  if (!main) return values;
  const named = { ...values, travelers: [{ ...main, FirstName: main.FirstName || FirstName }, ...others] };
  return withLastName(named, main.LastName || LastName);
}

/**
 * The form with the main traveler's last name, which is also given to travelers without one: most families share it.
 * (LODGE-30)
 */
export function withLastName<Values extends Pick<LodgingBookValues, "travelers">>(
  values: Values,
  LastName: string,
): Values {
  const was = values.travelers[0]?.LastName;
  const follows = (own: string, index: number) => index === 0 || own === "" || own === was;
  return {
    ...values,
    travelers: values.travelers.map((one, index) => (follows(one.LastName, index) ? { ...one, LastName } : one)),
  };
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
    travelers: travelers.map(({ FirstName, LastName }) => ({ FirstName: FirstName.trim(), LastName: LastName.trim() })),
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
