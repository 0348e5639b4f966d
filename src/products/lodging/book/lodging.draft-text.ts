import { readPolicyValues } from "../../../features/information/policyBox.rules";
import { recordOf } from "../../../shared/unknownData";
import { emptyBookValues, type LodgingBookValues } from "./lodging.book-form";

/** Reads the form's values for this many travelers from browser storage; a field of a wrong type is empty. */
export function readLodgingValues(stored: unknown, travelers: number): LodgingBookValues {
  const values = recordOf(stored);
  const typed: unknown[] = Array.isArray(values.travelers) ? values.travelers : [];
  return {
    travelers: emptyBookValues(travelers).travelers.map((_nobody, index) => {
      const known = recordOf(typed[index]);
      return {
        FirstName: text(known.FirstName),
        LastName: text(known.LastName),
        Passport: text(known.Passport),
        PassportExpires: text(known.PassportExpires),
        CountryId: text(known.CountryId),
      };
    }),
    Requests: text(values.Requests),
    ...readPolicyValues(values),
  };
}

const text = (value: unknown) => (typeof value === "string" ? value : "");
