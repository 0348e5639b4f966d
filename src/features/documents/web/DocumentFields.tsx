import { useFormikContext } from "formik";
import { FormattedMessage } from "react-intl";
import { useHavanaTime } from "../../../platform/web/intl/useHavanaTime";
import { DateField } from "../../../platform/web/ui/DateField";
import { Options } from "../../../platform/web/ui/Options";
import { SelectField } from "../../../platform/web/ui/SelectField";
import { TextField } from "../../../platform/web/ui/TextField";
import { type HavanaDate, isHavanaDate } from "../../../shared/havana";
import type { DocumentDraft, RefusedFields } from "./documentValues";
import { fieldLabel } from "./fieldLabels";

type Name = keyof DocumentDraft;
type Props = {
  /** Before each name, so that two forms on a page have fields of their own. */
  readonly prefix: string;
  readonly licence: boolean;
  readonly countries: readonly { readonly Id: number; readonly Name: string }[];
  /** The earliest expiry that does for the trip, where it is known. */
  readonly validUntil: HavanaDate | undefined;
};

/** The fields of a passport or a licence, within their form. */
export function DocumentFields({ prefix, licence, countries, validUntil }: Props) {
  const { day } = useHavanaTime();
  const { getFieldProps, touched, errors, values, status } = useFormikContext<DocumentDraft>();
  const refused: RefusedFields = status ?? {};
  const errorOf = (name: Name) => {
    // What the server refused stays marked until it is changed.
    const known = refused[name];
    if (known && known.value === values[name]) return known.text;
    return touched[name] && errors[name] && <FormattedMessage id={errors[name]} />;
  };
  const field = (name: Name) => ({
    ...getFieldProps(name),
    id: `${prefix}-${name}`,
    label: <FormattedMessage id={fieldLabel(name, licence)} />,
    error: errorOf(name),
    required: true,
  });
  const tooSoon = validUntil !== undefined && isHavanaDate(values.ExpiresOn) && values.ExpiresOn < validUntil;
  return (
    <>
      <TextField {...field("FirstName")} autoComplete="given-name" />
      <TextField {...field("LastName")} autoComplete="family-name" />
      <TextField {...field("Number")} autoComplete="off" autoCapitalize="characters" />
      <SelectField {...field("CountryId")}>
        <Options items={countries} any="book.choose" none="" />
      </SelectField>
      {licence ? <DateField {...field("IssuedOn")} /> : <DateField {...field("BirthDate")} autoComplete="bday" />}
      <DateField
        {...field("ExpiresOn")}
        hint={tooSoon && <FormattedMessage id="documents.until.tooSoon" values={{ day: day(validUntil) }} />}
      />
    </>
  );
}
