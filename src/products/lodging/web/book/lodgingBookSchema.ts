import { array } from "yup";
import { mustBeTicked, personsName, printable, schemaOf } from "../../../../platform/web/forms/rules";
import type { LodgingBookValues } from "../../book/lodging.book-form";
import { LONGEST_REQUESTS } from "../../lodging.rules";

/** The schema of the travelers' form (LODGE-10); its messages are message ids. */
export const lodgingBookSchema = schemaOf<Omit<LodgingBookValues, "PolicyEdition">>()({
  travelers: array().of(
    schemaOf<LodgingBookValues["travelers"][number]>()({
      FirstName: personsName("field.firstNameRequired"),
      LastName: personsName("field.lastNameRequired"),
    }),
  ),
  Requests: printable(LONGEST_REQUESTS),
  AcceptPolicies: mustBeTicked("field.acceptPolicies"),
});
