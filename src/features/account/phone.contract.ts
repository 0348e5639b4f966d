import { endpoint } from "../../shared/endpoint";
import type { PhoneAccount, PhoneCode, PhoneVerification, PhoneVerificationStart } from "./phone.schemas";

/** The phone-account (WhatsApp) calls of WIRE-4; reading and confirming the pending code are ours. */
export const phoneContract = {
  allowedWAAccount: endpoint<boolean, PhoneAccount>()({
    method: "POST",
    path: "/api/admin/clients/allowedWAAccount",
    access: "client",
    impersonator: "act",
  }),
  existsWAAccount: endpoint<boolean, PhoneAccount>()({
    method: "POST",
    path: "/api/admin/clients/existsWAAccount",
    access: "client",
    impersonator: "act",
  }),
  needToVerifyWAAccount: endpoint<boolean, PhoneAccount>()({
    method: "POST",
    path: "/api/admin/clients/needToVerifyWAAccount",
    access: "client",
    impersonator: "act",
  }),
  startWAAccountVerification: endpoint<PhoneVerification, PhoneVerificationStart>()({
    method: "POST",
    path: "/api/admin/clients/startWAAccountVerification",
    access: "client",
    impersonator: "notAct",
  }),
  getPhoneVerification: endpoint<PhoneVerification | null>()({
    method: "GET",
    path: "/api/clients/phoneVerification/:clientId",
    access: "client",
    impersonator: "act",
    nullable: true,
  }),
  confirmPhone: endpoint<null, PhoneCode>()({
    method: "POST",
    path: "/api/clients/phoneVerification/confirm",
    access: "client",
    impersonator: "notAct",
  }),
} as const;
