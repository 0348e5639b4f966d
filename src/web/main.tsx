import { setupListeners } from "@reduxjs/toolkit/query";
import { createRoot } from "react-dom/client";
import { persistStore } from "redux-persist";
import "./theme/fonts.css";
import { App } from "./App";
import { languageSwitched, selectLanguage } from "./intl/language";
import { languageOfAddress } from "./intl/languageOfAddress";
import { loadMessages } from "./intl/messageFiles";
import { followOtherTabs } from "./session/followOtherTabs";
import { makeStore } from "./store";
import { styleNonce } from "./styleNonce";

const store = makeStore();
persistStore(store, null, start);
followOtherTabs(store.dispatch);
// Whatever polls rests while nobody looks.
setupListeners(store.dispatch);

/** Runs once the stored session has been read: the first page is drawn in its language, for its client. */
async function start(): Promise<void> {
  const root = document.getElementById("root");
  if (!root) throw new Error("The page has no #root");
  const asked = languageOfAddress(location.search);
  if (asked) store.dispatch(languageSwitched(asked));
  await loadMessages(selectLanguage(store.getState()));
  createRoot(root).render(<App store={store} nonce={styleNonce()} />);
}
