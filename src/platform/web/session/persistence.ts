import type { PersistConfig } from "redux-persist";
import type { WebState } from "../state";
import type { Auth } from "./auth";
import { browserStorage } from "./browserStorage";
import { AUTH_KEY, LANGUAGE_KEY, readAuth, readLanguage } from "./storedSession";

type Language = WebState["language"];

// Authentication and language are stored locally, nothing else (SESSION-3). Each is checked field by field when it is
// read: a corrupt value may end the session, but never breaks the start.

export const authPersistence: PersistConfig<Auth> = {
  key: AUTH_KEY,
  storage: browserStorage,
  stateReconciler: (stored: unknown): Auth => readAuth(stored),
};

export const languagePersistence: PersistConfig<Language> = {
  key: LANGUAGE_KEY,
  storage: browserStorage,
  stateReconciler: (stored: unknown, original: Language): Language => ({
    current: readLanguage(stored) ?? original.current,
  }),
};
