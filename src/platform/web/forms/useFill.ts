import { useCallback, useEffect, useRef } from "react";

type Form<Values> = { readonly values: Values; readonly setValues: (values: Values) => unknown };

/** Changes a form's values by what is in it. */
export type Fill<Values> = (change: (values: Values) => Values) => void;

/**
 * For answers that fill in parts of one form: two that arrive in the same moment both count. Formik's own `setValues`
 * gives each the values of the last drawing, and the later one undoes the earlier. (ACC-18)
 */
export function useFill<Values>({ values, setValues }: Form<Values>): Fill<Values> {
  const latest = useRef(values);
  useEffect(() => {
    latest.current = values;
  }, [values]);
  return useCallback(
    (change) => {
      latest.current = change(latest.current);
      setValues(latest.current);
    },
    [setValues],
  );
}
