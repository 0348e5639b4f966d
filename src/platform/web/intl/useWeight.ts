import { useCallback } from "react";
import { useIntl } from "react-intl";

/**
 * Writes grams as kilograms in the language of the page, with the decimal point that amounts of money have
 * (`useMoney`): plain "es" would write "0,5 kg" beside "$19.00".
 */
export function useWeight(): (grams: number) => string {
  const { locale } = useIntl();
  return useCallback(
    (grams) => {
      const region = locale.includes("-") ? locale : `${locale}-US`;
      return new Intl.NumberFormat(region, { style: "unit", unit: "kilogram" }).format(grams / 1000);
    },
    [locale],
  );
}
