import { combineReducers, configureStore, createListenerMiddleware } from "@reduxjs/toolkit";
import { FLUSH, PAUSE, PERSIST, PURGE, persistReducer, REGISTER, REHYDRATE } from "redux-persist";
import { alertsSlice } from "../../platform/web/alerts/alerts";
import { failureAlerts } from "../../platform/web/alerts/failureAlerts";
import { api } from "../../platform/web/api";
import { languageSlice } from "../../platform/web/intl/language";
import { broadcastChanges } from "../../platform/web/otherTabs";
import { authSlice } from "../../platform/web/session/auth";
import { endingSlice } from "../../platform/web/session/ending";
import { forgetClient } from "../../platform/web/session/forgetClient";
import { authPersistence, languagePersistence } from "../../platform/web/session/persistence";
import type { AppDispatch, WebState } from "../../platform/web/state";
import { devTools } from "./devTools";

const rootReducer = combineReducers({
  api: api.reducer,
  auth: persistReducer(authPersistence, authSlice.reducer),
  language: persistReducer(languagePersistence, languageSlice.reducer),
  ending: endingSlice.reducer,
  alerts: alertsSlice.reducer,
});

/** The state without the keys that redux-persist adds to its slices. */
export type RootState = Omit<ReturnType<typeof rootReducer>, "auth" | "language"> & WebState;

const ofPersistence = { ignoredActions: [FLUSH, REHYDRATE, PAUSE, PERSIST, PURGE, REGISTER] };

/** The application's store. `persistStore(store)` begins to keep authentication and language. */
export function makeStore(preloadedState?: Partial<RootState>) {
  const listeners = createListenerMiddleware<WebState, AppDispatch>();
  for (const listen of [failureAlerts, broadcastChanges, forgetClient]) listen(listeners.startListening);
  return configureStore({
    reducer: rootReducer,
    // redux-persist adds its own key to a slice when it begins; until then the slice lacks the key.
    preloadedState: preloadedState as Partial<ReturnType<typeof rootReducer>>,
    middleware: (defaults) =>
      defaults({ serializableCheck: ofPersistence }).concat(api.middleware, listeners.middleware),
    // Not in production, even if the extension is installed.
    devTools: (process.env.NODE_ENV === "development" || __QA_TOOLS__) && devTools,
  });
}

export type Store = ReturnType<typeof makeStore>;
