import { type RefObject, useEffect } from "react";

type Form<Values> = { readonly values: Values; readonly dirty: boolean };

/**
 * Stores input while it is typed, so that a reload, a sign-in or a lost connection loses nothing. A form that was only
 * `filled` is not stored: when a session ends, the form restarts for a visitor and would overwrite the client's draft.
 * (FAULT-25)
 */
export function useAutosaveDraft<Values>(
  { values, dirty }: Form<Values>,
  filled: RefObject<Values | null>,
  keep: (values: Values) => unknown,
): void {
  useEffect(() => {
    if (dirty && values !== filled.current) keep(values);
  }, [values, dirty, filled, keep]);
}
