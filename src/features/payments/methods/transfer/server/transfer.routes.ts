import type { FastifyInstance } from "fastify";
import Type from "typebox";
import { fileRoute, route, uploadRoute } from "../../../../../platform/server/http/route";
import { Problem } from "../../../../../platform/server/problem";
import { readSeller } from "../../../../../platform/server/shop/shop.repository";
import { attachmentHeaders, mediaTypes } from "../../../../../platform/server/uploads/mediaTypes";
import { MOST_PAGES } from "../../../../../shared/constants";
import type { Instant } from "../../../../../shared/instant";
import { Id, Nullable, Strict, Uuid } from "../../../../../shared/schemas";
import type { PaymentCore } from "../../../server/payment.method";
import { transferContract as contract } from "../transfer.contract";
import {
  ConfirmedArrival,
  DeskTransfers,
  ForeseenOutcome,
  ReceivedTransfer,
  Transfer,
  TransferArrival,
  TransferOrder,
  TransferRejection,
  TransferReversal,
} from "../transfer.schemas";
import type { transferArrivals } from "./transfer.arrivals";
import type { transferQueue } from "./transfer.queue";
import type { transferRejection } from "./transfer.rejection";
import type { transferReversal } from "./transfer.reversal";
import type { TransferService } from "./transfer.service";

const OfPage = Strict({ page: Type.Integer({ minimum: 0, maximum: MOST_PAGES }) });
const OfPayment = Strict({ paymentId: Uuid });
/** Proofs that one IP address may send in a minute. */
const PROOFS_PER_MINUTE = 20;

/** What staff do with transfers. */
type TransferDesk = ReturnType<typeof transferQueue> &
  ReturnType<typeof transferArrivals> &
  ReturnType<typeof transferRejection> &
  ReturnType<typeof transferReversal>;

type Deps = {
  db: PaymentCore["db"];
  transfers: TransferService;
  transferDesk: TransferDesk;
  /** When the window to pay ends; null: it is paused or over. */
  payUntil: (planId: number) => Promise<Instant | null>;
  draw: PaymentCore["draw"];
};

/** Bank transfers: the client's calls, those of staff, and the files of both. */
export async function transferRoutes(
  app: FastifyInstance,
  { db, transfers, transferDesk: desk, payUntil, draw }: Deps,
): Promise<void> {
  route(app, contract.orderTransfer, { body: TransferOrder, data: Transfer }, ({ caller, body }) =>
    transfers.order(caller, body),
  );
  route(app, contract.getTransfer, { params: Strict({ planId: Id }), data: Nullable(Transfer) }, ({ caller, params }) =>
    transfers.latest(caller, params.planId),
  );
  route(app, contract.withdrawTransfer, { params: OfPayment, data: Transfer }, ({ caller, params }) =>
    transfers.withdraw(caller, params.paymentId),
  );
  route(app, contract.getDeskTransfers, { params: OfPage, data: DeskTransfers }, ({ caller, params }) =>
    desk.queue(caller, params.page),
  );
  route(app, contract.getDeskTransfer, { params: OfPayment, data: DeskTransfers }, ({ caller, params }) =>
    desk.one(caller, params.paymentId),
  );
  route(app, contract.foreseeTransfer, { body: TransferArrival, data: ForeseenOutcome }, ({ caller, body }) =>
    desk.foresee(caller, body),
  );
  route(app, contract.receiveTransfer, { body: ConfirmedArrival, data: ReceivedTransfer }, ({ caller, body }) =>
    desk.receive(caller, body),
  );
  route(app, contract.rejectTransfer, { body: TransferRejection, data: Transfer }, ({ caller, body }) =>
    desk.reject(caller, body),
  );
  route(app, contract.reverseTransfer, { body: TransferReversal, data: Transfer }, ({ caller, body }) =>
    desk.reverse(caller, body),
  );

  fileRoute(
    app,
    contract.getTransferOrderFile,
    { params: OfPayment, mediaTypes: ["application/pdf"] },
    async ({ caller, params, language }) => {
      const transfer = await transfers.toTransfer(await transfers.owned(caller, params.paymentId));
      return {
        headers: attachmentHeaders(`transfer-${transfer.Reference}`, "application/pdf"),
        content: await draw({
          paper: "transferOrder",
          given: [language, transfer, await payUntil(transfer.TravelPlanId), await readSeller(db)],
        }),
      };
    },
  );
  fileRoute(
    app,
    contract.getProofFile,
    { params: Strict({ proofId: Uuid }), mediaTypes },
    async ({ caller, params }) => {
      const { id, mediaType, content } = await transfers.proof(caller, params.proofId);
      return { headers: attachmentHeaders(`proof-${id}`, mediaType), content };
    },
  );
  const report = { params: OfPayment, data: Transfer, perMinute: PROOFS_PER_MINUTE, purpose: "transferProof" } as const;
  await uploadRoute(app, contract.reportTransfer, report, ({ caller, params, body }) => {
    if (body.length === 0) throw new Problem("upload.empty");
    return transfers.report(caller, params.paymentId, body);
  });
}
