import { useEffect } from "react";

type Form<Values> = { readonly values: Values; readonly dirty: boolean };

/** Stores input while it is typed, so that a reload, a sign-in or a lost connection loses nothing. */
export function useKeptAsTyped<Values>({ values, dirty }: Form<Values>, keep: (values: Values) => unknown): void {
  useEffect(() => {
    if (dirty) keep(values);
  }, [values, dirty, keep]);
}
