import { useState } from "react";
import { keptRows } from "./queue/keptRows";
import { type Failed, runSequentially } from "./runSequentially";

/**
 * The chosen of several rows, answered one after the other, each by a call of its own: what was refused stays chosen with
 * its reason, so that pressing again sends only these. A row that is chosen or was refused stays when the list loses it.
 * (DESK-112, DESK-106) `canBe`: whether a row can be answered; all that wait can if not given.
 */
export function useSeveral<Item>(
  waiting: readonly Item[],
  keyOf: (item: Item) => string,
  canBe: (item: Item) => boolean = () => true,
) {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const [failed, setFailed] = useState<readonly Failed<Item>[]>([]);
  const [before, setBefore] = useState(waiting);
  const [isSending, setSending] = useState(false);
  const errorOf = (key: string) => failed.find((one) => keyOf(one.item) === key)?.error;
  const listed = keptRows(before, waiting, keyOf, (key) => keys.has(key) || errorOf(key) !== undefined);
  if (listed.length !== before.length || listed.some((one, index) => one !== before[index])) setBefore(listed);
  const able = waiting.filter(canBe);
  const chosen = able.filter((item) => keys.has(keyOf(item)));
  return {
    listed,
    able,
    keys,
    chosen,
    choose: setKeys,
    errorOf: (item: Item) => errorOf(keyOf(item)),
    /** Another person answered it first; not reported while the caller's own answers remove rows from the list. */
    isGone: (item: Item) => !isSending && !waiting.some((one) => keyOf(one) === keyOf(item)),
    /** Answers the chosen rows; resolves to those that were answered. */
    answer: async (work: Parameters<typeof runSequentially<Item>>[1]): Promise<readonly Item[]> => {
      setSending(true);
      const refused = await runSequentially(chosen, work);
      setSending(false);
      setFailed(refused);
      setKeys(new Set(refused.map(({ item }) => keyOf(item))));
      return chosen.filter((item) => !refused.some((one) => one.item === item));
    },
  };
}
