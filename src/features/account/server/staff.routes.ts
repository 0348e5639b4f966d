import type { FastifyInstance } from "fastify";
import Type from "typebox";
import { route } from "../../../platform/server/http/route";
import { staffContract } from "../staff.contract";
import { Invitation, InvitationAccepted, InvitationCode, StaffSelf } from "../staff.schemas";
import type { AccountService } from "./account.service";

/** The calls of staff about themselves, and of those who are to be. Those that hash a password are limited per address. */
export function staffRoutes(
  app: FastifyInstance,
  {
    staff,
    invitations,
    hashingPerMinute: perMinute,
  }: Pick<AccountService, "staff" | "invitations" | "hashingPerMinute">,
): void {
  route(app, staffContract.getStaffSelf, { data: StaffSelf }, ({ caller }) => staff.self(caller));
  route(app, staffContract.lookAtInvitation, { body: InvitationCode, data: Invitation, perMinute }, ({ body }) =>
    invitations.look(body.Code),
  );
  const acceptance = { body: InvitationAccepted, data: Type.Null(), perMinute };
  route(app, staffContract.acceptInvitation, acceptance, async ({ body }) => {
    await invitations.accept(body);
    return null;
  });
}
