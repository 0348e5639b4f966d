import { fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { at, booking, changed, PRICE, signed, unsigned } from "../../../../../test/checkoutStory";
import { open, planOf } from "../../../../../test/fixtures/web/checkoutTestBed";
import {
  frameSays,
  KEY,
  methods,
  page,
  paymentOf,
  servePayments,
} from "../../../../../test/fixtures/web/paymentTestBed";
import { answer } from "../../../../../test/fixtures/web/wireTestBed";
import { PaymentProvider } from "../../../../shared/enumerations";
import DifferencePage from "./DifferencePage";

const MORE = 4_000;
const asked = unsigned()
  .and(signed(3))
  .and(changed(4, 2, 1, { amount: PRICE + MORE }));
const agreed = asked.and(booking("booking.confirmed", 5, 2));
const begun = { attemptId: KEY, bookingId: 2, method: PaymentProvider.Clover, amount: MORE, charge: 0 } as const;
const paying = agreed.and({
  ...{ type: "supplement.started", at: at(6), termsAccepted: true, holder: "matches" },
  ...begun,
});

const server = servePayments(
  http.get("*/api/travelPlans/purchaseMethodsFromWebSite/*", () => answer(methods)),
  http.get("*/api/travelPlans/1/en", () => answer(planOf(page.story.snapshot))),
);

beforeEach(() => void Object.assign(page, { story: agreed, now: at(6) }));

const show = () =>
  open(<DifferencePage Held={({ children }) => children} />, "/payment/2?plan=1", "/payment/:bookingId");

test("the change's price, the amount already paid and the difference are shown, and the card pays the difference (PLAN-44)", async () => {
  server.use(
    http.post("*/api/travelPlans/doPaymentWithCloverAPI", async ({ request }) => {
      page.orders.push((await request.json()) as (typeof page.orders)[number]);
      page.story = paying.and({ type: "supplement.captured", at: at(6), attemptId: KEY, amount: MORE });
      return answer(paymentOf("00000000-0000-4000-8000-000000000001", 2));
    }),
  );
  show();
  await frameSays({ type: "ready", height: 260 });
  const summary = screen.getByRole("complementary");
  expect(summary).toHaveTextContent("$331.00");
  expect(summary).toHaveTextContent("-$291.00");
  expect(summary).toHaveTextContent("$40.00");
  expect(screen.queryByRole("radio", { name: /Link|Transfer/ })).toBeNull();
  expect(screen.queryByRole("checkbox", { name: /fund/i })).toBeNull();
  await userEvent.click(screen.getByRole("checkbox", { name: /I accept/ }));
  const button = await screen.findByRole("button", { name: "Pay $40.00 now" });
  fireEvent.click(button);
  await frameSays({ type: "token", token: "clv_1TST" });
  // A signed plan is signed again at its new price.
  await waitFor(() => expect(screen.getByTestId("address")).toHaveTextContent("/e_sign?plan=1"));
  expect(page.orders).toMatchObject([{ BookingId: 2, Amount: MORE, FundAmount: 0, Token: "clv_1TST" }]);
});

test("a decline is shown with its reason, and the difference can be paid with another card (PLAN-44)", async () => {
  page.story = paying.and({ type: "supplement.declined", at: at(6), attemptId: KEY });
  show();
  expect(await screen.findByText(/This card has expired/)).toBeVisible();
  expect(await screen.findByRole("button", { name: "Pay $40.00 now" })).toBeVisible();
});

test("if no card method is offered any more, the page states that and that the booking stays (PLAN-44)", async () => {
  server.use(http.get("*/api/travelPlans/purchaseMethodsFromWebSite/*", () => answer([methods[1]])));
  show();
  expect(await screen.findByText("The difference cannot be paid at the moment")).toBeVisible();
  expect(screen.queryByTitle(/Card details/)).toBeNull();
});

test("nothing can be paid while the questions of US law are not loaded, and they can be loaded again (PLAN-50)", async () => {
  let fails = true;
  server.use(
    http.get("*/api/checkout/:planId/usTravel", () =>
      fails ? HttpResponse.error() : answer({ Asked: false, ByData: false, UnderUsLaw: false, Category: null }),
    ),
  );
  show();
  expect(await screen.findByText("We could not load what US law asks of travelers before they pay")).toBeVisible();
  expect(screen.queryByTitle(/Card details/)).toBeNull();
  fails = false;
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByTitle(/Card details/)).toBeInTheDocument();
});

test("while the bank's answer is pending, nothing can be paid again (PLAN-44)", async () => {
  page.story = paying;
  show();
  expect(await screen.findByRole("progressbar")).toBeVisible();
  expect(screen.queryByRole("button", { name: /Pay/ })).toBeNull();
});

test.each([
  ["its supplier has not confirmed", asked, /has not confirmed it yet/],
  ["was withdrawn", agreed.and(booking("booking.cancelled", 6, 2)), /The change is over or was withdrawn/],
])("nothing is to be paid for a change that %s (PLAN-44)", async (_what, then, text) => {
  page.story = then;
  show();
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByRole("button", { name: /Pay/ })).toBeNull();
});
