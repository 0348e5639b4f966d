import { useCallback, useEffect, useRef } from "react";

type Form<Values> = { readonly values: Values; readonly setValues: (values: Values) => unknown };

/** Changes a form's values, given its present ones. */
export type Fill<Values> = (change: (values: Values) => Values) => void;

/**
 * For answers that fill in parts of one form: if two arrive at the same moment, both are applied. Formik's own
 * `setValues` starts both from the last rendered values, so the later one would undo the earlier. (ACC-18) `filled`
 * has what was last filled in: the form's values are others once something is typed.
 */
export function useFill<Values>({ values, setValues }: Form<Values>) {
  const latest = useRef(values);
  const filled = useRef<Values | null>(null);
  useEffect(() => {
    latest.current = values;
  }, [values]);
  const fill: Fill<Values> = useCallback(
    (change) => {
      latest.current = change(latest.current);
      filled.current = latest.current;
      setValues(latest.current);
    },
    [setValues],
  );
  return { fill, filled };
}
