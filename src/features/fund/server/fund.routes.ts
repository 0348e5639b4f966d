import type { FastifyInstance } from "fastify";
import { route } from "../../../platform/server/http/route";
import { Id, Strict } from "../../../shared/schemas";
import { fundContract } from "../fund.contract";
import { Fund } from "../fund.schemas";
import type { FundService } from "./fund.service";

/** Calls of fund.contract.ts. */
export function fundRoutes(app: FastifyInstance, fund: FundService): void {
  route(app, fundContract.getFund, { params: Strict({ clientId: Id }), data: Fund }, ({ caller, params }) =>
    fund.getFund(caller, params.clientId),
  );
}
