import { useState } from "react";
import { type Failed, runSequentially } from "./runSequentially";

/**
 * The chosen of several rows, answered one after the other, each by a call of its own: what was refused stays chosen with
 * its reason, so that pressing again sends only these. (DESK-112) `able`: those that can be answered.
 */
export function useSeveral<Item>(able: readonly Item[], keyOf: (item: Item) => string) {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const [failed, setFailed] = useState<readonly Failed<Item>[]>([]);
  const chosen = able.filter((item) => keys.has(keyOf(item)));
  return {
    keys,
    chosen,
    choose: setKeys,
    errorOf: (item: Item) => failed.find((one) => keyOf(one.item) === keyOf(item))?.error,
    /** Answers the chosen; resolves to those that were answered. */
    answer: async (work: Parameters<typeof runSequentially<Item>>[1]): Promise<readonly Item[]> => {
      const refused = await runSequentially(chosen, work);
      setFailed(refused);
      setKeys(new Set(refused.map(({ item }) => keyOf(item))));
      return chosen.filter((item) => !refused.some((one) => one.item === item));
    },
  };
}
