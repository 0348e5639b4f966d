/** The head's `meta` elements while a page is rendered on the server, by their names; null in a browser. */
let drawn: ReadonlyMap<string, string> | null = null;

/**
 * The content of a `meta` element of the page's head (src/app/server/pages/pageHead.ts), without a call; null if there
 * is none.
 */
export function pageMeta(name: string): string | null {
  if (drawn) return drawn.get(name) ?? null;
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? null;
}

/**
 * Renders a page with a head that is not in a document yet. `draw` must be synchronous, because other pages may be
 * rendered with other heads.
 */
export function drawnWithMetas<Result>(metas: ReadonlyMap<string, string>, draw: () => Result): Result {
  drawn = metas;
  try {
    return draw();
  } finally {
    drawn = null;
  }
}
