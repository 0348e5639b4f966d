import type { BaseQueryApi } from "@reduxjs/toolkit/query";
import { api } from "../../../../platform/web/api";
import { call } from "../../../../platform/web/request";
import { renewSession } from "../../../../platform/web/session/renewSession";
import { stateOf } from "../../../../platform/web/state";
import { accessContract } from "../../access.contract";
import { staffContract } from "../../staff.contract";

async function renew(_nothing: unknown, store: BaseQueryApi) {
  const session = { dispatch: store.dispatch, getState: () => stateOf(store) };
  await renewSession(session, stateOf(store).auth.access_token ?? "");
  return { data: null };
}

/** A person's own second factor. */
const accessApi = api.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    getOwnAccess: build.query({ ...call(accessContract.getOwnAccess), providesTags: ["Access"] }),
    beginSecondFactor: build.mutation(call(accessContract.beginSecondFactor)),
    confirmSecondFactor: build.mutation(call(accessContract.confirmSecondFactor)),
    renewRecoveryCodes: build.mutation({ ...call(accessContract.renewRecoveryCodes), invalidatesTags: ["Access"] }),
    endSecondFactor: build.mutation(call(accessContract.endSecondFactor)),
    // Mutations: each challenge is drawn for one press of a button.
    askPasskey: build.mutation(call(accessContract.askPasskey)),
    beginPasskey: build.mutation(call(accessContract.beginPasskey)),
    addPasskey: build.mutation({ ...call(accessContract.addPasskey), invalidatesTags: ["Access"] }),
    removePasskey: build.mutation({ ...call(accessContract.removePasskey), invalidatesTags: ["Access"] }),
    reauthenticate: build.mutation(call(staffContract.reauthenticate)),
    /** The access token says when its owner last showed who they are. */
    renewToken: build.mutation<null, void>({ queryFn: renew }),
    /**
     * The access token contains the role of staff: after a change it is exchanged, and what it opens is loaded again.
     */
    renewRights: build.mutation<null, void>({
      queryFn: renew,
      invalidatesTags: ["Desk", "Access"],
    }),
  }),
});

export const {
  useGetOwnAccessQuery,
  useBeginSecondFactorMutation,
  useConfirmSecondFactorMutation,
  useRenewRecoveryCodesMutation,
  useEndSecondFactorMutation,
  useAskPasskeyMutation,
  useBeginPasskeyMutation,
  useAddPasskeyMutation,
  useRemovePasskeyMutation,
  useReauthenticateMutation,
  useRenewRightsMutation,
  useRenewTokenMutation,
} = accessApi;
