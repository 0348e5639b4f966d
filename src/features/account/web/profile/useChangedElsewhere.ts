import type { FormikContextType } from "formik";
import { useEffect, useEffectEvent } from "react";

/**
 * Values that were saved elsewhere meanwhile replace the form's unedited values, so that saving does not undo them.
 * Typed values and their errors stay. (FAULT-26)
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the saved values change.
  useEffect(() => take(), [text]);
}
