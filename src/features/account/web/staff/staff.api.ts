import { api } from "../../../../platform/web/api";
import { call } from "../../../../platform/web/request";
import { staffContract } from "../../staff.contract";

/** Becoming one of the staff. */
const staffApi = api.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    lookAtInvitation: build.query(call(staffContract.lookAtInvitation)),
    acceptInvitation: build.mutation(call(staffContract.acceptInvitation)),
  }),
});

export const { useLookAtInvitationQuery, useAcceptInvitationMutation } = staffApi;
