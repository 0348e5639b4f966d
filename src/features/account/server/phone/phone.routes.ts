import type { FastifyInstance } from "fastify";
import Type from "typebox";
import { route } from "../../../../platform/server/http/route";
import { Id } from "../../../../shared/schemas";
import { phoneContract } from "../../phone.contract";
import {
  PendingPhoneVerification,
  PhoneAccount,
  PhoneCode,
  PhoneVerification,
  PhoneVerificationStart,
} from "../../phone.schemas";
import type { PhoneVerificationService } from "./phoneVerification.service";

/** Questions about numbers per minute and IP address: enough for a form, too few to look people up. */
const ASKED_PER_MINUTE = 30;

/** The phone-account calls of WIRE-4, and the confirmation of the code. */
export function phoneRoutes(app: FastifyInstance, phones: PhoneVerificationService): void {
  const question = { body: PhoneAccount, data: Type.Boolean(), perMinute: ASKED_PER_MINUTE };
  route(app, phoneContract.allowedWAAccount, question, ({ caller, body }) => phones.isAllowed(caller, body));
  route(app, phoneContract.existsWAAccount, question, ({ caller, body }) => phones.exists(caller, body));
  route(app, phoneContract.needToVerifyWAAccount, question, ({ caller, body }) => phones.isNeeded(caller, body));

  const start = { body: PhoneVerificationStart, data: PhoneVerification };
  route(app, phoneContract.startWAAccountVerification, start, ({ caller, body, language }) =>
    phones.start(caller, body, language),
  );

  const pending = { params: Type.Object({ clientId: Id }), data: PendingPhoneVerification };
  route(app, phoneContract.getPhoneVerification, pending, ({ caller, params }) =>
    phones.pending(caller, params.clientId),
  );

  const confirmation = { body: PhoneCode, data: Type.Null() };
  route(app, phoneContract.confirmPhone, confirmation, ({ caller, body }) => phones.confirm(caller, body));
}
