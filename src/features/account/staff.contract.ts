import { endpoint } from "../../shared/endpoint";
import type {
  FactorProof,
  FirstCode,
  Invitation,
  InvitationAccepted,
  InvitationCode,
  MadePasskey,
  NewFactor,
  NewPasskey,
  OwnAccess,
  PasskeyEnd,
  PasskeyRequest,
  RecoveryCodes,
  StaffSelf,
} from "./staff.schemas";

/** What all staff do for themselves, even before they have set up a second factor. */
const ofThemselves = {
  access: "staff",
  staff: ["desk", "finance", "content", "supplier"],
  beforeSecondFactor: true,
} as const;

/** Calls of staff about themselves, and of invited people. */
export const staffContract = {
  getStaffSelf: endpoint<StaffSelf>()({ method: "GET", path: "/api/support/self", ...ofThemselves }),
  getOwnAccess: endpoint<OwnAccess>()({ method: "GET", path: "/api/support/access", ...ofThemselves }),
  beginSecondFactor: endpoint<NewFactor, FactorProof>()({
    method: "POST",
    path: "/api/support/access/factor/begin",
    ...ofThemselves,
  }),
  confirmSecondFactor: endpoint<RecoveryCodes, FirstCode>()({
    method: "POST",
    path: "/api/support/access/factor/confirm",
    ...ofThemselves,
  }),
  endSecondFactor: endpoint<null, FactorProof>()({
    method: "POST",
    path: "/api/support/access/factor/end",
    ...ofThemselves,
  }),
  /** A challenge for a passkey, as a proof of the second factor. */
  askPasskey: endpoint<PasskeyRequest>()({
    method: "POST",
    path: "/api/support/access/passkeys/ask",
    ...ofThemselves,
  }),
  beginPasskey: endpoint<NewPasskey, FactorProof>()({
    method: "POST",
    path: "/api/support/access/passkeys/begin",
    ...ofThemselves,
  }),
  addPasskey: endpoint<RecoveryCodes, MadePasskey>()({
    method: "POST",
    path: "/api/support/access/passkeys/add",
    ...ofThemselves,
  }),
  removePasskey: endpoint<null, PasskeyEnd>()({
    method: "POST",
    path: "/api/support/access/passkeys/remove",
    ...ofThemselves,
  }),
  /** Shows again who the caller is, for the calls that ask for it. (SAFE-60) */
  reauthenticate: endpoint<null, FactorProof>()({
    method: "POST",
    path: "/api/support/access/reauthenticate",
    ...ofThemselves,
  }),
  /** Public, for anybody with the link: what the invitation is for. */
  lookAtInvitation: endpoint<Invitation, InvitationCode>()({
    method: "POST",
    path: "/api/support/invitation/look",
    access: "public",
    impersonator: "notAct",
  }),
  acceptInvitation: endpoint<null, InvitationAccepted>()({
    method: "POST",
    path: "/api/support/invitation/accept",
    access: "public",
    impersonator: "notAct",
  }),
} as const;
