import createCache, { type EmotionCache } from "@emotion/cache";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { matchPath, StaticRouter } from "react-router";
import { api } from "../../../platform/web/api";
import { loadMessages, loadMessagesOf } from "../../../platform/web/intl/messageFiles";
import { loadScreen } from "../../../platform/web/lazyPage";
import { answersOf, type PageAnswers, rememberAnswers } from "../../../platform/web/pageAnswers";
import { drawnWithMetas } from "../../../platform/web/pageMeta";
import { havanaDate } from "../../../shared/havana";
import { type Language, languages } from "../../../shared/language";
import { fieldOf } from "../../../shared/unknownData";
import type { Drawing, DrawnPage, DrawnStyles, PageTask } from "../../drawnPage";
import { sitePages } from "../../sitePages";
import { App, Pages, STYLES_KEY } from "../App";
import { NotFoundPage, screens } from "../screens";
import { PageLoading } from "../shell/PageLoading";
import { Shell } from "../shell/Shell";
import { makeStore, type RootState, type Store } from "../store";
import { NotLoaded } from "./NotLoaded";
import { callForPage } from "./pageCalls";

/** The most renders of a page until its lazy parts are loaded; only the first page of a kind needs more than one. */
const MOST_DRAWINGS = 6;
/** What React leaves in place of a part that it could not render. */
const NOT_DRAWN = "<!--$!-->";

/** The messages of public pages. */
const PARTS = ["site", "cars", "stays", "booking"] as const;

let messagesLoaded: Promise<unknown> | undefined;

/** Loads the messages of all languages, once. */
async function loadLanguages(): Promise<void> {
  messagesLoaded ??= (async () => {
    for (const part of PARTS) await loadMessagesOf(part);
    for (const language of languages) await loadMessages(language);
  })();
  await messagesLoaded;
}

/**
 * A public page as a visitor first sees it, with the answers of its calls, which are made by `fetch` (WEB-19). Runs in
 * a thread of the server. Throws where a part of the page cannot be rendered, or a call fails, unless its subject does
 * not exist or its request is invalid.
 */
export async function drawPage({
  page,
  path,
  search,
  language,
  wide,
  metas,
}: PageTask): Promise<DrawnPage<PageAnswers>> {
  await loadLanguages();
  const store = makeStore({ language: { current: language } });
  try {
    const { params = {} } = page === "notFound" ? {} : (matchedPath(sitePages[page].paths, path) ?? {});
    await Promise.all([
      callForPage(page)(store.dispatch, {
        params,
        query: new URLSearchParams(search),
        lang: language,
        today: havanaDate(Date.now()),
      }),
      loadScreen(page === "notFound" ? <NotFoundPage /> : screens[page]),
    ]);
    const answers = answersOf(store.getState().api);
    const errors = Object.values(answers.queries).flatMap((query) => (query?.status === "rejected" ? [query] : []));
    const broken = errors.find(({ error }) => !isAnswered(error));
    if (broken) throw new Error(`${broken.endpointName} was not answered: ${JSON.stringify(broken.error)}`);
    rememberAnswers(answers);
    const { state, unnamed } = watched(store.getState());
    const draw = () => drawn({ store, state, wide, metas, location: path + search }, <Pages />);
    let drawing = draw();
    for (let count = 1; drawing.html.includes(NOT_DRAWN); count += 1) {
      if (count === MOST_DRAWINGS) throw new Error(`a part of ${path} cannot be drawn`);
      await new Promise(setImmediate);
      drawing = draw();
    }
    return { ...drawing, answers, failed: errors.length, unnamed: [...unnamed] };
  } finally {
    // Clears the timers of cached answers.
    store.dispatch(api.util.resetApiState());
  }
}

/**
 * The shell and loading shape of every page that is not server-rendered, to be replaced by the program, and what stands
 * `beside` the root of every page. Runs at the end of the build.
 */
export async function drawShell(language: Language, metas: PageTask["metas"]) {
  await loadLanguages();
  const store = makeStore({ language: { current: language } });
  const given = { store, state: store.getState(), wide: false, metas, location: "/" };
  const loading = (
    <Shell>
      <PageLoading />
    </Shell>
  );
  const { html, styles } = drawn(given, loading);
  const beside = drawn(given, <NotLoaded />);
  return { html: withoutComments(html), styles, beside: { ...beside, html: withoutComments(beside.html) } };
}

/** For parts that React does not hydrate. */
const withoutComments = (html: string) => html.replaceAll(/<!--.*?-->/g, "");

type Given = { store: Store; state: RootState; wide: boolean; metas: PageTask["metas"]; location: string };

function inApp({ store, state, wide, location, styles }: Given & { styles: EmotionCache }, content: ReactNode) {
  return (
    <App store={store} drawn={state} wide={wide} styles={styles}>
      <StaticRouter location={location}>{content}</StaticRouter>
    </App>
  );
}

/** Rendered as one piece, because a late part would need a script to move it to its place. */
function drawn(given: Given, content: ReactNode): Drawing {
  const styles = newStyles();
  const html = drawnWithMetas(given.metas, () => renderToString(inApp({ ...given, styles }, content)));
  return { html, styles: collectedStyles(styles) };
}

function newStyles(): EmotionCache {
  const styles = createCache({ key: STYLES_KEY });
  // Collects the styles in the cache instead of between the elements.
  styles.compat = true;
  return styles;
}

const matchedPath = (paths: readonly string[], path: string) =>
  paths.map((pattern) => matchPath({ path: pattern, caseSensitive: true }, path)).find((match) => match !== null);

/** Whether a call has failed because its subject does not exist or its request is invalid. */
const isAnswered = (error: unknown) => {
  const status = fieldOf(error, "status");
  return typeof status === "number" && status >= 400 && status < 500 && status !== 429;
};

/** The state, with a record of missing queries: RTK Query's hooks look up answers by key, so each miss is noted. */
function watched(state: RootState): { state: RootState; unnamed: Set<string> } {
  const unnamed = new Set<string>();
  const queries = new Proxy(state.api.queries, {
    get: (known, key, receiver) => {
      if (typeof key === "string" && !(key in known)) unnamed.add(key);
      return Reflect.get(known, key, receiver);
    },
  });
  return { state: { ...state, api: { ...state.api, queries } }, unnamed };
}

/**
 * The styles that a cache in compat mode has collected. Their names tell the browser's cache which rules are there
 * already.
 */
function collectedStyles({ inserted, registered, key }: EmotionCache): DrawnStyles {
  const all = Object.entries(inserted).flatMap(([name, css]) => (typeof css === "string" ? [{ name, css }] : []));
  const isGlobal = ({ name, css }: (typeof all)[number]) =>
    registered[`${key}-${name}`] === undefined && !/^@(-webkit-)?keyframes/.test(css);
  const others = all.filter((style) => !isGlobal(style));
  return {
    globals: all.filter(isGlobal),
    names: others.map(({ name }) => name),
    css: others.map(({ css }) => css).join(""),
  };
}
