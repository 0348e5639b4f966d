import type { FormikContextType } from "formik";
import { useEffect, useEffectEvent } from "react";

/**
 * What was saved elsewhere meanwhile becomes the form's own where nothing was typed over it, so that saving does not
 * undo it; what was typed stays, to be saved or discarded, and so do its errors. (FAULT-26)
 */
export function useChangedElsewhere<Values extends Record<string, string>>(
  formik: FormikContextType<Values>,
  saved: Values,
): void {
  const take = useEffectEvent(() => {
    const { initialValues, values, errors, touched, submitCount, isSubmitting, status } = formik;
    const isSame = Object.keys(saved).every((field) => saved[field] === initialValues[field]);
    if (isSame) return;
    const typed = Object.entries(values).filter(([field, value]) => value !== initialValues[field]);
    formik.resetForm({ values: saved, errors, touched, submitCount, isSubmitting, status });
    void formik.setValues({ ...saved, ...Object.fromEntries(typed) });
  });
  const text = JSON.stringify(saved);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at when what is saved has changed.
  useEffect(() => take(), [text]);
}
