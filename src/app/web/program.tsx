import { setupListeners } from "@reduxjs/toolkit/query";
import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { persistStore } from "redux-persist";
import { DEFAULT_LANGUAGE } from "../../shared/constants";
import { havanaDate } from "../../shared/havana";
import { knownLanguage } from "../../shared/language";
import "../../platform/web/theme/fonts.css";
import createCache, { type EmotionCache } from "@emotion/cache";
import { languageSwitched, selectLanguage } from "../../platform/web/intl/language";
import { languageOfAddress } from "../../platform/web/intl/languageOfAddress";
import { loadMessages } from "../../platform/web/intl/messageFiles";
import { loadScreen } from "../../platform/web/lazyPage";
import { loadAgainOnline } from "../../platform/web/loadAgainOnline";
import { stateOfAnswers } from "../../platform/web/pageAnswers";
import { reloadOnceGone } from "../../platform/web/reloadOnceGone";
import { selectClientId } from "../../platform/web/session/auth";
import { followOtherTabs } from "../../platform/web/session/followOtherTabs";
import { whenIdle } from "../../platform/web/whenIdle";
import { contentKey, drawnPlace } from "../drawnPage";
import { sitePages } from "../sitePages";
import { App, STYLES_KEY } from "./App";
import { keepDrawnNow, loadReservePeriods } from "./reservePeriods";
import { NotFoundPage, screens } from "./screens";
import { makeStore, type RootState, type Store } from "./store";

const page = document.documentElement;

/** Makes the store and shows the page at the URL. */
export async function begin(): Promise<void> {
  // Waits for the whole document: React would find parts missing, and the answers come last.
  await pageParsed();
  // A visitor who has chosen no language gets that of the page.
  const current = knownLanguage(page.lang) ?? DEFAULT_LANGUAGE;
  const store = makeStore({ language: { current }, api: stateOfAnswers() });
  const drawn = store.getState();
  persistStore(store, null, () => start(store, drawn));
  followOtherTabs(store);
  // Polling pauses while the page is hidden.
  setupListeners(store.dispatch);
  loadAgainOnline(store);
}

/**
 * Runs once the stored session has been read, so that the first page is rendered in its language, for its client. A
 * server-rendered page that shows what the program would render for everybody is hydrated once its own code is there,
 * and keeps what is typed and focused; any other is replaced at once, as the loading shapes are. (WEB-19)
 */
async function start(store: Store, drawn: RootState): Promise<void> {
  const addressLanguage = languageOfAddress(location.search);
  if (addressLanguage) store.dispatch(languageSwitched(addressLanguage));
  const language = selectLanguage(store.getState());
  await loadMessages(language).catch(reloadOnceGone);
  const root = document.getElementById("root");
  if (!root) throw new Error("The page has no #root");
  if (selectClientId(store.getState()) === 0) delete page.dataset.account;
  keepDrawnNow(store);
  const place = drawnPlace(location.pathname, location.search);
  const isDrawn = place !== null && root.dataset.shows === contentKey(place, language, havanaDate(Date.now()));
  if (isDrawn) await loadScreen(place.page === "notFound" ? <NotFoundPage /> : screens[place.page]);
  const isTakenOver = isDrawn && !(place.page !== "notFound" && sitePages[place.page].restoresDraft);
  const app = <App store={store} drawn={drawn} wide={root.dataset.wide === ""} {...drawnStyles()} />;
  // From here on React receives presses on the server-rendered page.
  if (isTakenOver) page.dataset.program = "starts";
  // A transition, so that the page responds in between.
  startTransition(() => {
    if (isTakenOver) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
  // Starts after the page's own calls.
  whenIdle(() => loadReservePeriods(store));
}

/** Resolves once the whole page has arrived and is in the document. */
async function pageParsed(): Promise<void> {
  if (document.readyState !== "loading") return;
  await new Promise((resolve) => addEventListener("DOMContentLoaded", resolve, { once: true }));
}

/**
 * Emotion's cache for a page whose head has the styles of its drawing already (src/app/server/pages/pageFiles.ts): they
 * stay where they are, and new ones follow them. `themed`: whether the theme's variables and the baseline are among
 * them.
 */
function drawnStyles(): { styles: EmotionCache; themed: boolean } {
  const drawn = document.querySelector<HTMLElement>("style[data-drawn]");
  const styles = createCache({ key: STYLES_KEY, insertionPoint: drawn ?? undefined });
  for (const name of drawn?.dataset.drawn?.split(" ") ?? []) styles.inserted[name] = true;
  return { styles, themed: document.querySelector(`style[data-emotion^="${STYLES_KEY}-global "]`) !== null };
}
