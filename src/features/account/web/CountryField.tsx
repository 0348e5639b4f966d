import type { ComponentProps } from "react";
import { useSelector } from "react-redux";
import { selectLanguage } from "../../../platform/web/intl/language";
import { SelectField } from "../../../platform/web/ui/fields/SelectField";
import type { Country } from "../account.schemas";
import { useGetCountriesQuery } from "./account.api";
import { CountryOptions } from "./CountryOptions";

const none: Country[] = [];

/** A choice of a country; its value is the id as text, "" for none. */
export function CountryField(props: Omit<ComponentProps<typeof SelectField>, "children">) {
  const lang = useSelector(selectLanguage);
  const { data: countries = none } = useGetCountriesQuery({ lang });
  return (
    <SelectField {...props} autoComplete="country">
      <CountryOptions countries={countries} none="account.field.chooseCountry" />
    </SelectField>
  );
}
