import { api } from "../../../platform/web/api";
import { call } from "../../../platform/web/request";
import { savedContract } from "../saved.contract";

/** Synchronises this browser with the account. A failure is not shown: the next change sends it again. */
const savedApi = api.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    joinSaved: build.mutation(call(savedContract.joinSaved)),
  }),
});

export const { useJoinSavedMutation } = savedApi;
