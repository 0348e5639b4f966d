import { act, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { added, at, begin, booking, checked, PRICE, type Story, starts } from "../checkout.story";
import { answer, open, planHandlers, refuse, serve } from "./checkoutTest";
import PaymentPage from "./PaymentPage";

const ORIGIN = "https://cards.example";
const KEY = "0b7e7c1e-9b1f-4e2a-9f6e-1c2d3e4f5a6b";
const fields = { Origin: ORIGIN, ScriptUrl: "", ApiAccessKey: "public", AcceptedCards: ["Visa"] };
const choosing = begin().and(added(0)).and(checked(0)).and(booking("booking.confirmed", 1));
const processing = choosing.and(starts("payment.started", 2));
const attemptId = processing.snapshot.context.attempt?.id ?? "";

let story: Story;
let paymentId: string | undefined;
let orders: { PaymentKey: string; Token: string; Amount: number }[];

const paymentOf = (PaymentId: string, Status: number, FailureCode: string | null = null) => ({
  PaymentId,
  TravelPlanId: 1,
  Method: 135,
  Status,
  Amount: PRICE,
  CurrencyCode: "USD",
  CardBrand: null,
  CardLast4: null,
  FailureCode,
  CreatedAt: at(2),
  SettledAt: null,
});

const server = serve(
  http.get("*/api/checkout/:planId/cardFields", () => answer(fields)),
  http.get("*/api/checkout/payments/:id", ({ params }) => answer(paymentOf(String(params.id), 3, "expired_card"))),
  http.post("*/api/admin/clients/CheckIfNameIsValid", () => answer({ IsValid: true, Match: "matches" })),
  ...planHandlers(() => ({ snapshot: story.snapshot, now: at(2), paymentId })),
);

beforeEach(() => {
  story = choosing;
  paymentId = undefined;
  orders = [];
  sessionStorage.clear();
});

const show = () => open(<PaymentPage />, "/payment");

/** The provider's frame says something; by default from its own origin. */
async function frameSays(data: unknown, origin = ORIGIN) {
  const frame = await screen.findByTitle<HTMLIFrameElement>(/Card details/);
  const source = frame.contentWindow;
  await act(async () => {
    window.dispatchEvent(new MessageEvent("message", { data, origin, source }));
  });
}

const payButton = () => screen.findByRole("button", { name: "Pay $291.00 now" });

async function fillAndPress() {
  const user = userEvent.setup();
  show();
  await frameSays({ type: "ready", height: 260 });
  await user.click(screen.getByRole("checkbox"));
  const button = await payButton();
  fireEvent.click(button);
  fireEvent.click(button);
  await frameSays({ type: "token", token: "clv_1TST", card: { brand: "Visa", last4: "4242" } });
}

test("paying is possible only once the terms are accepted, and the reason stands under the button", async () => {
  const user = userEvent.setup();
  show();
  await frameSays({ type: "ready", height: 260 });
  expect(await payButton()).toBeDisabled();
  expect(await payButton()).toHaveAccessibleDescription(/Please accept the privacy policy/);
  await user.click(screen.getByRole("checkbox"));
  expect(await payButton()).toBeEnabled();
});

test("a name on the card that is not the client's is refused before anything is sent", async () => {
  server.use(http.post("*/api/admin/clients/CheckIfNameIsValid", () => answer({ IsValid: false, Match: "differs" })));
  const user = userEvent.setup();
  show();
  await frameSays({ type: "ready", height: 260 });
  await user.click(screen.getByRole("checkbox"));
  expect(await screen.findByText(/The card must be yours: the holder/)).toBeInTheDocument();
  expect(await payButton()).toBeDisabled();
});

test("fields that claim to be ready from another origin are not believed", async () => {
  const user = userEvent.setup();
  show();
  await frameSays({ type: "ready", height: 260 }, "https://elsewhere.example");
  await user.click(screen.getByRole("checkbox"));
  expect(await payButton()).toBeDisabled();
});

test("a double press pays once, with the token and the amount that was shown", async () => {
  server.use(
    http.post("*/api/travelPlans/doPaymentWithCloverAPI", async ({ request }) => {
      orders.push((await request.json()) as (typeof orders)[number]);
      story = processing.and({ type: "payment.captured", at: at(2), attemptId, amount: PRICE });
      return answer(paymentOf(orders[0]?.PaymentKey ?? "", 2));
    }),
  );
  await fillAndPress();
  expect(await screen.findByText("the signing page")).toBeInTheDocument();
  expect(orders).toHaveLength(1);
  expect(orders[0]).toMatchObject({ Token: "clv_1TST", Amount: PRICE });
});

test("an answer that is lost leaves the attempt open: the server is asked, nothing is sent again", async () => {
  const asked: string[] = [];
  server.use(
    http.post("*/api/travelPlans/doPaymentWithCloverAPI", () => HttpResponse.error()),
    http.get("*/api/checkout/payments/:id", ({ params }) => {
      asked.push(String(params.id));
      return answer(paymentOf(String(params.id), 1));
    }),
  );
  await fillAndPress();
  expect(await screen.findByText(/taking longer than usual/)).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: /Pay/ })).not.toBeInTheDocument();
  await screen.findByText(/will not be charged twice/);
  expect(sessionStorage.getItem("malecon.payment.1")).toBe(asked[0]);
});

test("a reload in the middle asks what became of the attempt and does not pay again", async () => {
  sessionStorage.setItem("malecon.payment.1", KEY);
  story = processing;
  server.use(
    http.get("*/api/checkout/payments/:id", ({ params }) => {
      story = processing.and({ type: "payment.captured", at: at(2), attemptId, amount: PRICE });
      return answer(paymentOf(String(params.id), 2));
    }),
  );
  show();
  expect(await screen.findByText("the signing page")).toBeInTheDocument();
  expect(sessionStorage.getItem("malecon.payment.1")).toBeNull();
});

test("a plan whose payment is under way elsewhere shows it calmly, without a form", async () => {
  story = processing;
  show();
  expect(await screen.findByRole("heading", { name: "Your payment is on its way" })).toBeInTheDocument();
  expect(screen.queryByTitle(/Card details/)).not.toBeInTheDocument();
});

test("a declined payment names its reason and may be tried again under a new key", async () => {
  server.use(
    http.post("*/api/travelPlans/doPaymentWithCloverAPI", () => {
      story = processing.and({ type: "payment.declined", at: at(2), attemptId });
      return refuse(402, "payment.declined", "Your bank declined the card.");
    }),
  );
  await fillAndPress();
  expect(await screen.findByText("Your bank declined the card.")).toBeInTheDocument();
  expect(sessionStorage.getItem("malecon.payment.1")).toBeNull();
  expect(await payButton()).toBeInTheDocument();
});

test("coming back to a declined payment tells its reason from the attempt", async () => {
  story = processing.and({ type: "payment.declined", at: at(2), attemptId });
  paymentId = KEY;
  show();
  expect(await screen.findByText("This card has expired.")).toBeInTheDocument();
  expect(screen.getByText("Nothing was charged.")).toBeInTheDocument();
});

test("a plan that is not confirmed cannot be paid, and says what is missing", async () => {
  story = begin().and(added(0)).and(checked(0));
  show();
  expect(await screen.findByRole("region", { name: "Can I pay?" })).toHaveTextContent("Booking 1 still waits");
});

test("wrong card details keep the form and send nothing", async () => {
  const user = userEvent.setup();
  show();
  await frameSays({ type: "ready", height: 260 });
  await user.click(screen.getByRole("checkbox"));
  await user.click(await payButton());
  await frameSays({ type: "error", fields: { number: "incorrect_number" } });
  expect(await screen.findByRole("alert")).toHaveTextContent("Please check the card details");
  expect(sessionStorage.getItem("malecon.payment.1")).toBeNull();
});
