import { readPolicyValues } from "../../../features/information/policyBox.rules";
import { readTexts } from "../../../shared/textFields";
import { recordOf } from "../../../shared/unknownData";
import { emptyBookValues, type LodgingBookValues } from "./lodging.book-form";

/** Reads the form's values for this many travelers from browser storage; a field of a wrong type is empty. */
export function readLodgingValues(stored: unknown, travelers: number): LodgingBookValues {
  const values = recordOf(stored);
  const empty = emptyBookValues(travelers);
  const typed: unknown[] = Array.isArray(values.travelers) ? values.travelers : [];
  return {
    travelers: empty.travelers.map((nobody, index) => readTexts(nobody, typed[index])),
    ...readTexts({ Requests: empty.Requests }, values),
    ...readPolicyValues(values),
  };
}
