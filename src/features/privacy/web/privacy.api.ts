import { api } from "../../../platform/web/api";
import { call } from "../../../platform/web/request";
import { sessionEnded } from "../../../platform/web/session/auth";
import { privacyContract } from "../privacy.contract";

/** What a client may ask of us about their data. */
export const privacyApi = api.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    // A mutation, so that it is asked for when somebody wants the file and at no other time: each copy is recorded.
    takeMyData: build.mutation(call(privacyContract.getMyData)),
    getClosing: build.query({
      ...call(privacyContract.getClosing),
      providesTags: ["Plan", "Refunds", "Fund", "Documents"],
    }),
    closeAccount: build.mutation({
      ...call(privacyContract.closeAccount),
      onQueryStarted: async (_account, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (answer) dispatch(sessionEnded("loggedOff"));
      },
    }),
  }),
});

export const { useTakeMyDataMutation, useGetClosingQuery, useCloseAccountMutation } = privacyApi;
