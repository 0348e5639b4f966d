import { api } from "../../../platform/web/api";
import { call } from "../../../platform/web/request";
import { sessionEnded } from "../../../platform/web/session/auth";
import { privacyContract } from "../privacy.contract";

/** A copy of the client's data, and closing the account. */
const privacyApi = api.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    // A mutation, so that it runs only on demand: each copy is audited.
    takeMyData: build.mutation(call(privacyContract.getMyData)),
    copyDataForLetter: build.mutation({ ...call(privacyContract.copyDataForLetter), invalidatesTags: ["Desk"] }),
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

export const { useTakeMyDataMutation, useCopyDataForLetterMutation, useGetClosingQuery, useCloseAccountMutation } =
  privacyApi;
