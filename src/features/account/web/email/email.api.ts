import { api } from "../../../../platform/web/api";
import { call } from "../../../../platform/web/request";
import { emailContract } from "../../email.contract";

/** The change of the email address, which is part of the profile. */
const emailApi = api.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    startEmailChange: build.mutation(call(emailContract.startEmailChange)),
    confirmEmailChange: build.mutation({
      ...call(emailContract.confirmEmailChange),
      invalidatesTags: (_answer, error) => (error ? [] : ["Client"]),
    }),
  }),
});

export const { useStartEmailChangeMutation, useConfirmEmailChangeMutation } = emailApi;
