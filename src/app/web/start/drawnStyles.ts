import createCache, { type EmotionCache } from "@emotion/cache";
import { STYLES_KEY } from "../App";

/**
 * Emotion's cache for a page whose head has the styles of its drawing already (src/app/server/pages/pageFiles.ts): they
 * stay where they are, and new ones follow them. `themed`: whether the theme's variables and the baseline are among
 * them.
 */
export function drawnStyles(): { styles: EmotionCache; themed: boolean } {
  const drawn = document.querySelector<HTMLElement>("style[data-drawn]");
  const styles = createCache({ key: STYLES_KEY, insertionPoint: drawn ?? undefined });
  for (const name of drawn?.dataset.drawn?.split(" ") ?? []) styles.inserted[name] = true;
  return { styles, themed: document.querySelector(`style[data-emotion^="${STYLES_KEY}-global "]`) !== null };
}
