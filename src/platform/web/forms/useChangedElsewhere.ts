import type { FormikTouched } from "formik";
import { useEffect, useEffectEvent } from "react";

type Form<Values> = {
  readonly initialValues: Values;
  readonly values: Values;
  readonly touched: FormikTouched<Values>;
  readonly resetForm: (next: { values: Values; touched: FormikTouched<Values> }) => void;
  readonly setValues: (values: Values) => unknown;
};

/**
 * What was saved elsewhere meanwhile becomes the form's own where nothing was typed over it, so that saving does not
 * undo it; what was typed stays, to be saved or discarded. (FAULT-26)
 */
export function useChangedElsewhere<Values extends Record<string, string>>(form: Form<Values>, saved: Values): void {
  const take = useEffectEvent(() => {
    const { initialValues, values, touched, resetForm, setValues } = form;
    const isSame = Object.keys(saved).every((field) => saved[field] === initialValues[field]);
    if (isSame) return;
    const typed = Object.entries(values).filter(([field, value]) => value !== initialValues[field]);
    resetForm({ values: saved, touched });
    if (typed.length > 0) setValues({ ...saved, ...Object.fromEntries(typed) });
  });
  const text = JSON.stringify(saved);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at when what is saved has changed.
  useEffect(() => take(), [text]);
}
