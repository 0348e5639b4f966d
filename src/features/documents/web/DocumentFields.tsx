import { useFormikContext } from "formik";
import { FormattedMessage } from "react-intl";
import type { MessageId } from "../../../web/messages";
import { DateField } from "../../../web/ui/DateField";
import { SelectField } from "../../../web/ui/SelectField";
import { TextField } from "../../../web/ui/TextField";
import type { DocumentDraft, RefusedFields } from "./documentValues";

type Name = keyof DocumentDraft;
type Props = {
  /** Before each name, so that two forms on a page have fields of their own. */
  readonly prefix: string;
  readonly licence: boolean;
  readonly countries: readonly { readonly Id: number; readonly Name: string }[];
};

/** The fields of a passport or a licence, within their form. */
export function DocumentFields({ prefix, licence, countries }: Props) {
  const { getFieldProps, touched, errors, values, status } = useFormikContext<DocumentDraft>();
  const refused: RefusedFields = status ?? {};
  const errorOf = (name: Name) => {
    // What the server refused stays marked until it is changed.
    const known = refused[name];
    if (known && known.value === values[name]) return known.text;
    return touched[name] && errors[name] && <FormattedMessage id={errors[name]} />;
  };
  const field = (name: Name, label: MessageId) => ({
    ...getFieldProps(name),
    id: `${prefix}-${name}`,
    label: <FormattedMessage id={label} />,
    error: errorOf(name),
    required: true,
  });
  return (
    <>
      <TextField {...field("FirstName", "documents.field.firstName")} autoComplete="given-name" />
      <TextField {...field("LastName", "documents.field.lastName")} autoComplete="family-name" />
      <TextField
        {...field("Number", licence ? "documents.field.licenceNumber" : "documents.field.passportNumber")}
        autoComplete="off"
        autoCapitalize="characters"
      />
      <SelectField {...field("CountryId", "documents.field.country")}>
        <option value="" />
        {countries.map(({ Id, Name }) => (
          <option key={Id} value={Id}>
            {Name}
          </option>
        ))}
      </SelectField>
      {licence ? (
        <DateField {...field("IssuedOn", "documents.field.issued")} />
      ) : (
        <DateField {...field("BirthDate", "documents.field.birthDate")} autoComplete="bday" />
      )}
      <DateField {...field("ExpiresOn", "documents.field.expires")} />
    </>
  );
}
