import { act, screen } from "@testing-library/react";
import { delay, http } from "msw";
import type { ReactNode } from "react";
import { added, at, begin, checked } from "../../../test/checkoutStory";
import { bookingOf, open, planHandlers, planOf } from "../../../test/fixtures/web/checkoutTestBed";
import { nextLook, timersByHand } from "../../../test/fixtures/web/openPageTestBed";
import { answer, refuse, serve } from "../../../test/fixtures/web/wireTestBed";
import FundPage from "../../features/fund/web/FundPage";
import { NoteList } from "../../features/notes/web/NoteList";
import VoucherPage from "../../features/papers/web/voucher/VoucherPage";
import { TransferRemarks } from "../../features/payments/methods/transfer/web/TransferRemarks";
import DocumentsPage, { OwnDocuments } from "../../features/plan/web/checkout/documents/DocumentsPage";
import { ClosingSection } from "../../features/privacy/web/ClosingSection";
import RefundPage from "../../features/refunds/web/RefundPage";
import { IdentityDocumentType } from "../../shared/enumerations";
import PaidPlans from "./PaidPlans";

const { snapshot } = begin().and(added(0)).and(checked(0));

const server = serve(
  http.get("*/api/admin/clientDocuments/isNeededClientDocuments/*", () =>
    answer({ Needed: [IdentityDocumentType.Passport], Missing: [], ValidUntil: [], Drivers: [] }),
  ),
  ...planHandlers(() => ({ snapshot, now: at(1) })),
  http.get("*/api/travelPlans/:id/en", () => answer(planOf(snapshot))),
  http.get("*/api/countries", () => answer([])),
  http.get("*/api/profile/*", () => answer({ BirthDate: null })),
  http.get("*/api/admin/clientDocuments/check*", () => answer({ Passed: true, Refusal: null })),
  http.get("*/api/admin/bookings/getAllRefundValues/:id", () => answer(refundValues)),
);

const passport = {
  ...{ Type: IdentityDocumentType.Passport, Number: "C01X00T47", FirstName: "Ana", LastName: "Pérez", CountryId: 167 },
  ...{
    IssuedOn: null,
    ExpiresOn: "2126-05-03",
    BirthDate: "1988-05-17",
    RejectedFor: null,
    GivenAt: 0,
    TypedOnly: false,
    PhotoId: null,
  },
};
const nothing = { Amount: 0, Charge: 0, ToMethod: 0, ToLots: 0, ToNewLot: 0 };
const refundValues = {
  ...{ BookingId: 1, TravelPlanId: 1, At: at(1), CurrencyCode: "USD", Paid: true, BookingAmount: 29_100 },
  ...{ PolicyCode: 1, PolicyUntil: null, Means: "card", MethodCharge: 0, CardBrand: null, CardLast4: null },
  ...{ ToClient: nothing, ToFund: { ...nothing, ExpiresAt: at(1) }, SelfService: true, Refusals: [], Refunds: [] },
  IfSupplierFailed: { ToClient: nothing, ToFund: nothing },
};

const fund = { Now: at(1), CurrencyCode: "USD", Balance: 0, Lots: [], Entries: [] };
const credited = {
  ...{ Kind: "issued", At: at(1), Amount: 29_100, Balance: 29_100, LotId: 1, PlanId: null, BookingId: 1 },
  Names: ["Kia Rio"],
};

const note = {
  ...{ Id: 1, ClientId: 7, SiteId: 11, Subject: "From our staff", Message: "Hello", isSent: false, IsRead: false },
  ...{ language: "en", CreatedAt: at(1), Action: null },
};

const paidPlan = { ...planOf(snapshot), State: "signing", SignUrl: "/e_sign?plan=1", PaidAt: 1 };

const voucher = {
  ...{ Number: "V-1", IssuedAt: 0, Holder: "Ana", Token: "a.b", VerifyUrl: "https://a.example/v", Held: null },
  ...{ Booking: bookingOf(snapshot, 1), Place: null, Agency: null, Facts: [], Notes: [] },
};

const transfer = {
  ...{ TravelPlanId: 1, CurrencyCode: "USD", Arrived: 30_000, ToRefund: 900, Refunded: 0 },
};

const closing = {
  ...{ OpenPlanId: null, MoneyUnderWay: true, Credit: 0, DocumentsDeletedOn: null },
};

const booked = bookingOf(snapshot, 1);
const documentsCall = "admin/clientDocuments/getClientDocumentsInfo/*";

type Row = {
  what: string;
  page: ReactNode;
  /** The call whose answer changes, and the text by which the page shows it. */
  call: string;
  first: [answer: unknown, text: string | RegExp];
  later: [answer: unknown, text: string | RegExp];
  path?: string;
  route?: string;
  /** The page shows no error if that call fails. */
  silent?: true;
};

const rows: Row[] = [
  {
    ...{ what: "a document of a plan is rejected", page: <DocumentsPage />, call: documentsCall },
    first: [[{ ...passport, Status: "inReview" }], "Our staff are checking it"],
    later: [[{ ...passport, Status: "rejected", RejectedFor: "The photo is blurred" }], /The photo is blurred/],
  },
  {
    ...{ what: "a document given ahead of a plan is accepted", page: <OwnDocuments />, call: documentsCall },
    first: [[{ ...passport, Status: "inReview" }], "Our staff are checking it"],
    later: [[{ ...passport, Status: "verified" }], "Checked by our staff"],
  },
  {
    ...{ what: "a booking is refunded", page: <RefundPage />, path: "/r/1", route: "/r/:bookingId" },
    call: "bookings/1/*",
    first: [{ ...booked, Status: "confirmed" }, "Car 1"],
    later: [{ ...booked, Status: "refunded" }, "Booking cancelled: your refund"],
  },
  {
    ...{ what: "money goes into the fund", page: <FundPage />, call: "fund/*" },
    first: [fund, "Your fund is empty"],
    later: [{ ...fund, Balance: 29_100, Entries: [credited] }, "You can use"],
  },
  {
    ...{ what: "a note arrives", page: <NoteList isSent={false} />, call: "notes/list/*" },
    first: [[], "Nothing here yet"],
    later: [[note], "From our staff"],
  },
  {
    ...{ what: "a payment is disputed", page: <PaidPlans />, call: "checkout/holds/*" },
    silent: true,
    first: [[], "Receipt to be signed"],
    later: [[{ TravelPlanId: 1, Held: "undecided" }], "Payment disputed"],
  },
  {
    ...{ what: "a voucher is made void", page: <VoucherPage />, path: "/v/1", route: "/v/:bookingId" },
    call: "checkout/vouchers/1",
    first: [{ ...voucher, Valid: true }, "No. V-1"],
    later: [{ ...voucher, Valid: false }, "This voucher is no longer valid"],
  },
  {
    ...{ what: "what a transfer brought too much goes back", page: <TransferRemarks planId={1} /> },
    call: "checkout/1/transfer",
    silent: true,
    first: [transfer, /sent by hand/],
    later: [{ ...transfer, Refunded: 900 }, /was sent back/],
  },
  {
    ...{ what: "the last money goes, so that the account can be closed", page: <ClosingSection clientId={7} /> },
    call: "clients/closing/*",
    first: [closing, /payments or refunds in progress/],
    later: [{ ...closing, MoneyUnderWay: false }, "Password"],
  },
];

describe("a page that stays open shows what others change (FAULT-26)", () => {
  timersByHand();

  it.each(rows)("$what", async ({ page, path = "/", route, call, first, later }) => {
    let [present] = first;
    server.use(
      http.get("*/api/travelPlans/paidTravelPlans/*", () => answer([paidPlan])),
      http.get(`*/api/${call}`, () => answer(present)),
    );
    open(page, path, route);
    expect((await screen.findAllByText(first[1]))[0]).toBeVisible();
    [present] = later;
    await nextLook();
    expect((await screen.findAllByText(later[1]))[0]).toBeVisible();
  });
});

describe("a page that could not be loaded retries by itself, and stays unchanged until there is an answer (FAULT-26, A11Y-2)", () => {
  timersByHand();

  it.each(rows.filter(({ silent }) => !silent))("where $what", async ({ page, path = "/", route, call }) => {
    let calls = 0;
    server.use(
      http.get(`*/api/${call}`, async () => {
        calls += 1;
        if (calls > 1) await delay("infinite");
        return refuse(500, "unexpected");
      }),
    );
    open(page, path, route);
    const again = await screen.findByRole("button", { name: "Try again" });
    act(() => again.focus());
    await nextLook();
    expect(calls).toBe(2);
    expect(again).toHaveFocus();
  });
});
