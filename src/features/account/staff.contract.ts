import { endpoint } from "../../shared/endpoint";
import type { FactorProof } from "./access.schemas";
import type { Invitation, InvitationAccepted, InvitationCode, StaffSelf } from "./staff.schemas";

/** What all staff do for themselves, even before they have set up a second factor. */
const ofThemselves = {
  access: "staff",
  staff: ["desk", "finance", "content", "supplier"],
  beforeSecondFactor: true,
} as const;

/** Calls of staff about themselves, and of invited people. */
export const staffContract = {
  getStaffSelf: endpoint<StaffSelf>()({ method: "GET", path: "/api/support/self", ...ofThemselves }),
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
