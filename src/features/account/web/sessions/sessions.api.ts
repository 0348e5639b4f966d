import { api } from "../../../../platform/web/api";
import { call } from "../../../../platform/web/request";
import { sessionsContract } from "../../sessions.contract";

/** What shows sessions: a client's page, and a staff member's with the second factor. */
const SHOWN = ["Sessions", { type: "Desk", id: "access" }] as const;

/** Where somebody is signed in. (SAFE-66) */
const sessionsApi = api.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    getOwnSessions: build.query({ ...call(sessionsContract.getOwnSessions), providesTags: ["Sessions"] }),
    endOwnSession: build.mutation({ ...call(sessionsContract.endOwnSession), invalidatesTags: SHOWN }),
    endOtherSessions: build.mutation({ ...call(sessionsContract.endOtherSessions), invalidatesTags: SHOWN }),
  }),
});

export const { useGetOwnSessionsQuery, useEndOwnSessionMutation, useEndOtherSessionsMutation } = sessionsApi;
