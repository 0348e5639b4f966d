import { useEffect } from "react";

type Form<Values> = { readonly values: Values; readonly dirty: boolean };

/** Keeps what is typed as it is typed: nothing is lost to a reload, a sign-in or a closed connection. */
export function useKeptAsTyped<Values>({ values, dirty }: Form<Values>, keep: (values: Values) => unknown): void {
  useEffect(() => {
    if (dirty) keep(values);
  }, [values, dirty, keep]);
}
