import type { ComponentProps } from "react";
import { FormattedMessage } from "react-intl";
import { useSelector } from "react-redux";
import { selectLanguage } from "../../../platform/web/intl/language";
import { SelectField } from "../../../platform/web/ui/fields/SelectField";
import type { Country } from "../account.schemas";
import { useGetCountriesQuery } from "./account.api";

const none: Country[] = [];

/** A choice of a country; its value is the id as text, "" for none. */
export function CountryField(props: Omit<ComponentProps<typeof SelectField>, "children">) {
  const lang = useSelector(selectLanguage);
  const { data: countries = none } = useGetCountriesQuery({ lang });
  return (
    <SelectField {...props} autoComplete="country">
      <option value="">
        <FormattedMessage id="account.field.chooseCountry" />
      </option>
      {countries.map(({ Id, Name }) => (
        <option key={Id} value={Id}>
          {Name}
        </option>
      ))}
    </SelectField>
  );
}
