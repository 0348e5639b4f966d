import type { FastifyInstance } from "fastify";
import Type from "typebox";
import { route } from "../../../../platform/server/http/route";
import { accessContract } from "../../access.contract";
import {
  FactorProof,
  FirstCode,
  MadePasskey,
  NewFactor,
  NewPasskey,
  OwnAccess,
  PasskeyEnd,
  PasskeyRequest,
  RecoveryCodes,
} from "../../access.schemas";
import type { AccountService } from "../account.service";

type Deps = Pick<AccountService, "access" | "cookie" | "hashingPerMinute">;

const Nothing = Type.Null();

/** Calls by which everybody manages their own second factor. Those that hash a password are limited per IP address. */
export function accessRoutes(app: FastifyInstance, { access, cookie, hashingPerMinute: perMinute }: Deps): void {
  route(app, accessContract.getOwnAccess, { data: OwnAccess }, ({ caller }) => access.look(caller));
  const beginning = { body: FactorProof, data: NewFactor, perMinute };
  route(app, accessContract.beginSecondFactor, beginning, ({ caller, body }) => access.begin(caller, body));
  const first = { body: FirstCode, data: RecoveryCodes, perMinute };
  route(app, accessContract.confirmSecondFactor, first, ({ caller, body, request }) =>
    access.confirm(caller, body.Code, cookie.read(request)),
  );
  const proven = { body: FactorProof, data: Nothing, perMinute };
  route(app, accessContract.endSecondFactor, proven, async ({ caller, body }) => {
    await access.end(caller, body);
    return null;
  });
  const renewal = { body: FactorProof, data: RecoveryCodes, perMinute };
  route(app, accessContract.renewRecoveryCodes, renewal, ({ caller, body }) => access.renewCodes(caller, body));

  route(app, accessContract.askPasskey, { data: PasskeyRequest, perMinute }, ({ caller }) => access.askPasskey(caller));
  const making = { body: FactorProof, data: NewPasskey, perMinute };
  route(app, accessContract.beginPasskey, making, ({ caller, body }) => access.beginPasskey(caller, body));
  const made = { body: MadePasskey, data: RecoveryCodes, perMinute };
  route(app, accessContract.addPasskey, made, ({ caller, body, request }) =>
    access.addPasskey(caller, body, cookie.read(request)),
  );
  route(app, accessContract.removePasskey, { body: PasskeyEnd, data: Nothing, perMinute }, async ({ caller, body }) => {
    await access.removePasskey(caller, body);
    return null;
  });
}
