import type { FormikHelpers } from "formik";
import { useCallback, useRef } from "react";

/** Changes a form's values, given its present ones. */
export type Fill<Values> = (change: (values: Values) => Values) => void;

/**
 * For answers that fill in parts of one form: each is applied to the form's current values. Formik's own `setValues`
 * starts from the last rendered ones, so the later of two answers would undo the earlier, or what was typed at the same
 * moment. (ACC-18) `filled`: the values after the last fill; the form's values differ from it once something is typed.
 */
export function useFill<Values>({ setFormikState }: Pick<FormikHelpers<Values>, "setFormikState">) {
  const filled = useRef<Values | null>(null);
  const fill: Fill<Values> = useCallback(
    (change) =>
      setFormikState((state) => {
        const values = change(state.values);
        filled.current = values;
        return { ...state, values };
      }),
    [setFormikState],
  );
  return { fill, filled };
}
