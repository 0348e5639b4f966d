import type { ComponentProps } from "react";
import { FormattedMessage } from "react-intl";
import { useSelector } from "react-redux";
import { selectLanguage } from "../../../../platform/web/intl/language";
import { TextField } from "../../../../platform/web/ui/fields/TextField";
import { plainCode } from "../../../../shared/plainText";
import { useGetCountriesQuery } from "../account.api";
import { usePhoneReading, withNonBreakingSpaces } from "./usePhoneReading";

type Props = Omit<ComponentProps<typeof TextField>, "type" | "hint" | "value"> & {
  readonly value: string;
  /** Id of the client's country as text: its numbers may omit the country code. */
  readonly countryId: string;
  /** Optional in this form, but required for the payment. (ACC-7) */
  readonly neededLater?: boolean;
};

/** A phone number, and below it how it was read. */
export function PhoneField({ countryId, value, neededLater = false, ...field }: Props) {
  const lang = useSelector(selectLanguage);
  const { data: countries } = useGetCountriesQuery({ lang });
  const reading = usePhoneReading(value, countries?.find(({ Id }) => String(Id) === countryId)?.Iso);
  const hint =
    reading.state === "read" && reading.text !== withNonBreakingSpaces(plainCode(value)) ? (
      <FormattedMessage id="account.field.phoneRead" values={{ number: reading.text }} />
    ) : (
      <FormattedMessage id={neededLater ? "account.field.phoneNeeded" : "account.field.phoneHint"} />
    );
  return <TextField {...field} value={value} hint={hint} type="tel" autoComplete="tel" />;
}
