import { api } from "../../../../platform/web/api";
import { call } from "../../../../platform/web/request";
import { sessionsContract } from "../../sessions.contract";

/** A user's sessions. (SAFE-66) */
const sessionsApi = api.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    getOwnSessions: build.query({ ...call(sessionsContract.getOwnSessions), providesTags: ["Sessions"] }),
    endOwnSession: build.mutation({ ...call(sessionsContract.endOwnSession), invalidatesTags: ["Sessions"] }),
    endOtherSessions: build.mutation({ ...call(sessionsContract.endOtherSessions), invalidatesTags: ["Sessions"] }),
  }),
});

export const { useGetOwnSessionsQuery, useEndOwnSessionMutation, useEndOtherSessionsMutation } = sessionsApi;
