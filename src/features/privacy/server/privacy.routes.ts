import type { FastifyInstance, FastifyReply } from "fastify";
import Type from "typebox";
import { route } from "../../../platform/server/http/route";
import { Id, Strict } from "../../../shared/schemas";
import { privacyContract } from "../privacy.contract";
import { AskedByLetter, CloseAccount, Closing, MyData } from "../privacy.schemas";
import type { PrivacyService } from "./privacy.service";

type Deps = {
  privacy: PrivacyService;
  cookie: { clear: (reply: FastifyReply) => void };
  /** Calls per minute from one IP address that hash a password. */
  hashingPerMinute: number;
};

/** Calls of privacy.contract.ts. */
export function privacyRoutes(app: FastifyInstance, { privacy, cookie, hashingPerMinute: perMinute }: Deps): void {
  const ofClient = Strict({ clientId: Id });
  route(app, privacyContract.getMyData, { params: ofClient, data: MyData, perMinute }, ({ caller, params }) =>
    privacy.getMyData(caller, params.clientId),
  );
  const letter = { body: AskedByLetter, data: MyData };
  route(app, privacyContract.copyDataForLetter, letter, ({ caller, body }) => privacy.copyForLetter(caller, body));
  route(app, privacyContract.getClosing, { params: ofClient, data: Closing }, ({ caller, params }) =>
    privacy.getClosing(caller, params.clientId),
  );
  const closing = { body: CloseAccount, data: Type.Null(), perMinute };
  route(app, privacyContract.closeAccount, closing, async ({ caller, body, reply }) => {
    await privacy.closeAccount(caller, body);
    cookie.clear(reply);
    return null;
  });
}
