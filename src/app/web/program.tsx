import createCache from "@emotion/cache";
import { setupListeners } from "@reduxjs/toolkit/query";
import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { persistStore } from "redux-persist";
import { DEFAULT_LANGUAGE } from "../../shared/constants";
import { havanaDate } from "../../shared/havana";
import { knownLanguage } from "../../shared/language";
import "../../platform/web/theme/fonts.css";
import { languageSwitched, selectLanguage } from "../../platform/web/intl/language";
import { languageOfAddress } from "../../platform/web/intl/languageOfAddress";
import { loadMessages } from "../../platform/web/intl/messageFiles";
import { loadAgainOnline } from "../../platform/web/loadAgainOnline";
import { reloadOnceGone } from "../../platform/web/reloadOnceGone";
import { selectClientId } from "../../platform/web/session/auth";
import { followOtherTabs } from "../../platform/web/session/followOtherTabs";
import { styleNonce } from "../../platform/web/styleNonce";
import { whenIdle } from "../../platform/web/whenIdle";
import { App, STYLES_KEY } from "./App";
import { loadReservePeriods } from "./reservePeriods";
import { makeStore, type RootState, type Store } from "./store";

const page = document.documentElement;

/** Makes the store and shows the page at the URL. */
export function begin(): void {
  // A visitor who has chosen no language gets that of the page.
  const current = knownLanguage(page.lang) ?? DEFAULT_LANGUAGE;
  const store = makeStore({ language: { current } });
  const drawn = store.getState();
  persistStore(store, null, () => start(store, drawn));
  followOtherTabs(store);
  // Polling pauses while the page is hidden.
  setupListeners(store.dispatch);
  loadAgainOnline(store);
}

/**
 * Runs once the stored session has been read, so that the first page is rendered in its language, for its client. The
 * home page was prerendered (scripts/build/prerender.mjs): if it shows what this program would, it is hydrated, and
 * keeps what is typed and focused; otherwise it is replaced at once, like the loading shapes of other pages. Both wait
 * for the page's end: of a page that is still arriving, React would find parts missing and draw it anew. (WEB-19)
 */
async function start(store: Store, drawn: RootState): Promise<void> {
  const addressLanguage = languageOfAddress(location.search);
  if (addressLanguage) store.dispatch(languageSwitched(addressLanguage));
  const language = selectLanguage(store.getState());
  await Promise.all([loadMessages(language).catch(reloadOnceGone), pageParsed()]);
  const root = document.getElementById("root");
  if (!root) throw new Error("The page has no #root");
  if (selectClientId(store.getState()) === 0) delete page.dataset.account;
  const styles = createCache({ key: STYLES_KEY, nonce: styleNonce() });
  const app = <App store={store} drawn={drawn} styles={styles} />;
  // A transition, so that the page responds in between.
  startTransition(() => {
    if (root.dataset.shows === `${location.pathname} ${language} ${havanaDate(Date.now())}`) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
  // After the page's own calls.
  whenIdle(() => loadReservePeriods(store));
}

/** Resolves once the whole page has arrived and stands in the document. */
async function pageParsed(): Promise<void> {
  if (document.readyState !== "loading") return;
  await new Promise((resolve) => addEventListener("DOMContentLoaded", resolve, { once: true }));
}
