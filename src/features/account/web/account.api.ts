import { api } from "../../../platform/web/api";
import { call, callBy, request } from "../../../platform/web/request";
import { clientRenamed, sessionEnded, signedIn } from "../../../platform/web/session/auth";
import { callToken } from "../../../platform/web/session/tokenCall";
import type { WebState } from "../../../platform/web/state";
import type { TokenResponse } from "../../../shared/session.schemas";
import { accountContract } from "../account.contract";

/** A password, with the second factor's code or passkey where it is asked for, or what was mailed to a new client: the link's code, or six digits with their address. */
type Credentials =
  | { email: string; password: string; code?: string; passkey?: string }
  | { email?: string; code: string };

/** Calls of WIRE-3. What a form shows at its fields raises no alert. */
export const accountApi = api.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    getToken: build.mutation<TokenResponse, Credentials>({
      queryFn: ({ email, ...secret }, { getState }) => {
        const { language } = getState() as WebState;
        const grant_type = "password" in secret ? "password" : "activation_code";
        return callToken(
          { grant_type, ...(email !== undefined && { username: email, cremail: email }), ...secret },
          language.current,
        );
      },
      onQueryStarted: async (_credentials, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (answer) dispatch(signedIn(answer.data));
      },
    }),
    /** The session here ends whatever the answer; without one the cookie lives on until it expires. */
    logOff: build.mutation({
      ...call(accountContract.logOff),
      onQueryStarted: async (_nothing, { dispatch, queryFulfilled }) => {
        await queryFulfilled.catch(() => null);
        dispatch(sessionEnded("loggedOff"));
      },
    }),
    // A mutation: each is solved once, for one call.
    getChallenge: build.mutation(call(accountContract.getChallenge)),
    registerClient: build.mutation({
      ...call(accountContract.registerClient),
      // A refusal may mean that the policies are others: they are looked up again.
      invalidatesTags: (_made, error) => (error ? ["Policies"] : []),
      extraOptions: { shown: "plan.policiesChanged" },
    }),
    activateClient: build.mutation({
      ...call(accountContract.activateClient),
      extraOptions: { failure: "error.account.activateFailed" },
    }),
    recoverPassword: build.mutation(call(accountContract.recoverPassword)),
    changePassword: build.mutation({
      ...call(accountContract.changePassword),
      extraOptions: { failure: "error.account.changePasswordFailed" },
    }),
    /** Its page says when it fails (WIRE-23); elsewhere it is only read beside something else. */
    getProfile: build.query({
      ...call(accountContract.getProfile),
      providesTags: ["Client"],
    }),
    updateProfile: build.mutation({
      ...call(accountContract.updateProfile),
      // A complete profile may open the way to payment.
      invalidatesTags: ["Client", "Plan", "Checkout", "Documents"],
      extraOptions: { failure: "error.account.profileUpdateFailed" },
      onQueryStarted: async (_profile, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (answer) dispatch(clientRenamed(answer.data));
      },
    }),
    getCountries: build.query({
      // Names of countries come in the language of the request's header: each language is kept apart.
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
