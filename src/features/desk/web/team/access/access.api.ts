import type { BaseQueryApi } from "@reduxjs/toolkit/query";
import { api } from "../../../../../platform/web/api";
import { call } from "../../../../../platform/web/request";
import { renewSession } from "../../../../../platform/web/session/renewSession";
import { stateOf } from "../../../../../platform/web/state";
import { staffContract } from "../../../../account/staff.contract";

const OWN = { type: "Desk", id: "access" } as const;

async function renew(_nothing: unknown, store: BaseQueryApi) {
  const session = { dispatch: store.dispatch, getState: () => stateOf(store) };
  await renewSession(session, stateOf(store).auth.access_token ?? "");
  return { data: null };
}

/** A staff member's second factor and sessions. */
const accessApi = api.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    getOwnAccess: build.query({ ...call(staffContract.getOwnAccess), providesTags: [OWN] }),
    beginSecondFactor: build.mutation(call(staffContract.beginSecondFactor)),
    confirmSecondFactor: build.mutation(call(staffContract.confirmSecondFactor)),
    endSecondFactor: build.mutation(call(staffContract.endSecondFactor)),
    // Mutations: each challenge is drawn for one press of a button.
    askPasskey: build.mutation(call(staffContract.askPasskey)),
    beginPasskey: build.mutation(call(staffContract.beginPasskey)),
    addPasskey: build.mutation({ ...call(staffContract.addPasskey), invalidatesTags: [OWN] }),
    removePasskey: build.mutation({ ...call(staffContract.removePasskey), invalidatesTags: [OWN] }),
    reauthenticate: build.mutation(call(staffContract.reauthenticate)),
    /** The access token says when its owner last showed who they are. */
    renewToken: build.mutation<null, void>({ queryFn: renew }),
    /**
     * The access token contains the role: after a change it is exchanged, and the back office's data are loaded again.
     */
    renewRights: build.mutation<null, void>({
      queryFn: renew,
      invalidatesTags: ["Desk"],
    }),
  }),
});

export const {
  useGetOwnAccessQuery,
  useBeginSecondFactorMutation,
  useConfirmSecondFactorMutation,
  useEndSecondFactorMutation,
  useAskPasskeyMutation,
  useBeginPasskeyMutation,
  useAddPasskeyMutation,
  useRemovePasskeyMutation,
  useReauthenticateMutation,
  useRenewRightsMutation,
  useRenewTokenMutation,
} = accessApi;
