import { FormattedMessage } from "react-intl";
import type { FormOf } from "../../../platform/web/forms/useForm";
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

type Name = keyof DocumentDraft;
type Props = {
  readonly form: FormOf<DocumentDraft>;
  readonly type: GivenType;
  readonly countries: readonly Pick<Country, "Id" | "Iso" | "Name">[];
  /** The earliest expiry that is enough for the trip, if known. */
  readonly validUntil: HavanaDate | undefined;
};

/** The fields of a passport or a licence, within their form. */
export function DocumentFields({ form, type, countries, validUntil }: Props) {
  const { day } = useHavanaTime();
  const { ExpiresOn } = form.values;
  const field = (name: Name) => ({
    ...form.field(name),
    label: <FormattedMessage id={fieldLabel(name, type)} />,
    required: true,
  });
  const tooSoon = validUntil !== undefined && isHavanaDate(ExpiresOn) && ExpiresOn < validUntil;
  return (
    <>
      <TextField {...field("FirstName")} hint={<FormattedMessage id="book.oneNameHint" />} autoComplete="given-name" />
      <TextField {...field("LastName")} autoComplete="family-name" />
      <TextField {...field("Number")} autoComplete="off" autoCapitalize="characters" />
      <SelectField {...field("CountryId")}>
        <CountryOptions countries={countries} none="book.choose" />
      </SelectField>
      {type === IdentityDocumentType.DriverLicense ? (
        <TypedDateField {...field("IssuedOn")} onUnread={form.unread("IssuedOn")} />
      ) : (
        <TypedDateField {...field("BirthDate")} onUnread={form.unread("BirthDate")} autoComplete="bday" />
      )}
      <TypedDateField
        {...field("ExpiresOn")}
        onUnread={form.unread("ExpiresOn")}
        hint={tooSoon && <FormattedMessage id="documents.until.tooSoon" values={{ day: day(validUntil) }} />}
      />
    </>
  );
}
