import createCache, { type EmotionCache } from "@emotion/cache";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { prerenderToNodeStream } from "react-dom/static";
import { Route, Routes, StaticRouter } from "react-router";
import { loadMessages } from "../../../platform/web/intl/messageFiles";
import type { Language } from "../../../shared/language";
import { App, Pages, STYLES_KEY } from "../App";
import { PageLoading } from "../shell/PageLoading";
import { Shell } from "../shell/Shell";
import { makeStore } from "../store";

type DrawnPage = { html: string; styles: DrawnStyles };

/** The home page as a visitor without an account first sees it (WEB-19). Runs in Node, at the build's end. */
export async function drawHome(language: Language): Promise<DrawnPage> {
  const { app, styles } = await prepare(language, <Pages />);
  // Whole, in its order: a part that comes late would need a script to be put in its place.
  const { prelude } = await prerenderToNodeStream(app, { progressiveChunkSize: Number.POSITIVE_INFINITY });
  const parts: string[] = [];
  for await (const part of prelude) parts.push(String(part));
  return { html: parts.join(""), styles: collectedStyles(styles) };
}

/** What every other page looks like while its program is on its way: shell and loading shape, to be replaced. */
export async function drawLoading(language: Language): Promise<DrawnPage> {
  const { app, styles } = await prepare(
    language,
    <Routes>
      <Route element={<Shell />}>
        <Route path="*" element={<PageLoading />} />
      </Route>
    </Routes>,
  );
  return { html: renderToString(app).replaceAll(/<!--.*?-->/g, ""), styles: collectedStyles(styles) };
}

async function prepare(language: Language, pages: ReactNode) {
  await loadMessages(language);
  const styles = createCache({ key: STYLES_KEY });
  // Styles are gathered in the cache, instead of standing among the elements that they are for.
  styles.compat = true;
  const store = makeStore({ language: { current: language } });
  const app = (
    <App store={store} drawn={store.getState()} styles={styles}>
      <StaticRouter location="/">{pages}</StaticRouter>
    </App>
  );
  return { app, styles };
}

/** Rules by Emotion's names: each global sheet apart, as the browser keeps it, and everybody else's together. */
type DrawnStyles = { globals: { name: string; css: string }[]; names: string[]; css: string };

/** What has been styled with a cache in compat mode. By the names the browser's cache knows what need not be written again. */
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
