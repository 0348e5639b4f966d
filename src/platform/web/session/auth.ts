import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import type { TokenResponse } from "../../../shared/session.schemas";
import type { WebState } from "../state";

export type Auth = WebState["auth"];
/** Why a session ended, until the visitor has arrived at the next page (`SessionWatch`). */
export type SessionEnd = "expired" | "loggedOff";

/** The client in whose place staff act, the token, and its end by this machine's clock (`systemClock`), epoch ms. */
type Impersonating = { client: NonNullable<Auth["client"]>; token: string; until: number };

export const signedOut: Auth = { access_token: null, token_type: null, client: null };

/** Authentication data of SESSION-2, SESSION-3. Signed in means a nonzero clientId. */
export const authSlice = createSlice({
  name: "auth",
  initialState: signedOut,
  reducers: {
    signedIn: (_auth, { payload }: PayloadAction<TokenResponse>): Auth => ({
      access_token: payload.access_token,
      token_type: payload.token_type,
      client: payload.data,
    }),
    /** Another tab signed in, renewed the token or logged off. */
    sessionAdopted: (_auth, { payload }: PayloadAction<Auth>): Auth => payload,
    /** The profile was saved: the header greets by its name. */
    clientRenamed: ({ client }, { payload }: PayloadAction<{ FirstName: string; LastName: string }>) => {
      if (client) Object.assign(client, { FirstName: payload.FirstName, LastName: payload.LastName });
    },
    /** Staff begin to act in a client's place; their own session is stored meanwhile. */
    impersonationBegun: (auth, { payload }: PayloadAction<Impersonating>): Auth => {
      const { access_token, client } = auth;
      if (!access_token || !client) return auth;
      const { token, until } = payload;
      return {
        access_token: token,
        token_type: "bearer",
        client: payload.client,
        actor: { access_token, client, until },
      };
    },
    /** Acting in a client's place was ended or has expired: the staff's own session is back. */
    impersonationOver: (auth): Auth =>
      auth.actor ? { access_token: auth.actor.access_token, token_type: "bearer", client: auth.actor.client } : auth,
    sessionEnded: (_auth, { payload }: PayloadAction<SessionEnd>): Auth =>
      payload === "expired" ? { ...signedOut, ended: payload } : signedOut,
  },
});

export const { signedIn, sessionAdopted, clientRenamed, impersonationBegun, impersonationOver, sessionEnded } =
  authSlice.actions;

export const selectClientId = ({ auth }: Pick<WebState, "auth">): number => auth.client?.clientId ?? 0;
/** The staff who act in the client's place; undefined for users who act for themselves. */
export const selectActor = ({ auth }: Pick<WebState, "auth">) => auth.actor;
export const selectClient = ({ auth }: Pick<WebState, "auth">) => auth.client;
