import type { FastifyInstance } from "fastify";
import Type from "typebox";
import { route } from "../../../../platform/server/http/route";
import { emailContract } from "../../email.contract";
import { AskedEmailChange, EmailChange, EmailChangeCode } from "../../email.schemas";
import type { AccountService } from "../account.service";

/** The calls by which a client changes the email address. The first hashes a password, and is limited as such. (SAFE-3) */
export function emailRoutes(
  app: FastifyInstance,
  {
    emailChange,
    cookie,
    hashingPerMinute: perMinute,
  }: Pick<AccountService, "emailChange" | "cookie" | "hashingPerMinute">,
): void {
  const start = { body: AskedEmailChange, data: EmailChange, perMinute };
  route(app, emailContract.startEmailChange, start, ({ caller, body, language }) =>
    emailChange.start(caller, body, language),
  );

  const confirmation = { body: EmailChangeCode, data: Type.Null(), perMinute };
  route(app, emailContract.confirmEmailChange, confirmation, ({ caller, body, request }) =>
    emailChange.confirm(caller, body, cookie.read(request) ?? null),
  );
}
