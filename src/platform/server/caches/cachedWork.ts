import { createHash } from "node:crypto";
import type { Work } from "../background/thread";

/** Size of the cache in bytes: about a hundred papers. */
const MAX_BYTES = 16 * 1024 * 1024;

/**
 * Does each task once, whatever the number of callers: its bytes are cached under a digest of its input, so that any
 * change makes another entry. The least recently used go first; failures are not cached. (OPS-21)
 */
export function cachedWork<Task>(work: Work<Task>, maxBytes = MAX_BYTES): Work<Task> {
  const results = new Map<string, { bytes: Promise<Uint8Array>; size: number }>();
  let size = 0;

  const forget = (key: string) => {
    size -= results.get(key)?.size ?? 0;
    results.delete(key);
  };
  const makeRoom = () => {
    for (const key of results.keys()) {
      if (size <= maxBytes) return;
      forget(key);
    }
  };

  return (task) => {
    const key = createHash("sha256").update(JSON.stringify(task)).digest("base64url");
    const cached = results.get(key);
    if (cached) {
      // Moved to the end of the map, as the most recently used.
      results.delete(key);
      results.set(key, cached);
      return cached.bytes;
    }
    const result = { bytes: work(task), size: 0 };
    results.set(key, result);
    result.bytes.then(
      ({ length }) => {
        if (results.get(key) !== result) return;
        result.size = length;
        size += length;
        makeRoom();
      },
      () => {
        if (results.get(key) === result) forget(key);
      },
    );
    return result.bytes;
  };
}
