import type { FastifyInstance, FastifyRequest } from "fastify";
import Type, { type Static } from "typebox";
import type { Caller } from "../../../platform/server/http/caller";
import { fileRoute, route } from "../../../platform/server/http/route";
import { type Language, languageOf } from "../../../shared/language";
import { Id, Lang, SiteId, Strict } from "../../../shared/schemas";
import { Checkout } from "../../plan/checkout/checkout.schemas";
import { papersContract } from "../papers.contract";
import { HeldPlan, ReceiptQuestion, ReceiptToSign, Signature, VerifiedReceipt } from "../receipt.schemas";
import { SharedTrip, SharedTripQuestion, TripShare } from "../trip.schemas";
import { Voucher, VoucherStatus, VoucherToken } from "../voucher.schemas";
import { VOUCHER_KEYS } from "../voucher.token";
import type { CalendarService } from "./calendar.service";
import type { ReceiptService } from "./receipt.service";
import type { ShareService } from "./share.service";
import type { VoucherService } from "./voucher.service";

const PDF = ["application/pdf"];
const CALENDAR = ["text/calendar"];
const OfPlan = Type.Object({ planId: Id });
const OfBooking = Type.Object({ bookingId: Id });

type Deps = {
  receipts: ReceiptService;
  vouchers: VoucherService;
  calendars: CalendarService;
  shares: ShareService;
  /** A plan's checkout state, and the page on which its receipt is signed. */
  checkout: {
    getCheckout: (caller: Caller, planId: number) => Promise<Static<typeof Checkout>>;
    getSignUrl: (caller: Caller, planId: number, language: Language) => Promise<string>;
  };
};

/** Receipts and vouchers: data, signature and files. */
export function papersRoutes(app: FastifyInstance, { receipts, vouchers, calendars, shares, checkout }: Deps): void {
  route(
    app,
    papersContract.getSignUrl,
    {
      params: Strict({ planId: Id, siteId: SiteId, lang: Lang }),
      data: Type.String(),
    },
    ({ caller, params }) => checkout.getSignUrl(caller, params.planId, languageOf(params.lang)),
  );
  route(app, papersContract.getReceiptPreview, { params: OfPlan, data: ReceiptToSign }, ({ caller, params, request }) =>
    receipts.preview(caller, params.planId, fromOf(request)),
  );
  route(
    app,
    papersContract.verifyReceipt,
    { body: ReceiptQuestion, data: VerifiedReceipt, perMinute: 30 },
    ({ body }) => receipts.verify(body),
  );
  route(
    app,
    papersContract.signReceipt,
    { params: OfPlan, body: Signature, data: Checkout },
    async ({ caller, params, body, request, language }) => {
      await receipts.sign(caller, params.planId, body, fromOf(request), language);
      return checkout.getCheckout(caller, params.planId);
    },
  );
  route(
    app,
    papersContract.getHolds,
    { params: Strict({ clientId: Id }), data: Type.Array(HeldPlan) },
    ({ caller, params }) => vouchers.holds(caller, params.clientId),
  );
  route(app, papersContract.getVoucher, { params: OfBooking, data: Voucher }, ({ caller, params, language }) =>
    vouchers.read(caller, params.bookingId, language),
  );
  route(app, papersContract.verifyVoucher, { body: VoucherToken, data: VoucherStatus, perMinute: 60 }, ({ body }) =>
    vouchers.verify(body.Token),
  );
  const share = { params: OfPlan, data: TripShare };
  route(app, papersContract.getTripShare, share, ({ caller, params }) => shares.read(caller, params.planId));
  route(app, papersContract.shareTrip, share, ({ caller, params }) => shares.share(caller, params.planId));
  route(app, papersContract.unshareTrip, share, ({ caller, params }) => shares.unshare(caller, params.planId));
  route(app, papersContract.readSharedTrip, { body: SharedTripQuestion, data: SharedTrip, perMinute: 30 }, ({ body }) =>
    shares.open(body.Token),
  );
  app.get(VOUCHER_KEYS, { config: { access: "public", impersonator: "act" } }, async (_request, reply) =>
    reply.header("Cache-Control", "public, max-age=3600").send(await vouchers.publishedKeys()),
  );
  fileRoute(
    app,
    papersContract.getReceiptFile,
    { params: OfPlan, mediaTypes: PDF },
    async ({ caller, params: { planId } }) => ({
      headers: pdfHeaders(`receipt-${planId}`),
      content: await receipts.file(caller, planId),
    }),
  );
  const voucher = { params: OfBooking, mediaTypes: PDF };
  fileRoute(app, papersContract.getVoucherFile, voucher, async ({ caller, params: { bookingId }, language }) => ({
    headers: pdfHeaders(`voucher-${bookingId}`),
    content: await vouchers.file(caller, bookingId, language),
  }));
  fileRoute(
    app,
    papersContract.getBookingCalendar,
    { params: OfBooking, mediaTypes: CALENDAR },
    async ({ caller, params: { bookingId }, language }) => ({
      headers: calendarHeaders(`booking-${bookingId}`),
      content: await calendars.ofBooking(caller, bookingId, language),
    }),
  );
  fileRoute(
    app,
    papersContract.getTripCalendar,
    { params: OfPlan, mediaTypes: CALENDAR },
    async ({ caller, params: { planId }, language }) => ({
      headers: calendarHeaders(`trip-${planId}`),
      content: await calendars.ofPlan(caller, planId, language),
    }),
  );
}

function fromOf({ ip, headers }: FastifyRequest) {
  return { address: ip, userAgent: headers["user-agent"]?.slice(0, 300) ?? null };
}

function pdfHeaders(name: string) {
  return { "Content-Type": "application/pdf", "Content-Disposition": `attachment; filename="${name}.pdf"` };
}

function calendarHeaders(name: string) {
  return {
    "Content-Type": "text/calendar; charset=utf-8",
    "Content-Disposition": `attachment; filename="${name}.ics"`,
  };
}
