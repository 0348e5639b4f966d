import { byClient, byClientAlone, endpoint } from "../../shared/endpoint";
import type { PhoneAccount, PhoneCode, PhoneVerification, PhoneVerificationStart } from "./phone.schemas";

/** The phone-account (WhatsApp) calls of WIRE-4; reading and confirming the pending code are ours. */
export const phoneContract = {
  allowedWAAccount: endpoint<boolean, PhoneAccount>()({
    method: "POST",
    path: "/api/admin/clients/allowedWAAccount",
    ...byClient,
  }),
  existsWAAccount: endpoint<boolean, PhoneAccount>()({
    method: "POST",
    path: "/api/admin/clients/existsWAAccount",
    ...byClient,
  }),
  needToVerifyWAAccount: endpoint<boolean, PhoneAccount>()({
    method: "POST",
    path: "/api/admin/clients/needToVerifyWAAccount",
    ...byClient,
  }),
  startWAAccountVerification: endpoint<PhoneVerification, PhoneVerificationStart>()({
    method: "POST",
    path: "/api/admin/clients/startWAAccountVerification",
    ...byClientAlone,
  }),
  getPhoneVerification: endpoint<PhoneVerification | null>()({
    method: "GET",
    path: "/api/clients/phoneVerification/:clientId",
    ...byClient,
    nullable: true,
  }),
  confirmPhone: endpoint<null, PhoneCode>()({
    method: "POST",
    path: "/api/clients/phoneVerification/confirm",
    ...byClientAlone,
  }),
} as const;
