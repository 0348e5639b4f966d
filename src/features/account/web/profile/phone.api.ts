import { api } from "../../../../platform/web/api";
import { call } from "../../../../platform/web/request";
import { phoneContract } from "../../phone.contract";

/** The phone-account calls of WIRE-4. A verified number is part of the profile. */
const phoneApi = api.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    allowedWAAccount: build.query(call(phoneContract.allowedWAAccount)),
    existsWAAccount: build.query({
      ...call(phoneContract.existsWAAccount),
      providesTags: ["Client"],
    }),
    needToVerifyWAAccount: build.query({
      ...call(phoneContract.needToVerifyWAAccount),
      providesTags: ["Client"],
    }),
    startWAAccountVerification: build.mutation({
      ...call(phoneContract.startWAAccountVerification),
      invalidatesTags: (sent) => (sent ? ["Client"] : []),
      extraOptions: { failure: "error.phone.verificationFailed" },
    }),
    /** The same where nobody asked for it: that it failed is no news on another page. */
    startVerificationQuietly: build.mutation({
      ...call(phoneContract.startWAAccountVerification),
      invalidatesTags: (sent) => (sent ? ["Client"] : []),
    }),
    getPhoneVerification: build.query({
      ...call(phoneContract.getPhoneVerification),
      providesTags: ["Client"],
    }),
    confirmPhone: build.mutation({
      ...call(phoneContract.confirmPhone),
      // Too many wrong tries void the code, which is then no longer pending.
      invalidatesTags: ["Client"],
    }),
  }),
});

export const {
  useAllowedWAAccountQuery,
  useExistsWAAccountQuery,
  useLazyNeedToVerifyWAAccountQuery,
  useStartWAAccountVerificationMutation,
  useStartVerificationQuietlyMutation,
  useGetPhoneVerificationQuery,
  useConfirmPhoneMutation,
} = phoneApi;
