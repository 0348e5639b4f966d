import { useSyncExternalStore } from "react";
import type { CallError } from "../callError";

/** How far a file that is sent in parts has come. */
export type UploadProgress = {
  /** Bytes that the server has, of so many. */
  readonly received: number;
  readonly size: number;
  /**
   * `waiting`: it will continue by itself; `stopped`: it continues only when the browser is online again, or by hand.
   */
  readonly state: "sending" | "waiting" | "stopped";
  /** Why it waits or has stopped. */
  readonly error: CallError | null;
  /** Tries at once. */
  readonly goOn: () => void;
  /** Ends it with the last error. */
  readonly cancel: () => void;
};

const underWay = new Map<Blob, UploadProgress>();
const watchers = new Set<() => void>();

/** Tells how far a file is; null: it is not being sent any more. */
export function setProgress(file: Blob, progress: UploadProgress | null): void {
  if (progress) underWay.set(file, progress);
  else underWay.delete(file);
  for (const look of watchers) look();
}

function watch(look: () => void): () => void {
  watchers.add(look);
  return () => watchers.delete(look);
}

/** How far a file is; null: it is not being sent in parts. */
export function useUploadProgress(file: Blob | undefined): UploadProgress | null {
  return useSyncExternalStore(watch, () => (file && underWay.get(file)) ?? null);
}
