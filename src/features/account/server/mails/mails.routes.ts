import type { FastifyInstance } from "fastify";
import Type from "typebox";
import { languageFor } from "../../../../platform/server/http/caller";
import { route } from "../../../../platform/server/http/route";
import { text } from "../../../../platform/server/http/texts";
import { Id, Strict } from "../../../../shared/schemas";
import { accountPages } from "../../account.pages";
import { mailsContract } from "../../mails.contract";
import { AskedRegistrationMail, MailChoice, MailEnd, MailStatus, RegistrationMail } from "../../mails.schemas";
import type { MailsService } from "./mails.service";

/** The most bytes of a mail program's form. */
const BODY_LIMIT = 4096;
const PER_MINUTE = 60;

/** Calls of mails.contract.ts, and the address that mail programs post to. */
export function mailRoutes(app: FastifyInstance, mails: MailsService): void {
  const status = { params: Strict({ clientId: Id }), data: MailStatus };
  route(app, mailsContract.getMailStanding, status, ({ caller, params }) => mails.status(caller, params.clientId));

  const choice = { body: MailChoice, data: MailStatus };
  route(app, mailsContract.chooseMails, choice, ({ caller, body }) => mails.choose(caller, body));

  const end = { body: MailEnd, data: Type.Null(), perMinute: PER_MINUTE };
  route(app, mailsContract.endMails, end, async ({ body }) => {
    await mails.end(body);
    return null;
  });

  const registered = { body: AskedRegistrationMail, data: RegistrationMail, perMinute: PER_MINUTE };
  route(app, mailsContract.getRegistrationMail, registered, ({ body }) => mails.ofRegistration(body));

  // The link's own address: a GET is a page with a button, as programs that look for viruses follow every link; a POST
  // is a mail program's own button (RFC 8058).
  app.register((scope, _options, done) => {
    // Forms of both types are accepted and their content is ignored, because the address contains everything.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: BODY_LIMIT }, async () => null);
    scope.post<{ Params: { kind: MailEnd["Kind"]; code: MailEnd["Code"] } }>(
      accountPages.unsubscribe.paths[0],
      {
        config: { access: "public", impersonator: "notAct", perMinute: PER_MINUTE },
        schema: { params: Strict({ kind: MailEnd.properties.Kind, code: MailEnd.properties.Code }) },
      },
      async (request, reply) => {
        const { kind, code } = request.params;
        await mails.end({ Kind: kind, Code: code });
        return reply.type("text/plain; charset=utf-8").send(text(languageFor(request), "account.unsubscribe.done"));
      },
    );
    done();
  });
}
