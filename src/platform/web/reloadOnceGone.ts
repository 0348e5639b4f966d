import { fieldOf } from "../../shared/unknownData";
import { withStorage } from "./withStorage";

const MARK = "malecon.reloaded";

/**
 * For a chunk that could not be fetched: if a newer build has replaced its file, reloads the page, once per file; input
 * is kept. Otherwise throws the original error. (WEB-21)
 */
export async function reloadOnceGone(failure: unknown): Promise<never> {
  // Webpack's error contains the file's URL.
  const request = fieldOf(failure, "request");
  const file = String(request);
  const answer = request ? await fetch(file, { method: "HEAD" }).catch(() => null) : null;
  if (answer?.status !== 404 || !isFirst(file)) throw failure;
  location.reload();
  return new Promise(() => {});
}

/** False if storage is blocked: the page would reload for ever. */
const isFirst = (file: string) =>
  withStorage(() => {
    const before = sessionStorage.getItem(MARK);
    sessionStorage.setItem(MARK, file);
    return before !== file;
  });
