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

/** After an attempt to send: all errors of the form, each a link to its field. */
export function CarFormErrors() {
  const { errors, submitCount, isSubmitting } = useFormikContext<CarBookValues>();
  const say = useErrorText();
  if (submitCount === 0 || isSubmitting) return null;
  const found = names.flatMap((name) => {
    const error: unknown = getIn(errors, name);
    return typeof error === "string" ? [{ name, message: say(error) }] : [];
  });
  return (
    <ErrorSummary
      title={<FormattedMessage id="car.book.errors" values={{ count: found.length }} />}
      errors={found}
      attempt={submitCount}
    />
  );
}
