import type { FastifyInstance } from "fastify";
import Type, { type Static } from "typebox";
import { languageFor } from "../../../server/http/caller";
import { route } from "../../../server/http/route";
import { Problem } from "../../../server/problem";
import { Id } from "../../../shared/schemas";
import { checkoutContract, checkoutFiles } from "../checkout.contract";
import { Checkout, ReceiptPreview, Signature } from "../checkout.schemas";
import type { ReceiptService } from "./receipt.service";
import type { VoucherService } from "./voucher.service";

const OfPlan = Type.Object({ planId: Id });
const OfBooking = Type.Object({ bookingId: Id });

type Parts = {
  receipts: ReceiptService;
  vouchers: VoucherService;
  /** The plan after signing, as getCheckout answers it. */
  checkoutOf: (
    caller: { clientId: number; role: "client" | "staff" },
    planId: number,
  ) => Promise<Static<typeof Checkout>>;
};

/** Receipts and vouchers: what is signed, and the files of both. */
export function papersRoutes(app: FastifyInstance, { receipts, vouchers, checkoutOf }: Parts): void {
  route(
    app,
    checkoutContract.getReceiptPreview,
    { params: OfPlan, data: ReceiptPreview },
    ({ caller, params, language }) => receipts.preview(caller, params.planId, language),
  );
  route(
    app,
    checkoutContract.signReceipt,
    { params: OfPlan, body: Signature, data: Checkout },
    async ({ caller, params, body, request, language }) => {
      const from = { address: request.ip, userAgent: request.headers["user-agent"]?.slice(0, 300) ?? null };
      await receipts.sign(caller, params.planId, body, from, language);
      return checkoutOf(caller, params.planId);
    },
  );
  app.get<{ Params: Static<typeof OfPlan> }>(
    checkoutFiles.receipt,
    { schema: { params: OfPlan }, config: { access: "client", impersonator: "act" } },
    async ({ caller, params }, reply) => {
      if (!caller) throw new Problem("unauthorized");
      const pdf = await receipts.file(caller, params.planId);
      return reply.headers(pdfHeaders(`receipt-${params.planId}`)).send(Buffer.from(pdf));
    },
  );
  app.get<{ Params: Static<typeof OfBooking> }>(
    checkoutFiles.voucher,
    { schema: { params: OfBooking }, config: { access: "client", impersonator: "act" } },
    async (request, reply) => {
      if (!request.caller) throw new Problem("unauthorized");
      const { bookingId } = request.params;
      const pdf = await vouchers.file(request.caller, bookingId, languageFor(request));
      return reply.headers(pdfHeaders(`voucher-${bookingId}`)).send(Buffer.from(pdf));
    },
  );
}

function pdfHeaders(name: string) {
  return { "Content-Type": "application/pdf", "Content-Disposition": `attachment; filename="${name}.pdf"` };
}
