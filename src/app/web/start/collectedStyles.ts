import type { EmotionCache } from "@emotion/cache";

/** Rules by Emotion's names: each global sheet apart, as the browser keeps it, and everybody else's together. */
export type DrawnStyles = { globals: { name: string; css: string }[]; names: string[]; css: string };

/** What has been styled with a cache in compat mode. By the names the browser's cache knows what need not be written again. */
export function collectedStyles({ inserted, registered, key }: EmotionCache): DrawnStyles {
  const all = Object.entries(inserted).flatMap(([name, css]) => (typeof css === "string" ? [{ name, css }] : []));
  const isGlobal = ({ name, css }: (typeof all)[number]) =>
    registered[`${key}-${name}`] === undefined && !css.startsWith("@keyframes");
  const others = all.filter((style) => !isGlobal(style));
  return {
    globals: all.filter(isGlobal),
    names: others.map(({ name }) => name),
    css: others.map(({ css }) => css).join(""),
  };
}
