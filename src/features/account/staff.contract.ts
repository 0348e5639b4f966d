import { endpoint } from "../../shared/endpoint";
import type { Invitation, InvitationAccepted, InvitationCode, StaffSelf } from "./staff.schemas";

/** Calls of staff about themselves, and of those who are to be. */
export const staffContract = {
  /** Of whatever role. */
  getStaffSelf: endpoint<StaffSelf>()({
    method: "GET",
    path: "/api/support/self",
    access: "staff",
    staff: ["desk", "finance", "content"],
  }),
  /** Whoever has the link: to what it is. */
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
