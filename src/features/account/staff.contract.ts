import { endpoint } from "../../shared/endpoint";
import type {
  FactorEnd,
  FirstCode,
  Invitation,
  InvitationAccepted,
  InvitationCode,
  NewFactor,
  OfSession,
  OwnAccess,
  OwnPassword,
  RecoveryCodes,
  StaffSelf,
} from "./staff.schemas";

/** What each of the staff does for themselves, also while they have yet to set a second factor up. */
const ofThemselves = {
  access: "staff",
  staff: ["desk", "finance", "content", "supplier"],
  beforeSecondFactor: true,
} as const;

/** Calls of staff about themselves, and of those who are to be. */
export const staffContract = {
  /** Of whatever role. */
  getStaffSelf: endpoint<StaffSelf>()({
    method: "GET",
    path: "/api/support/self",
    access: "staff",
    staff: ["desk", "finance", "content", "supplier"],
  }),
  getOwnAccess: endpoint<OwnAccess>()({ method: "GET", path: "/api/support/access", ...ofThemselves }),
  beginSecondFactor: endpoint<NewFactor, OwnPassword>()({
    method: "POST",
    path: "/api/support/access/factor/begin",
    ...ofThemselves,
  }),
  confirmSecondFactor: endpoint<RecoveryCodes, FirstCode>()({
    method: "POST",
    path: "/api/support/access/factor/confirm",
    ...ofThemselves,
  }),
  endSecondFactor: endpoint<null, FactorEnd>()({
    method: "POST",
    path: "/api/support/access/factor/end",
    ...ofThemselves,
  }),
  endOwnSession: endpoint<null, OfSession>()({
    method: "POST",
    path: "/api/support/access/sessions/end",
    ...ofThemselves,
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
