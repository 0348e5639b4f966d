import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { http } from "msw";
import { at, attempt, chooses, PRICE, paid, starts } from "../../../../../test/checkoutStory";
import { open } from "../../../../../test/fixtures/web/checkoutTestBed";
import {
  attemptId,
  choosing,
  declineCards,
  fillAndPress,
  KEY,
  page,
  processing,
  servePayments,
  show,
} from "../../../../../test/fixtures/web/paymentTestBed";
import { answer, refuse } from "../../../../../test/fixtures/web/wireTestBed";
import PaymentPage from "../PaymentPage";

const server = servePayments();

const link = { PaymentId: KEY, TravelPlanId: 1, Status: 1, Amount: PRICE, Url: "https://pay.example/1", Warnings: [] };

test("a declined card is not shown again after another payment method was started and withdrawn", async () => {
  const declined = processing.and({ type: "payment.declined", at: at(2), attemptId }).and(chooses(2, 140));
  declineCards(server, declined);
  server.use(
    http.post("*/api/checkout/links/create", () => {
      page.story = declined.and(starts("link.created", 2, { method: 140 }));
      return answer(link);
    }),
    http.get("*/api/checkout/:planId/link", () => answer({ ...link, FailureCode: null })),
    http.post("*/api/checkout/links/:id/close", () => {
      page.story = choosing;
      return answer({ ...link, Status: 3, Url: null, FailureCode: "withdrawn" });
    }),
  );
  await fillAndPress();
  await screen.findByText("Your bank declined the card.");
  const user = userEvent.setup();
  await user.click(await screen.findByRole("checkbox", { name: /I accept/ }));
  await user.click(await screen.findByRole("button", { name: /link/i }));
  await user.click(await screen.findByRole("button", { name: "Pay another way" }));
  expect(await screen.findByRole("radiogroup", { name: /How do you want to pay/ })).toBeInTheDocument();
  expect(screen.queryByRole("region", { name: "The payment did not go through" })).not.toBeInTheDocument();
});

test("a link leads to the provider's page, shows a card that was declined there, and can be withdrawn", async () => {
  page.story = choosing.and(starts("link.created", 2, { method: 140 }));
  server.use(
    http.get("*/api/checkout/:planId/link", () => answer({ ...link, FailureCode: "insufficient_funds" })),
    http.post("*/api/checkout/links/:id/close", () => {
      page.story = choosing;
      return answer({ ...link, Status: 3, Url: null, FailureCode: "withdrawn" });
    }),
  );
  const user = userEvent.setup();
  show();
  expect(await screen.findByRole("link", { name: "Pay $291.00 at Stripe" })).toHaveAttribute("href", link.Url);
  expect(screen.getByText(/^There are not enough funds on this card\. Please try another card/)).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Pay another way" }));
  expect(await screen.findByRole("radiogroup", { name: /How do you want to pay/ })).toBeInTheDocument();
});

test.each([
  ["taken", "no more money comes over it"],
  ["refused", "money has come"],
] as const)(
  "who comes back from the provider's page may still pay another way, which is %s if %s (PAY-23)",
  async (outcome, _) => {
    page.story = choosing.and(starts("link.created", 2, { method: 140 }));
    server.use(
      http.get("*/api/checkout/:planId/link", () => answer({ ...link, FailureCode: null })),
      http.post("*/api/checkout/links/:id/close", () => {
        if (outcome === "refused") return refuse(409, "checkout.refused", "This payment has already arrived.");
        page.story = choosing;
        return answer({ ...link, Status: 3, Url: null, FailureCode: "withdrawn" });
      }),
    );
    open(<PaymentPage />, `/payment?link=${KEY}`, "/payment");
    expect(await screen.findByRole("heading", { name: "Your payment is on its way" })).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Pay another way" }));
    if (outcome === "taken")
      expect(await screen.findByRole("radiogroup", { name: /How do you want to pay/ })).toBeInTheDocument();
    else expect(await screen.findByText("This payment has already arrived.")).toBeVisible();
  },
);

describe("an awaited transfer", () => {
  const ordered = choosing.and(starts("transfer.ordered", 2, { method: 85 }));
  const transfer = {
    ...{ PaymentId: KEY, TravelPlanId: 1, Status: 1, Amount: PRICE, CurrencyCode: "USD", Reference: "MLC-1-7K2QX" },
    Beneficiary: {
      Name: "Malecón",
      Address: "Miami",
      Bank: "A bank",
      BankAddress: "Miami",
      RoutingNumber: "1",
      Swift: "DEMOUS33",
      Account: "2",
    },
    ...{ OrderedAt: at(2), ReportedAt: null, Arrived: 0, Missing: PRICE, Over: 0, ToRefund: 0, Refunded: 0 },
    ...{ Proofs: [] as object[], Findings: [] as object[] },
  };
  const shown = (more: Partial<typeof transfer> = {}) =>
    server.use(http.get("*/api/checkout/:planId/transfer", () => answer({ ...transfer, ...more })));

  test("shows the exact amount and the reference, and sends a proof as raw bytes", async () => {
    page.story = ordered;
    shown();
    let sent = 0;
    server.use(
      http.post("*/api/checkout/transfers/:id/proof", async ({ request }) => {
        sent = (await request.arrayBuffer()).byteLength;
        expect(request.headers.get("content-type")).toBe("application/octet-stream");
        page.story = ordered.and(attempt("transfer.reported", 2));
        return answer(transfer);
      }),
    );
    const user = userEvent.setup();
    show();
    expect(await screen.findByText("MLC-1-7K2QX")).toBeInTheDocument();
    expect(screen.getByText("DEMOUS33")).toBeVisible();
    expect(screen.getAllByText("$291.00").length).toBeGreaterThan(0);
    await user.upload(screen.getByTestId("proof"), new File(["%PDF-1.7"], "proof.pdf", { type: "application/pdf" }));
    expect(await screen.findByRole("heading", { name: "We are looking for your transfer" })).toBeInTheDocument();
    expect(sent).toBeGreaterThan(0);
  });

  test("an awaited transfer that fell short names the missing amount, and why a proof was not accepted", async () => {
    page.story = ordered;
    const Findings = [{ At: at(3), Finding: "rejected", Amount: 0, Reason: "The picture is cut off." }];
    shown({ Arrived: 20_000, Missing: PRICE - 20_000, Findings });
    show();
    expect(await screen.findByText(/We received \$200.00; \$91.00 is still missing/)).toBeInTheDocument();
    expect(screen.getByText("The picture is cut off.")).toBeInTheDocument();
  });

  test("an awaited transfer that fell short is not requested again while the proof of the rest is under review (PAY-28)", async () => {
    page.story = ordered.and(paid("transfer.received", 3, 20_000)).and(attempt("transfer.reported", 4));
    shown({ Arrived: 20_000, Missing: PRICE - 20_000 });
    show();
    const status = await screen.findByText(/^We received \$200\.00 and are looking for the other \$91\.00/);
    expect(status).toHaveTextContent("Please do not transfer it again.");
    expect(screen.queryByText(/Please transfer the rest/)).not.toBeInTheDocument();
  });

  test("has in the summary only the rest once a part has arrived (DESK-52)", async () => {
    page.story = ordered.and(paid("transfer.received", 3, 20_000));
    shown({ Arrived: 20_000, Missing: PRICE - 20_000 });
    show();
    const summary = within(await screen.findByRole("complementary", { name: "What you pay" }));
    await userEvent.click(summary.getByText("Details"));
    expect(summary.getByText("-$200.00")).toBeVisible();
    expect(summary.getByText("Left to pay")).toBeVisible();
    expect(summary.getByText("$91.00")).toBeVisible();
  });
});
