import type { FastifyInstance } from "fastify";
import Type from "typebox";
import { route } from "../../../../platform/server/http/route";
import { FactorProof } from "../../access.schemas";
import { staffContract } from "../../staff.contract";
import { Invitation, InvitationAccepted, InvitationCode, StaffSelf } from "../../staff.schemas";
import type { AccountService } from "../account.service";

type Deps = Pick<AccountService, "invitations" | "access" | "hashingPerMinute">;

const Nothing = Type.Null();

/** Calls of staff about themselves, and of invited people. Those that hash a password are limited per IP address. */
export function staffRoutes(app: FastifyInstance, { invitations, access, hashingPerMinute: perMinute }: Deps): void {
  route(app, staffContract.getStaffSelf, { data: StaffSelf }, ({ caller }) => access.self(caller));

  route(app, staffContract.lookAtInvitation, { body: InvitationCode, data: Invitation, perMinute }, ({ body }) =>
    invitations.look(body.Code),
  );
  const acceptance = { body: InvitationAccepted, data: Nothing, perMinute };
  route(app, staffContract.acceptInvitation, acceptance, async ({ body }) => {
    await invitations.accept(body);
    return null;
  });

  const again = { body: FactorProof, data: Nothing, perMinute };
  route(app, staffContract.reauthenticate, again, async ({ caller, body }) => {
    await access.reauthenticate(caller, body);
    return null;
  });
}
