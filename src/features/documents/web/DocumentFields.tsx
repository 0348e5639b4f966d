import { useFormikContext } from "formik";
import { FormattedMessage } from "react-intl";
import { fieldOf } from "../../../platform/web/forms/FormField";
import { useHavanaTime } from "../../../platform/web/intl/useHavanaTime";
import { SelectField } from "../../../platform/web/ui/fields/SelectField";
import { TextField } from "../../../platform/web/ui/fields/TextField";
import { TypedDateField } from "../../../platform/web/ui/fields/TypedDateField";
import { IdentityDocumentType } from "../../../shared/enumerations";
import { type HavanaDate, isHavanaDate } from "../../../shared/havana";
import type { Country } from "../../account/account.schemas";
import { CountryOptions } from "../../account/web/CountryOptions";
import type { GivenType } from "../documents.rules";
import type { DocumentDraft } from "./documentValues";
import { fieldLabel } from "./fieldLabels";

const Field = fieldOf<DocumentDraft>();

type Props = {
  readonly type: GivenType;
  readonly countries: readonly Pick<Country, "Id" | "Iso" | "Name">[];
  /** The earliest expiry that is enough for the trip, if known. */
  readonly validUntil: HavanaDate | undefined;
};

/** The fields of a passport or a licence, within their form. */
export function DocumentFields({ type, countries, validUntil }: Props) {
  const { day } = useHavanaTime();
  const { ExpiresOn } = useFormikContext<DocumentDraft>().values;
  const named = <Name extends keyof DocumentDraft>(name: Name) => ({
    name,
    label: <FormattedMessage id={fieldLabel(name, type)} />,
    required: true,
  });
  const tooSoon = validUntil !== undefined && isHavanaDate(ExpiresOn) && ExpiresOn < validUntil;
  return (
    <>
      <Field
        as={TextField}
        {...named("FirstName")}
        hint={<FormattedMessage id="book.oneNameHint" />}
        autoComplete="given-name"
      />
      <Field as={TextField} {...named("LastName")} autoComplete="family-name" />
      <Field as={TextField} {...named("Number")} autoComplete="off" autoCapitalize="characters" />
      <Field as={SelectField} {...named("CountryId")}>
        <CountryOptions countries={countries} none="book.choose" />
      </Field>
      {type === IdentityDocumentType.DriverLicense ? (
        <Field as={TypedDateField} {...named("IssuedOn")} />
      ) : (
        <Field as={TypedDateField} {...named("BirthDate")} autoComplete="bday" />
      )}
      <Field
        as={TypedDateField}
        {...named("ExpiresOn")}
        hint={tooSoon && <FormattedMessage id="documents.until.tooSoon" values={{ day: day(validUntil) }} />}
      />
    </>
  );
}
