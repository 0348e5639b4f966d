import type { ThunkDispatch, UnknownAction } from "@reduxjs/toolkit";
import type { Language } from "../../shared/language";
import type { SignedInClient } from "../../shared/session.schemas";

/** The parts of the store that the API layer reads; the store's own type has more. */
export type WebState = {
  auth: {
    access_token: string | null;
    token_type: string | null;
    client: SignedInClient | null;
    /** The session expired: read from storage by other tabs, and by the page after a reload. */
    ended?: "expired";
    /**
     * The staff who act in the client's place, and when that ends by this machine's clock (`systemClock`), epoch ms.
     */
    actor?: { access_token: string; client: SignedInClient; until: number };
  };
  language: { current: Language };
};

/** The store's state for the calls of the API layer, to which RTK Query gives it without a type. */
export const stateOf = ({ getState }: { getState: () => unknown }) => getState() as WebState;

/** For `useDispatch<AppDispatch>()`: takes thunks as well as actions. */
export type AppDispatch = ThunkDispatch<WebState, undefined, UnknownAction>;
