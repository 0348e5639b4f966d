import { api } from "../../../platform/web/api";
import { request } from "../../../platform/web/request";
import { clientRenamed, sessionEnded, signedIn } from "../../../platform/web/session/auth";
import { callToken } from "../../../platform/web/session/tokenCall";
import type { WebState } from "../../../platform/web/state";
import type { TokenResponse } from "../../../shared/session.schemas";
import { accountContract } from "../account.contract";
import type {
  ChangePassword,
  Country,
  NewClient,
  Profile,
  ProfileUpdate,
  RecoverPassword,
  Registered,
  WorkChallenge,
} from "../account.schemas";

type Credentials = { email: string; password: string };

/** Calls of specification section 7, Account. What a form shows at its fields raises no alert. */
export const accountApi = api.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    getToken: build.mutation<TokenResponse, Credentials>({
      queryFn: ({ email, password }, { getState }) => {
        const { language } = getState() as WebState;
        return callToken({ grant_type: "password", username: email, cremail: email, password }, language.current);
      },
      onQueryStarted: async (_credentials, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (answer) dispatch(signedIn(answer.data));
      },
    }),
    /** The session here ends whatever the answer; without one the cookie lives on until it expires. */
    logOff: build.mutation<null, void>({
      query: () => request(accountContract.logOff, { params: {} }),
      onQueryStarted: async (_nothing, { dispatch, queryFulfilled }) => {
        await queryFulfilled.catch(() => null);
        dispatch(sessionEnded("loggedOff"));
      },
    }),
    // A mutation: each is solved once, for one call.
    getChallenge: build.mutation<WorkChallenge, void>({
      query: () => request(accountContract.getChallenge, { params: {} }),
    }),
    registerClient: build.mutation<Registered, NewClient>({
      query: (body) => request(accountContract.registerClient, { params: {}, body }),
    }),
    activateClient: build.mutation<null, { code: string }>({
      query: (params) => request(accountContract.activateClient, { params }),
      extraOptions: { failure: "error.account.activateFailed" },
    }),
    recoverPassword: build.mutation<null, RecoverPassword>({
      query: (body) => request(accountContract.recoverPassword, { params: {}, body }),
    }),
    changePassword: build.mutation<null, ChangePassword>({
      query: (body) => request(accountContract.changePassword, { params: {}, body }),
      extraOptions: { failure: "error.account.changePasswordFailed" },
    }),
    getProfile: build.query<Profile, { id: number }>({
      query: (params) => request(accountContract.getProfile, { params }),
      providesTags: ["Client"],
      extraOptions: { failure: "error.account.profileLoadFailed" },
    }),
    updateProfile: build.mutation<Profile, ProfileUpdate>({
      query: (body) => request(accountContract.updateProfile, { params: {}, body }),
      // A complete profile may open the way to payment.
      invalidatesTags: ["Client", "Plan", "Checkout", "Documents"],
      extraOptions: { failure: "error.account.profileUpdateFailed" },
      onQueryStarted: async (_profile, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (answer) dispatch(clientRenamed(answer.data));
      },
    }),
    getCountries: build.query<Country[], { lang: string }>({
      query: () => request(accountContract.getCountries, { params: {} }),
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
  useUpdateProfileMutation,
  useGetCountriesQuery,
} = accountApi;
