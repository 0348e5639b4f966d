import { getIn, useFormikContext } from "formik";
import { FormattedMessage } from "react-intl";
import { ErrorSummary } from "../../../web/ui/ErrorSummary";
import type { CarBookValues } from "../car.drafts";
import { useErrorText } from "./BookField";

/** In the order of the page. */
const names = [
  "Driver.FirstName",
  "Driver.LastName",
  "Driver.BirthDate",
  "Driver.CountryId",
  "Driver.Passport",
  "Driver.PassportExpires",
  "Driver.LicenseNumber",
  "Driver.LicenseCountryId",
  "Driver.LicenseIssued",
  "Driver.LicenseExpires",
  "ExtraDrivers",
  "ChildSeats",
  "FlightNumber",
  "AcceptPrivacy",
  "AcceptTerms",
  "AcceptCancellation",
];

/** After an attempt to send: all errors of the form, each said once, as a link to the first field that it is about. */
export function CarFormErrors() {
  const { errors, submitCount, isSubmitting } = useFormikContext<CarBookValues>();
  const say = useErrorText();
  if (submitCount === 0 || isSubmitting) return null;
  const found = new Map<string, string>();
  for (const name of names) {
    const error: unknown = getIn(errors, name);
    if (typeof error === "string" && !found.has(say(error))) found.set(say(error), name);
  }
  return (
    <ErrorSummary
      title={<FormattedMessage id="car.book.errors" values={{ count: found.size }} />}
      errors={[...found].map(([message, name]) => ({ name, message }))}
      attempt={submitCount}
    />
  );
}
