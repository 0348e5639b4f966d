import { attempt } from "./attempt";

const MARK = "malecon.reloaded";

/**
 * For a chunk that could not be fetched: if a newer build has replaced its file, the page is reloaded, once per file,
 * and keeps what was typed. Otherwise throws the original error. (WEB-21)
 */
export async function reloadOnceGone(failure: unknown): Promise<never> {
  // Webpack's failure names the file.
  const { request }: { request?: unknown } = { ...Object(failure) };
  const file = String(request);
  const answer = request ? await fetch(file, { method: "HEAD" }).catch(() => null) : null;
  if (answer?.status !== 404 || !isFirst(file)) throw failure;
  location.reload();
  return new Promise(() => {});
}

/** Never where nothing can be noted: the page would be loaded again and again. */
const isFirst = (file: string) =>
  attempt(() => {
    const before = sessionStorage.getItem(MARK);
    sessionStorage.setItem(MARK, file);
    return before !== file;
  });
