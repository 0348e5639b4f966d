import { useEffect, useEffectEvent } from "react";
import type { FormOf } from "./useForm";

/**
 * What was saved elsewhere meanwhile becomes the form's own where nothing was typed over it, so that saving does not
 * undo it; what was typed stays, to be saved or discarded, and so do its errors. (FAULT-26)
 */
export function useChangedElsewhere<Values extends Record<string, string>>(
  { formik: { initialValues, values }, rebase }: Pick<FormOf<Values>, "formik" | "rebase">,
  saved: Values,
): void {
  const take = useEffectEvent(() => {
    const isSame = Object.keys(saved).every((field) => saved[field] === initialValues[field]);
    if (isSame) return;
    const typed = Object.entries(values).filter(([field, value]) => value !== initialValues[field]);
    rebase(saved, { ...saved, ...Object.fromEntries(typed) });
  });
  const text = JSON.stringify(saved);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at when what is saved has changed.
  useEffect(() => take(), [text]);
}
