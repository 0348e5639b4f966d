import type { SerializedError } from "@reduxjs/toolkit";
import type { CallError } from "../../../../platform/web/callError";

type Failure = CallError | SerializedError;

/** What was refused, and why. */
export type Failed<Item> = { readonly item: Item; readonly error: Failure };

/** Does one after the other, each whatever became of those before it: what was refused, in their order. */
export async function atOnce<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<{ readonly error?: Failure | undefined }>,
): Promise<Failed<Item>[]> {
  const failed: Failed<Item>[] = [];
  for (const item of items) {
    const { error } = await work(item);
    if (error) failed.push({ item, error });
  }
  return failed;
}
