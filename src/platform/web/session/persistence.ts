import type { PersistConfig } from "redux-persist";
import type { WebState } from "../state";
import { browserStorage } from "./browserStorage";
import { readAuth, readLanguage, STORED_KEY } from "./storedSession";

/** Authentication and language are stored locally, nothing else (SESSION-3). */
export function persistence<State extends WebState>(): PersistConfig<State> {
  return {
    key: STORED_KEY,
    storage: browserStorage(),
    whitelist: ["auth", "language"],
    // Stored data are checked field by field: a corrupt value may end the session, but never breaks the start.
    stateReconciler: (inbound: Partial<Record<keyof WebState, unknown>>, _original: State, reduced: State): State => ({
      ...reduced,
      auth: readAuth(inbound.auth),
      language: { current: readLanguage(inbound.language) ?? reduced.language.current },
    }),
  };
}
