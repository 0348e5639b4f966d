import type { SerializedError } from "@reduxjs/toolkit";
import type { CallError } from "../../../../platform/web/callError";

type Failure = CallError | SerializedError;

/** The refused item, and the reason. */
export type Failed<Item> = { readonly item: Item; readonly error: Failure };

/** Runs one after the other, even if earlier ones fail; returns the failures in order. */
export async function runSequentially<Item>(
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
