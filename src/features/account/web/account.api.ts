import { alertShown } from "../../../platform/web/alerts/alerts";
import { api } from "../../../platform/web/api";
import { call, callBy, request } from "../../../platform/web/request";
import { clientRenamed, sessionEnded, signedIn } from "../../../platform/web/session/auth";
import { keepsSession } from "../../../platform/web/session/browserStorage";
import { callToken } from "../../../platform/web/session/tokenCall";
import { stateOf } from "../../../platform/web/state";
import type { TokenRequest, TokenResponse } from "../../../shared/session.schemas";
import { accountContract } from "../account.contract";

/**
 * A password, with a second factor's code or passkey if needed; or a mailed code: the link's, or six digits with the
 * email.
 */
type Credentials =
  | { email: string; password: string; code?: string; passkey?: string }
  | { email?: string; code: string };

/** Calls of WIRE-3. Failures that a form shows at its fields raise no alert. */
export const accountApi = api.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    getToken: build.mutation<TokenResponse, Credentials>({
      queryFn: ({ email, ...secret }, store) => {
        const { language } = stateOf(store);
        const grant_type = "password" in secret ? "password" : "activation_code";
        const person: Pick<TokenRequest, "username" | "cremail"> =
          email === undefined ? {} : { username: email, cremail: email };
        return callToken({ grant_type, ...person, ...secret }, language.current);
      },
      onQueryStarted: async (_credentials, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (!answer) return;
        dispatch(signedIn(answer.data));
        if (!keepsSession())
          dispatch(alertShown({ kind: "information", message: "account.signIn.notKept", stays: true }));
      },
    }),
    /** The session here ends whatever the answer; if the call fails, the cookie stays until it expires. */
    logOff: build.mutation({
      ...call(accountContract.logOff),
      onQueryStarted: async (_nothing, { dispatch, queryFulfilled }) => {
        await queryFulfilled.catch(() => null);
        dispatch(sessionEnded("loggedOff"));
      },
    }),
    // A mutation, so that it is not cached: each challenge is for one call.
    getChallenge: build.mutation(call(accountContract.getChallenge)),
    registerClient: build.mutation({
      ...call(accountContract.registerClient),
      // After a refusal the policies may have changed: they are loaded again.
      invalidatesTags: (_made, error) => (error ? ["Policies"] : []),
      extraOptions: { shown: ["plan.policiesChanged"] },
    }),
    activateClient: build.mutation({
      ...call(accountContract.activateInBrowser),
      extraOptions: { failure: "error.account.activateFailed", shown: ["account.passwordNeeded"] },
    }),
    recoverPassword: build.mutation(call(accountContract.recoverPassword)),
    changePassword: build.mutation({
      ...call(accountContract.changePassword),
      extraOptions: { failure: "error.account.changePasswordFailed" },
    }),
    /** The profile's page shows its failure (WIRE-23); elsewhere it is not shown. */
    getProfile: build.query({
      ...call(accountContract.getProfile),
      providesTags: ["Client"],
    }),
    updateProfile: build.mutation({
      ...call(accountContract.updateProfile),
      // A complete profile may make the payment possible.
      invalidatesTags: ["Client", "Plan", "Checkout", "Documents"],
      extraOptions: { failure: "error.account.profileUpdateFailed" },
      onQueryStarted: async (_profile, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (answer) dispatch(clientRenamed(answer.data));
      },
    }),
    getCountries: build.query({
      // Countries are named in the language of the request's header, so each language has its own cache entry.
      ...callBy((_given: { lang: string }) => request(accountContract.getCountries, undefined)),
      extraOptions: { failure: "error.account.countriesFailed" },
    }),
  }),
});

export const {
  useGetTokenMutation,
  useLogOffMutation,
  useGetChallengeMutation,
  useRegisterClientMutation,
  useActivateClientMutation,
  useRecoverPasswordMutation,
  useChangePasswordMutation,
  useGetProfileQuery,
  useLazyGetProfileQuery,
  useUpdateProfileMutation,
  useGetCountriesQuery,
} = accountApi;
