import type { FastifyInstance } from "fastify";
import Type from "typebox";
import { route } from "../../../../../platform/server/http/route";
import { Impersonation, ImpersonationBegun } from "../../../impersonation.schemas";
import { supportContract } from "../../../support.contract";
import type { ImpersonationService } from "./impersonation.service";

/** Begins and ends acting for a client. */
export function impersonationRoutes(app: FastifyInstance, service: ImpersonationService): void {
  const begin = { body: Impersonation, data: ImpersonationBegun };
  route(app, supportContract.beginImpersonation, begin, ({ caller, body }) => service.begin(caller, body));
  route(app, supportContract.endImpersonation, { data: Type.Null() }, async ({ caller }) => {
    await service.end(caller);
    return null;
  });
}
