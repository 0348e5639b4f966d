import { api } from "../../../../../platform/web/api";
import { call } from "../../../../../platform/web/request";
import { impersonationBegun, impersonationOver } from "../../../../../platform/web/session/auth";
import { systemClock } from "../../../../../platform/web/systemClock";
import { supportContract } from "../../../support.contract";

/** Begins and ends acting in a client's place; the session here follows the answer. */
const impersonationApi = api.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    beginImpersonation: build.mutation({
      ...call(supportContract.beginImpersonation),
      onQueryStarted: async (_asked, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (!answer) return;
        const { access_token: token, data: client, EndsAt, Now } = answer.data;
        dispatch(impersonationBegun({ client, token, until: systemClock() + (EndsAt - Now) }));
      },
    }),
    /** Staff get their own session back whatever the answer, because the token expires by itself. */
    endImpersonation: build.mutation({
      ...call(supportContract.endImpersonation),
      onQueryStarted: async (_nothing, { dispatch, queryFulfilled }) => {
        await queryFulfilled.catch(() => null);
        dispatch(impersonationOver());
      },
    }),
  }),
});

export const { useBeginImpersonationMutation, useEndImpersonationMutation } = impersonationApi;
