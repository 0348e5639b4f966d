import type { FastifyInstance } from "fastify";
import Type from "typebox";
import { route } from "../../../../platform/server/http/route";
import { staffContract } from "../../staff.contract";
import {
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
} from "../../staff.schemas";
import type { AccountService } from "../account.service";

type Parts = Pick<AccountService, "invitations" | "access" | "cookie" | "hashingPerMinute">;

const Nothing = Type.Null();

/** Calls of staff about themselves, and of invited people. Those that hash a password are limited per IP address. */
export function staffRoutes(
  app: FastifyInstance,
  { invitations, access, cookie, hashingPerMinute: perMinute }: Parts,
): void {
  route(app, staffContract.getStaffSelf, { data: StaffSelf }, ({ caller }) => access.self(caller));

  route(app, staffContract.lookAtInvitation, { body: InvitationCode, data: Invitation, perMinute }, ({ body }) =>
    invitations.look(body.Code),
  );
  const acceptance = { body: InvitationAccepted, data: Nothing, perMinute };
  route(app, staffContract.acceptInvitation, acceptance, async ({ body }) => {
    await invitations.accept(body);
    return null;
  });

  route(app, staffContract.getOwnAccess, { data: OwnAccess }, ({ caller }) => access.look(caller));
  const again = { body: FactorProof, data: Nothing, perMinute };
  route(app, staffContract.reauthenticate, again, async ({ caller, body }) => {
    await access.reauthenticate(caller, body);
    return null;
  });
  const beginning = { body: FactorProof, data: NewFactor, perMinute };
  route(app, staffContract.beginSecondFactor, beginning, ({ caller, body }) => access.begin(caller, body));
  const first = { body: FirstCode, data: RecoveryCodes, perMinute };
  route(app, staffContract.confirmSecondFactor, first, ({ caller, body, request }) =>
    access.confirm(caller, body.Code, cookie.read(request)),
  );
  route(
    app,
    staffContract.endSecondFactor,
    { body: FactorProof, data: Nothing, perMinute },
    async ({ caller, body }) => {
      await access.end(caller, body);
      return null;
    },
  );
  route(app, staffContract.askPasskey, { data: PasskeyRequest, perMinute }, ({ caller }) => access.askPasskey(caller));
  const making = { body: FactorProof, data: NewPasskey, perMinute };
  route(app, staffContract.beginPasskey, making, ({ caller, body }) => access.beginPasskey(caller, body));
  const made = { body: MadePasskey, data: RecoveryCodes, perMinute };
  route(app, staffContract.addPasskey, made, ({ caller, body, request }) =>
    access.addPasskey(caller, body, cookie.read(request)),
  );
  route(app, staffContract.removePasskey, { body: PasskeyEnd, data: Nothing, perMinute }, async ({ caller, body }) => {
    await access.removePasskey(caller, body);
    return null;
  });
}
