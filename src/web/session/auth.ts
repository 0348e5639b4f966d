import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import type { TokenResponse } from "../../features/account/account.schemas";
import type { WebState } from "../state";

export type Auth = WebState["auth"];
/** Why a session ended, until the visitor has arrived where that leads (`SessionWatch`). */
export type SessionEnd = "expired" | "loggedOff";

export const signedOut: Auth = { access_token: null, token_type: null, client: null };

/** Authentication data of specification section 3. Signed in means a nonzero clientId. */
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
    sessionEnded: (_auth, _action: PayloadAction<SessionEnd>): Auth => signedOut,
  },
});

export const { signedIn, sessionAdopted, clientRenamed, sessionEnded } = authSlice.actions;

export const selectClientId = ({ auth }: Pick<WebState, "auth">): number => auth.client?.clientId ?? 0;
export const selectClient = ({ auth }: Pick<WebState, "auth">) => auth.client;
