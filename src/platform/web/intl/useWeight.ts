import { useCallback } from "react";
import { languageFacts } from "../../../shared/language";
import { useLanguage } from "./useLanguage";

/** Writes grams as kilograms in the language of the page, with the decimal point that amounts of money have (`useMoney`). */
export function useWeight(): (grams: number) => string {
  const { amounts } = languageFacts[useLanguage()];
  return useCallback(
    (grams) => new Intl.NumberFormat(amounts, { style: "unit", unit: "kilogram" }).format(grams / 1000),
    [amounts],
  );
}
