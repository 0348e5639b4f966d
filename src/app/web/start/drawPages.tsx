import createCache, { type EmotionCache } from "@emotion/cache";
import type { ReactNode } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { prerenderToNodeStream } from "react-dom/static";
import { StaticRouter } from "react-router";
import { loadMessages, loadMessagesOf } from "../../../platform/web/intl/messageFiles";
import type { Language } from "../../../shared/language";
import { App, Pages, STYLES_KEY } from "../App";
import { PageLoading } from "../shell/PageLoading";
import { Shell } from "../shell/Shell";
import { makeStore } from "../store";
import { NotLoaded } from "./NotLoaded";

/** `html`: the content of the page's root. `beside`: what stands after the root and stays as it is. */
type DrawnPage = { html: string; beside: string; styles: DrawnStyles };

/** The home page as a visitor first sees it (WEB-19). Runs in Node, at the end of the build. */
export async function drawHome(language: Language): Promise<DrawnPage> {
  const { app, beside, styles } = await prepare(language, <Pages />);
  // In one piece and in order: a late part would need a script to be moved to its place.
  const { prelude } = await prerenderToNodeStream(app, { progressiveChunkSize: Number.POSITIVE_INFINITY });
  const parts: string[] = [];
  for await (const part of prelude) parts.push(String(part));
  return { html: parts.join(""), beside, styles: collectedStyles(styles) };
}

/** The shell and loading shape of every other page, to be replaced by the program. */
export async function drawLoading(language: Language): Promise<DrawnPage> {
  const { app, beside, styles } = await prepare(
    language,
    <Shell>
      <PageLoading />
    </Shell>,
  );
  return { html: renderToString(app).replaceAll(/<!--.*?-->/g, ""), beside, styles: collectedStyles(styles) };
}

async function prepare(language: Language, pages: ReactNode) {
  await loadMessages(language);
  // Those of the home page's lower half.
  await loadMessagesOf("site");
  const styles = createCache({ key: STYLES_KEY });
  // Collects the styles in the cache instead of between the elements.
  styles.compat = true;
  const store = makeStore({ language: { current: language } });
  const inApp = (content: ReactNode) => (
    <App store={store} drawn={store.getState()} styles={styles}>
      <StaticRouter location="/">{content}</StaticRouter>
    </App>
  );
  return { app: inApp(pages), beside: renderToStaticMarkup(inApp(<NotLoaded />)), styles };
}

/** Rules by Emotion's names: each global sheet by itself, as the browser expects it, and all other rules together. */
type DrawnStyles = { globals: { name: string; css: string }[]; names: string[]; css: string };

/**
 * The styles that a cache in compat mode has collected. Their names tell the browser's cache which rules are there
 * already.
 */
function collectedStyles({ inserted, registered, key }: EmotionCache): DrawnStyles {
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
