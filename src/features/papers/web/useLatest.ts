import { useCallback, useRef } from "react";

/** Wraps slow work: resolves to its result, or to undefined if more work was begun meanwhile, whose result counts. */
export function useLatest() {
  const begun = useRef(0);
  return useCallback(async <Result>(work: Promise<Result>): Promise<Result | undefined> => {
    begun.current += 1;
    const own = begun.current;
    const result = await work;
    return own === begun.current ? result : undefined;
  }, []);
}
