import { useSyncExternalStore } from "react";
import type { CallError } from "../callError";

/** The progress of a file that is sent in parts. */
export type UploadProgress = {
  /** The bytes that the server has, and the file's size. */
  readonly received: number;
  readonly size: number;
  /**
   * `waiting`: it will continue by itself; `stopped`: it continues only when the browser is online again, or by hand.
   */
  readonly state: "sending" | "waiting" | "stopped";
  /** Why it waits or has stopped. */
  readonly error: CallError | null;
  /** Retries immediately. */
  readonly goOn: () => void;
  /** Cancels the upload, with the last error. */
  readonly cancel: () => void;
};

const underWay = new Map<Blob, UploadProgress>();
const watchers = new Set<() => void>();

/** Sets the progress of a file; null: it is not being sent any more. */
export function setProgress(file: Blob, progress: UploadProgress | null): void {
  if (progress) underWay.set(file, progress);
  else underWay.delete(file);
  for (const look of watchers) look();
}

function watch(look: () => void): () => void {
  watchers.add(look);
  return () => watchers.delete(look);
}

/** The progress of a file; null: it is not being sent in parts. */
export function useUploadProgress(file: Blob | undefined): UploadProgress | null {
  return useSyncExternalStore(watch, () => (file && underWay.get(file)) ?? null);
}
