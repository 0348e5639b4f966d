import { useMemo, useState } from "react";

/**
 * Whether a text differs from how its editing began. Formik's `dirty` does not say so: a section that is added or moved
 * makes the values the form's initial ones.
 */
export function useIsRewritten(values: unknown): boolean {
  const text = useMemo(() => JSON.stringify(values), [values]);
  const [begun] = useState(text);
  return text !== begun;
}
