import type { FastifyInstance } from "fastify";
import Type from "typebox";
import { route } from "../../../platform/server/http/route";
import { text } from "../../../platform/server/http/texts";
import { LONGEST } from "../../../shared/longest";
import { Id } from "../../../shared/schemas";
import { accountContract } from "../account.contract";
import { accountPages } from "../account.pages";
import {
  Activated,
  ActivationInBrowser,
  ChangePassword,
  Country,
  NewClient,
  Profile,
  ProfileUpdate,
  RecoverPassword,
  Registered,
  WORK_PURPOSES,
  WorkChallenge,
} from "../account.schemas";
import { accessRoutes } from "./access/access.routes";
import type { AccountService } from "./account.service";
import { emailRoutes } from "./email/email.routes";
import { mailRoutes } from "./mails/mails.routes";
import { phoneRoutes } from "./phone/phone.routes";
import { ownSessionsRoutes } from "./session/ownSessions.routes";
import { tokenRoutes } from "./session/token.routes";
import { peopleRoutes } from "./staff/people.routes";
import { staffRoutes } from "./staff/staff.routes";

const Nothing = Type.Null();

/** Calls of WIRE-3. Those that hash a password are limited per address (SAFE-2, SAFE-3). */
export function accountRoutes(app: FastifyInstance, service: AccountService): void {
  const { cookie, registration, profile, sessions, hashingPerMinute: perMinute } = service;
  tokenRoutes(app, service);
  phoneRoutes(app, service.phones);
  mailRoutes(app, service.mails);
  emailRoutes(app, service);
  ownSessionsRoutes(app, service.ownSessions);
  accessRoutes(app, service);
  staffRoutes(app, service);
  peopleRoutes(app, service.people);

  const purpose = { params: Type.Object({ name: Type.Enum(WORK_PURPOSES) }), data: WorkChallenge };
  route(app, accountContract.getChallenge, purpose, ({ params }) => service.proofOfWork.challenge(params.name));

  const newClient = { body: NewClient, data: Registered, perMinute };
  route(app, accountContract.registerClient, newClient, async ({ body: { Proof, ...given }, language }) => {
    await service.proofOfWork.demand("registration", Proof);
    return registration.register(given, language);
  });

  const activation = { params: Type.Object({ code: Type.String({ maxLength: LONGEST.linkCode }) }), data: Activated };
  route(app, accountContract.activateClient, activation, ({ params }) => service.activation.activate(params.code));

  const inBrowser = { body: ActivationInBrowser, data: Activated, perMinute };
  route(app, accountContract.activateInBrowser, inBrowser, ({ body }) => service.activation.activateInBrowser(body));

  // The specification's sentence, the same whether or not the account exists. (ACC-5)
  const recovery = { body: RecoverPassword, data: Type.String(), perMinute };
  route(app, accountContract.recoverPassword, recovery, async ({ body, language }) => {
    await service.proofOfWork.demand("recovery", body.Proof);
    await registration.recover(body.email);
    return text(language, "account.recover.sent");
  });

  const change = { body: ChangePassword, data: Nothing, perMinute };
  route(app, accountContract.changePassword, change, async ({ caller, body, request }) => {
    await service.changePassword(caller, body, cookie.read(request) ?? null);
    return null;
  });

  route(app, accountContract.logOff, { data: Nothing }, async ({ caller, request, reply }) => {
    const token = cookie.read(request);
    if (token) await sessions.end(token);
    // A program that has no cookies logs off by its access token alone.
    if (caller?.sessionId) await sessions.endOwn(caller.clientId, caller.sessionId);
    cookie.clear(reply);
    return null;
  });

  // Where password managers look for the page. (WEB-50)
  app.get("/.well-known/change-password", { config: { access: "public" } }, async (_request, reply) =>
    reply.redirect(accountPages.changePassword.paths[0], 302),
  );

  const ofClient = { params: Type.Object({ id: Id }), data: Profile };
  route(app, accountContract.getProfile, ofClient, async ({ caller, params }) => profile.getProfile(caller, params.id));

  const update = { body: ProfileUpdate, data: Profile };
  route(app, accountContract.updateProfile, update, async ({ caller, body }) => profile.updateProfile(caller, body));

  route(app, accountContract.getCountries, { data: Type.Array(Country) }, async ({ language }) =>
    profile.getCountries(language),
  );
}
