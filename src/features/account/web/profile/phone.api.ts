import { api } from "../../../../platform/web/api";
import { request } from "../../../../platform/web/request";
import { phoneContract } from "../../phone.contract";
import type { PhoneAccount, PhoneCode, PhoneVerification, PhoneVerificationStart } from "../../phone.schemas";

/** The phone-account calls of specification section 7. A verified number is part of the profile. */
export const phoneApi = api.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    allowedWAAccount: build.query<boolean, PhoneAccount>({
      query: (body) => request(phoneContract.allowedWAAccount, { params: {}, body }),
    }),
    existsWAAccount: build.query<boolean, PhoneAccount>({
      query: (body) => request(phoneContract.existsWAAccount, { params: {}, body }),
      providesTags: ["Client"],
    }),
    needToVerifyWAAccount: build.query<boolean, PhoneAccount>({
      query: (body) => request(phoneContract.needToVerifyWAAccount, { params: {}, body }),
      providesTags: ["Client"],
    }),
    startWAAccountVerification: build.mutation<PhoneVerification, PhoneVerificationStart>({
      query: (body) => request(phoneContract.startWAAccountVerification, { params: {}, body }),
      invalidatesTags: (sent) => (sent ? ["Client"] : []),
      extraOptions: { failure: "error.phone.verificationFailed" },
    }),
    getPhoneVerification: build.query<PhoneVerification | null, { clientId: number }>({
      query: (params) => request(phoneContract.getPhoneVerification, { params }),
      providesTags: ["Client"],
    }),
    confirmPhone: build.mutation<null, PhoneCode>({
      query: (body) => request(phoneContract.confirmPhone, { params: {}, body }),
      // A code that is used up by wrong tries is no longer waited for.
      invalidatesTags: ["Client"],
    }),
  }),
});

export const {
  useAllowedWAAccountQuery,
  useExistsWAAccountQuery,
  useLazyNeedToVerifyWAAccountQuery,
  useStartWAAccountVerificationMutation,
  useGetPhoneVerificationQuery,
  useConfirmPhoneMutation,
} = phoneApi;
