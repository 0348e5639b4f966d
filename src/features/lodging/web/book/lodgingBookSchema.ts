import { array, object, string } from "yup";
import { line, ticked } from "../../../../platform/web/forms/rules";

/** The travellers' form (LODGE-10); the messages are message ids. As many travellers as the offer has beds for. */
export const lodgingBookSchema = object({
  travelers: array().of(
    object({
      FirstName: line(80, "field.firstNameRequired"),
      LastName: line(80, "field.lastNameRequired"),
      Passport: line(20, "field.passportRequired"),
      CountryId: string().required("field.countryRequired"),
    }),
  ),
  Requests: string().trim().max(300, "form.tooLong"),
  AcceptPrivacy: ticked("field.acceptPrivacy"),
  AcceptTerms: ticked("field.acceptTerms"),
  AcceptCancellation: ticked("field.acceptCancellation"),
});
