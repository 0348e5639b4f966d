import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { at, chooses, PRICE, type Story } from "../../../../../test/checkoutStory";
import {
  attemptId,
  declineCards,
  fillAndPress,
  frameSays,
  KEY,
  page,
  payButton,
  paymentOf,
  processing,
  servePayments,
  show,
  termsBox,
} from "../../../../../test/fixtures/web/paymentTestBed";
import { answer, refuse } from "../../../../../test/fixtures/web/wireTestBed";

const server = servePayments();

test("a lost answer leaves the attempt open: the server is asked, and nothing is sent again (CHART-8)", async () => {
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

test("after a reload during a payment the page asks for the attempt's outcome and does not pay again", async () => {
  sessionStorage.setItem("malecon.payment.1", KEY);
  page.story = processing;
  server.use(
    http.get("*/api/checkout/payments/:id", ({ params }) => {
      page.story = processing.and({ type: "payment.captured", at: at(2), attemptId, amount: PRICE });
      return answer(paymentOf(String(params.id), 2));
    }),
  );
  show();
  expect(await screen.findByText("the signing page")).toBeInTheDocument();
  expect(sessionStorage.getItem("malecon.payment.1")).toBeNull();
});

test("a refused payment shows only the server's reason, or without one the specification's sentence (WIRE-27)", async () => {
  for (const [reason, said] of [
    ["Your bank declined the card.", "Your bank declined the card."],
    ["", "Error Paying your Plan (IdPlan: 1)"],
  ] as const) {
    server.use(http.post("*/api/travelPlans/doPaymentWithCloverAPI", () => refuse(402, "payment.declined", reason)));
    await fillAndPress();
    expect(await screen.findByText(said)).toBeVisible();
    expect(screen.queryAllByText(/Error Paying/)).toHaveLength(reason === "" ? 1 : 0);
    document.body.replaceChildren();
  }
});

test("a declined payment names its reason and may be tried again under a new key (PAY-13)", async () => {
  declineCards(server, processing.and({ type: "payment.declined", at: at(2), attemptId }));
  await fillAndPress();
  const reason = await screen.findByText("Your bank declined the card.");
  const outcome = screen.getByRole("region", { name: "The payment did not go through" });
  expect(outcome).toHaveFocus();
  expect(outcome).toHaveAccessibleDescription(/Your bank declined the card/);
  expect(reason.closest("[role=alert]")).toBeNull();
  expect(sessionStorage.getItem("malecon.payment.1")).toBeNull();
  expect(await payButton()).toBeInTheDocument();
});

describe("the terms after a payment that was declined (PAY-2)", () => {
  const declined = processing.and({ type: "payment.declined", at: at(2), attemptId });
  const charged = { rate: 0, fixed: 1_500 };
  const changeInto = (next: Story) =>
    server.use(
      http.get("*/api/travelPlans/changePurchaseMethod/:planId/:methodId", () => {
        page.story = next;
        return answer(null);
      }),
    );

  test("stay accepted if bookings, payment method and amount are unchanged", async () => {
    declineCards(server, declined);
    await fillAndPress();
    await screen.findByText("Your bank declined the card.");
    await frameSays({ type: "ready", height: 260 });
    expect(termsBox()).toBeChecked();
    expect(await payButton()).toBeEnabled();
  });

  test("have to be accepted again if the amount differs", async () => {
    declineCards(server, declined.and(chooses(2, 135, charged)));
    await fillAndPress();
    await screen.findByText("Your bank declined the card.");
    expect(await screen.findByRole("button", { name: "Pay $306.00 now" })).toBeDisabled();
    expect(termsBox()).not.toBeChecked();
  });

  test("have to be accepted again after another method was chosen, even if the client returns to the first", async () => {
    declineCards(server, declined);
    await fillAndPress();
    await screen.findByText("Your bank declined the card.");
    changeInto(declined.and(chooses(2, 85, charged)));
    const user = userEvent.setup();
    await user.click(screen.getByRole("radio", { name: /Transfer/ }));
    expect(await screen.findByRole("button", { name: "Get the order for $306.00" })).toBeDisabled();
    expect(termsBox()).not.toBeChecked();
    changeInto(declined.and(chooses(2, 135)));
    await user.click(screen.getByRole("radio", { name: /Card/ }));
    expect(await payButton()).toBeDisabled();
    expect(termsBox()).not.toBeChecked();
  });

  test("have to be accepted again in another session", async () => {
    declineCards(server, declined);
    await fillAndPress();
    await screen.findByText("Your bank declined the card.");
    cleanup();
    show();
    expect(await screen.findByRole("checkbox", { name: /I accept/ })).not.toBeChecked();
    expect(await payButton()).toBeDisabled();
  });
});

test("returning to a declined payment shows its reason from the attempt", async () => {
  page.story = processing.and({ type: "payment.declined", at: at(2), attemptId });
  page.paymentId = KEY;
  show();
  expect(
    (await screen.findByText("This card has expired. Please try another card.")).closest("[role=alert]"),
  ).toBeInTheDocument();
  expect(screen.getByText("Nothing was charged.")).toBeInTheDocument();
});
