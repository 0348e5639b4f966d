import { array, boolean, object, string } from "yup";
import type { MessageId } from "../../../../platform/web/messages";

const line = (longest: number, required: MessageId) => string().trim().required(required).max(longest, "field.tooLong");
const accepted = (problem: MessageId) => boolean().oneOf([true], problem);

/** The travellers' form (specification section 3); the messages are message ids. As many travellers as the offer has beds for. */
export const lodgingBookSchema = object({
  travelers: array().of(
    object({
      FirstName: line(80, "field.firstNameRequired"),
      LastName: line(80, "field.lastNameRequired"),
      Passport: line(20, "field.passportRequired"),
      CountryId: string().required("field.countryRequired"),
    }),
  ),
  Requests: string().trim().max(300, "field.tooLong"),
  AcceptPrivacy: accepted("field.acceptPrivacy"),
  AcceptTerms: accepted("field.acceptTerms"),
  AcceptCancellation: accepted("field.acceptCancellation"),
});
