import { api } from "../../../../../platform/web/api";
import { call } from "../../../../../platform/web/request";
import { clientContract } from "../../../client/client.contract";

/** A client's page. What is done on it, and on the pages of their plans, changes it. */
const clientApi = api.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    getSupportClient: build.query({ ...call(clientContract.getSupportClient), providesTags: ["Desk"] }),
    getClientPast: build.query({ ...call(clientContract.getClientPast), providesTags: ["Desk", "Notes"] }),
    suspendClient: build.mutation({ ...call(clientContract.suspendClient), invalidatesTags: ["Desk"] }),
    noteOnClient: build.mutation({ ...call(clientContract.noteOnClient), invalidatesTags: ["Desk"] }),
  }),
});

export const { useGetSupportClientQuery, useGetClientPastQuery, useSuspendClientMutation, useNoteOnClientMutation } =
  clientApi;
