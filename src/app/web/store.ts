import { combineReducers, configureStore } from "@reduxjs/toolkit";
import { FLUSH, PAUSE, PERSIST, PURGE, persistReducer, REGISTER, REHYDRATE } from "redux-persist";
import type { PersistPartial } from "redux-persist/es/persistReducer";
import { alertsSlice } from "../../platform/web/alerts/alerts";
import { failureAlerts } from "../../platform/web/alerts/failureAlerts";
import { api } from "../../platform/web/api";
import { languageSlice } from "../../platform/web/intl/language";
import { tellChanges } from "../../platform/web/otherTabs";
import { authSlice } from "../../platform/web/session/auth";
import { endingSlice } from "../../platform/web/session/ending";
import { forgetClient } from "../../platform/web/session/forgetClient";
import { persistence } from "../../platform/web/session/persistence";

const rootReducer = combineReducers({
  api: api.reducer,
  auth: authSlice.reducer,
  language: languageSlice.reducer,
  ending: endingSlice.reducer,
  alerts: alertsSlice.reducer,
});

export type RootState = ReturnType<typeof rootReducer>;

const ofPersistence = { ignoredActions: [FLUSH, REHYDRATE, PAUSE, PERSIST, PURGE, REGISTER] };

/** The application's store. `persistStore(store)` begins to keep authentication and language. */
export function makeStore(preloadedState?: Partial<RootState>) {
  return configureStore({
    reducer: persistReducer(persistence<RootState>(), rootReducer),
    // redux-persist adds its own key when it begins; until then a state without it is whole.
    preloadedState: preloadedState as RootState & PersistPartial,
    middleware: (defaults) =>
      defaults({ serializableCheck: ofPersistence }).concat(api.middleware, failureAlerts, tellChanges, forgetClient),
    // Not in production, even if the extension is installed.
    devTools: process.env.NODE_ENV === "development",
  });
}

export type Store = ReturnType<typeof makeStore>;
