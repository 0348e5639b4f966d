import { api } from "../../../platform/web/api";
import { call } from "../../../platform/web/request";
import { savedContract } from "../saved.contract";

/** The call that keeps this browser and the account in step. It fails silently: it is made again with the next change. */
const savedApi = api.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    joinSaved: build.mutation(call(savedContract.joinSaved)),
  }),
});

export const { useJoinSavedMutation } = savedApi;
