import { useCallback } from "react";
import { useLanguage } from "../../../platform/web/intl/useLanguage";
import { languageFacts } from "../../../shared/languageFacts";

/** Formats grams as kilograms in the page's language, with the same decimal point as amounts of money (`useMoney`). */
export function useWeight(): (grams: number) => string {
  const { amounts } = languageFacts[useLanguage()];
  return useCallback(
    (grams) => new Intl.NumberFormat(amounts, { style: "unit", unit: "kilogram" }).format(grams / 1000),
    [amounts],
  );
}
