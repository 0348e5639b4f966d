import type { FastifyInstance } from "fastify";
import Type, { type Static } from "typebox";
import { languageFor } from "../../../../../platform/server/http/caller";
import { NoParams, route } from "../../../../../platform/server/http/route";
import { Problem } from "../../../../../platform/server/problem";
import { attachmentHeaders, UPLOAD_LIMIT } from "../../../../../platform/server/uploads/readUpload";
import type { Instant } from "../../../../../shared/instant";
import { Id, Nullable, Strict, Uuid } from "../../../../../shared/schemas";
import { transferContract as contract, transferFiles } from "../transfer.contract";
import { DeskTransfer, Transfer, TransferArrival, TransferOrder, TransferRejection } from "../transfer.schemas";
import type { TransferDesk } from "./transfer.desk";
import type { TransferService } from "./transfer.service";

const OfPayment = Strict({ paymentId: Uuid });
const OfProof = Strict({ proofId: Uuid });

type Parts = {
  transfers: TransferService;
  transferDesk: TransferDesk;
  /** When the plan's time to pay ends; null: it stands still, or is over. */
  payUntil: (planId: number) => Promise<Instant | null>;
};

/** Bank transfers: the client's calls, the desk's, and the files of both. */
export async function transferRoutes(
  app: FastifyInstance,
  { transfers, transferDesk: desk, payUntil }: Parts,
): Promise<void> {
  route(app, contract.orderTransfer, { params: NoParams, body: TransferOrder, data: Transfer }, ({ caller, body }) =>
    transfers.order(caller, body),
  );
  route(app, contract.getTransfer, { params: Strict({ planId: Id }), data: Nullable(Transfer) }, ({ caller, params }) =>
    transfers.latest(caller, params.planId),
  );
  route(app, contract.withdrawTransfer, { params: OfPayment, data: Transfer }, ({ caller, params }) =>
    transfers.withdraw(caller, params.paymentId),
  );
  route(app, contract.getDeskTransfers, { params: NoParams, data: Type.Array(DeskTransfer) }, ({ caller }) =>
    desk.queue(caller),
  );
  route(
    app,
    contract.receiveTransfer,
    { params: NoParams, body: TransferArrival, data: Transfer },
    ({ caller, body }) => desk.receive(caller, body),
  );
  route(
    app,
    contract.rejectTransfer,
    { params: NoParams, body: TransferRejection, data: Transfer },
    ({ caller, body }) => desk.reject(caller, body),
  );

  app.get<{ Params: Static<typeof OfPayment> }>(
    transferFiles.order,
    { schema: { params: OfPayment }, config: { access: "client", impersonator: "act" } },
    async (request, reply) => {
      if (!request.caller) throw new Problem("unauthorized");
      const transfer = await transfers.toTransfer(await transfers.owned(request.caller, request.params.paymentId));
      // Programs that draw are large, and wait until the first paper.
      const { drawTransferOrder } = await import("./transfer.drawing");
      const pdf = await drawTransferOrder(languageFor(request), transfer, await payUntil(transfer.TravelPlanId));
      const headers = attachmentHeaders(`transfer-${transfer.Reference}`, "application/pdf");
      return reply.headers(headers).send(Buffer.from(pdf));
    },
  );
  app.get<{ Params: Static<typeof OfProof> }>(
    transferFiles.proof,
    { schema: { params: OfProof }, config: { access: "client", impersonator: "act" } },
    async ({ caller, params }, reply) => {
      if (!caller) throw new Problem("unauthorized");
      const { id, mediaType, content } = await transfers.proof(caller, params.proofId);
      return reply.headers(attachmentHeaders(`proof-${id}`, mediaType)).send(Buffer.from(content));
    },
  );
  await app.register((scope, _options, done) => {
    takeProofs(scope, transfers);
    done();
  });
}

/** A proof is sent as its bare bytes; only here are any taken. */
function takeProofs(scope: FastifyInstance, transfers: TransferService): void {
  scope.addContentTypeParser(
    "application/octet-stream",
    { parseAs: "buffer" },
    async (_request: unknown, body: Buffer) => body,
  );
  scope.post<{ Params: Static<typeof OfPayment>; Body: Buffer }>(
    transferFiles.report,
    {
      bodyLimit: UPLOAD_LIMIT,
      schema: { params: OfPayment },
      config: { access: "client", impersonator: "notAct", rateLimit: { max: 20, timeWindow: "1 minute" } },
    },
    async ({ caller, params, body }) => {
      if (!caller) throw new Problem("unauthorized");
      if (!Buffer.isBuffer(body)) throw new Problem("upload.empty");
      const Data = await transfers.report(caller, params.paymentId, body);
      return { Data, Status: 0, ResultCode: "OK", ResponseType: "OK" };
    },
  );
}
