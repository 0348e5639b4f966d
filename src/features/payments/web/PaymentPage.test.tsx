import type { EmotionCache } from "@emotion/cache";
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import {
  added,
  at,
  attempt,
  begin,
  booking,
  checked,
  chooses,
  PRICE,
  paid,
  type Story,
  starts,
} from "../../../../test/checkoutStory";
import { checkoutOf, open, planHandlers } from "../../../../test/fixtures/web/checkoutTestBed";
import { attachedStyles } from "../../../../test/fixtures/web/pageTestBed";
import { answer, refuse, serve } from "../../../../test/fixtures/web/wireTestBed";
import { CloverAuthenticate } from "../methods/clover/web/CloverAuthenticate";
import type { HolderReview } from "../payments.schemas";
import type { AuthenticateProps } from "./method/method";
import PaymentPage from "./PaymentPage";

const KEY = "0b7e7c1e-9b1f-4e2a-9f6e-1c2d3e4f5a6b";
/** The URLs of the pages of card fields. */
const CARDS = "https://cards.example";
const fields = { ApiAccessKey: "public", Page: `${CARDS}/card-fields` };
const choosing = begin().and(added(0)).and(checked(0)).and(booking("booking.confirmed", 1));
const processing = choosing.and(starts("payment.started", 2));
const attemptId = processing.snapshot.context.attempt?.id ?? "";

const method = (Id: number, Name: string, Charge: number) => ({
  ...{ Id, Name, Charge, Text: `How ${Name} works.`, ChargeRate: 0, ChargeFixed: Charge, MinAmount: 0 },
  ...{ MaxAmount: null, AcceptedCards: [] },
});
const methods = [method(135, "Card", 0), method(140, "Link", 728), method(85, "Transfer", 1_500)];
const KEPT = { CardId: KEY, Brand: "Visa", Last4: "4242", Expires: "12/40", HolderName: "Ana García" };

let story: Story;
let cards: (typeof KEPT)[];
let balance: number;
let reviews: HolderReview[];
let paymentId: string | undefined;
let orders: { PaymentKey: string; Token: string; Amount: number }[];

const idOf = (digit: number) => `00000000-0000-4000-8000-00000000000${digit}`;
const paymentOf = (PaymentId: string, Status: number, FailureCode: string | null = null) => ({
  PaymentId,
  TravelPlanId: 1,
  Method: 135,
  Status,
  Amount: PRICE,
  FundAmount: 0,
  CurrencyCode: "USD" as const,
  CardBrand: null,
  CardLast4: null,
  FailureCode,
  CreatedAt: at(2),
  SettledAt: null,
});

const server = serve(
  http.get("*/api/checkout/:planId/cardFields", () => answer(fields)),
  http.get("*/api/travelPlans/getAcceptedCards/:methodId", () => answer([])),
  http.get("*/api/travelPlans/purchaseMethodsFromWebSiteAndAmount/*", () => answer(methods)),
  http.get("*/api/clients/getClientCards", () => answer(cards)),
  http.get("*/api/fund/:clientId", () => answer({ Balance: balance })),
  http.get("*/api/checkout/:planId/payments", () => answer([])),
  http.get("*/api/checkout/:planId/holders", () => answer(reviews)),
  http.get("*/api/checkout/payments/:id", ({ params }) => answer(paymentOf(String(params.id), 3, "expired_card"))),
  http.post("*/api/admin/clients/CheckIfNameIsValid", () => answer({ IsValid: true, Match: "matches" })),
  ...planHandlers(() => ({ snapshot: story.snapshot, now: at(2), paymentId })),
);

beforeEach(() => {
  story = choosing;
  paymentId = undefined;
  balance = 0;
  reviews = [];
  orders = [];
  cards = [];
  sessionStorage.clear();
});

const show = (styles?: EmotionCache) => open(<PaymentPage />, "/payment", "/payment", styles);

/** The provider's frame sends a message; by default from its own origin. */
async function frameSays(data: unknown, origin = CARDS) {
  const frame = await screen.findByTitle<HTMLIFrameElement>(/Card details/);
  const source = frame.contentWindow;
  await act(async () => {
    window.dispatchEvent(new MessageEvent("message", { data, origin, source }));
  });
}

/** The server accepts card payments, and the plan is paid. */
function takePayments(): void {
  server.use(
    http.post("*/api/travelPlans/doPaymentWithCloverAPI", async ({ request }) => {
      orders.push((await request.json()) as (typeof orders)[number]);
      story = processing.and({ type: "payment.captured", at: at(2), attemptId, amount: PRICE });
      return answer(paymentOf(orders[0]?.PaymentKey ?? "", 2));
    }),
  );
}

const termsBox = () => screen.getByRole("checkbox", { name: /I accept/ });
const payButton = () => screen.findByRole("button", { name: "Pay $291.00 now" });

async function fillAndPress() {
  const user = userEvent.setup();
  show();
  await frameSays({ type: "ready", height: 260 });
  await user.click(termsBox());
  const button = await payButton();
  fireEvent.click(button);
  fireEvent.click(button);
  await frameSays({ type: "token", token: "clv_1TST" });
}

test("terms that were accepted with the booking are shown with their day and not asked again, unless others are in force (PAY-2)", async () => {
  const accepted = { AcceptedAt: at(0), InForce: true, Policies: [] };
  const policies = "*/api/travelPlans/acceptedPolicies/:planId/:lang";
  server.use(http.get(policies, () => answer(accepted)));
  const { unmount } = show();
  expect(await screen.findByText(/^You accepted the/)).toHaveTextContent(/ on \w+, \w+ \d+\.$/);
  expect(screen.queryByRole("checkbox", { name: /I accept/ })).toBeNull();
  expect(await payButton()).not.toHaveAccessibleDescription(/Please accept the privacy policy/);
  unmount();
  server.use(http.get(policies, () => answer({ ...accepted, InForce: false })));
  show();
  expect(await screen.findByRole("checkbox", { name: /I accept/ })).not.toBeChecked();
  expect(screen.queryByText(/^You accepted the/)).toBeNull();
});

test("paying is possible only once the terms are accepted, and the reason is under the button (PAY-2)", async () => {
  const user = userEvent.setup();
  show();
  await frameSays({ type: "ready", height: 260 });
  expect(await payButton()).toBeDisabled();
  expect(await payButton()).toHaveAccessibleDescription(/Please accept the privacy policy/);
  await user.click(termsBox());
  expect(await payButton()).toBeEnabled();
});

test("a payment stopped for the name on the card names who decides, the unchanged deadline, and the alternatives (PAY-4)", async () => {
  const Errors = [{ Field: "", Code: "holderUnclear", Message: "Not clearly yours." }];
  server.use(
    http.post("*/api/travelPlans/doPaymentWithCloverAPI", () => {
      reviews = [{ HolderName: "A. García", Status: "waiting", AskedAt: at(2) }];
      const refusal = { Data: "Not clearly yours.", Status: -1, ResultCode: "checkout.refused", ResponseType: "Error" };
      return HttpResponse.json({ ...refusal, Errors }, { status: 409 });
    }),
  );
  await fillAndPress();
  const title = await screen.findByText("Our staff are looking at the name “A. García”");
  const told = title.parentElement;
  expect(told).toHaveTextContent(
    /Nothing was charged.*You do not have to wait.*Meanwhile your payment deadline still applies\./,
  );
  expect(screen.getAllByText(/hours left to pay/)).toHaveLength(1);
  expect(screen.queryByText("The payment did not go through")).toBeNull();
  await waitFor(() => expect(title.closest("[tabindex]")).toHaveFocus());
});

test.each([
  ["accepted", "You can pay with the card of “A. García”"],
  ["refused", "We cannot accept a card of “A. García”"],
] as const)("what staff decided of a name stands on the page of the payment: %s (PAY-4)", async (Status, said) => {
  reviews = [{ HolderName: "A. García", Status, AskedAt: at(2) }];
  show();
  expect(await screen.findByText(said)).toBeInTheDocument();
});

test("a skeleton covers the provider's fields until they are loaded, and no blank frame lies over it", async () => {
  show(attachedStyles());
  const frame = await screen.findByTitle(/Card details/);
  expect(frame).toHaveStyle({ opacity: 0 });
  expect(frame.getAttribute("tabindex")).toBe("-1");
  expect(frame.parentElement?.getAttribute("aria-busy")).toBe("true");
  await frameSays({ type: "ready", height: 260 });
  expect(frame).toHaveStyle({ opacity: 1, height: "260px" });
  expect(frame.getAttribute("tabindex")).toBeNull();
  expect(frame.parentElement?.getAttribute("aria-busy")).toBe("false");
});

test.each(["/api/clients/getClientCards", "/api/fund/:clientId"])(
  "until the answer of %s is known, a skeleton of the form's height covers it, and nothing in it can be used",
  async (call) => {
    let tell = () => {};
    const known = new Promise<void>((resolve) => {
      tell = resolve;
    });
    server.use(
      http.get(`*${call}`, async () => {
        await known;
      }),
    );
    show(attachedStyles());
    const heading = await screen.findByText("Pay by card", { selector: "h2" });
    const form = heading.closest("form");
    expect(form).toHaveAttribute("inert");
    expect(form).toHaveAttribute("aria-busy", "true");
    expect(heading).not.toBeVisible();
    expect(form?.querySelector(".MuiSkeleton-root")).toHaveStyle({ position: "absolute", height: "100%" });
    tell();
    expect(await screen.findByTitle(/Card details/)).toBeInTheDocument();
    await waitFor(() => expect(heading).toBeVisible());
    expect(form).not.toHaveAttribute("inert");
  },
);

test("the form is shown before the provider's fields are known, with space reserved for them", async () => {
  server.use(http.get("*/api/checkout/:planId/cardFields", () => new Promise(() => {})));
  show();
  expect(await screen.findByRole("textbox", { name: /Name on the card/ })).toBeVisible();
  expect(screen.queryByTitle(/Card details/)).not.toBeInTheDocument();
  expect(await payButton()).toBeDisabled();
});

test("a name on the card that is not the client's is refused before anything is sent (PAY-3)", async () => {
  server.use(http.post("*/api/admin/clients/CheckIfNameIsValid", () => answer({ IsValid: false, Match: "differs" })));
  const user = userEvent.setup();
  show();
  await frameSays({ type: "ready", height: 260 });
  await user.click(termsBox());
  expect(await screen.findByText(/The card must be yours: the holder/)).toBeInTheDocument();
  expect(await payButton()).toBeDisabled();
});

test.each(["", "\u200b"])("a holder's name without readable letters (%j) is asked for again", async (name) => {
  show();
  await frameSays({ type: "ready", height: 260 });
  fireEvent.change(screen.getByRole("textbox", { name: /Name on the card/ }), { target: { value: name } });
  await waitFor(async () => expect(await payButton()).toHaveAccessibleDescription(/name on the card/i));
});

test("the fields are in a frame of another origin that runs its program and can do nothing else (SAFE-16)", async () => {
  show();
  const frame = await screen.findByTitle<HTMLIFrameElement>(/Card details/);
  expect(frame.src).toBe(`${CARDS}/card-fields?key=public&lang=en`);
  expect(frame.getAttribute("sandbox")).toBe("allow-scripts allow-same-origin");
  expect(frame.getAttribute("allow")).toBeNull();
});

test("a ready message from another origin is ignored, even from the shop's own", async () => {
  const user = userEvent.setup();
  show();
  await frameSays({ type: "ready", height: 260 }, "https://elsewhere.example");
  await frameSays({ type: "ready", height: 260 }, window.location.origin);
  await user.click(termsBox());
  expect(await payButton()).toBeDisabled();
});

test("a double press pays once, with the token and the amount that was shown", async () => {
  takePayments();
  await fillAndPress();
  expect(await screen.findByText("the signing page")).toBeInTheDocument();
  expect(orders).toHaveLength(1);
  expect(orders[0]).toMatchObject({ Token: "clv_1TST", Amount: PRICE });
});

test("the fund pays up to its balance, and the card the rest", async () => {
  balance = 10_000;
  takePayments();
  const user = userEvent.setup();
  show();
  await frameSays({ type: "ready", height: 260 });
  await user.click(screen.getByRole("checkbox", { name: "Use $100.00 of my fund" }));
  expect(screen.getByText("The rest, $191.00, is charged to your card.")).toBeInTheDocument();
  await user.click(termsBox());
  await user.click(screen.getByRole("button", { name: "Pay $191.00 now" }));
  await frameSays({ type: "token", token: "clv_1TST" });
  expect(await screen.findByText("the signing page")).toBeInTheDocument();
  expect(orders[0]).toMatchObject({ Token: "clv_1TST", Amount: PRICE, FundAmount: 10_000 });
});

test("the choice to pay from the fund stays when another method is opened, and determines the rest to pay (PAY-19)", async () => {
  balance = 10_000;
  const charges = { 85: { rate: 0, fixed: 1_500 }, 135: { rate: 0, fixed: 0 } } as const;
  server.use(
    http.get("*/api/travelPlans/changePurchaseMethod/:planId/:methodId", ({ params }) => {
      const chosen = Number(params.methodId) as keyof typeof charges;
      story = story.and(chooses(2, chosen, charges[chosen]));
      return answer(null);
    }),
  );
  const user = userEvent.setup();
  show();
  const fund = { name: "Use $100.00 of my fund" };
  await user.click(await screen.findByRole("checkbox", fund));
  const due = screen.getByRole("complementary", { name: "What you pay" });
  expect(due).toHaveTextContent(/Left to pay by card\s*\$191\.00/);
  expect(due).toHaveTextContent(/Total to pay online\s*\$291\.00\s*From your fund\s*-\$100\.00/);
  await user.click(screen.getByRole("radio", { name: /Transfer/ }));
  expect(await screen.findByText(/^Your fund \(\$100\.00\) can only be used together with a card/)).toBeVisible();
  expect(due).not.toHaveTextContent("From your fund");
  expect(due).toHaveTextContent("$306.00");
  await user.click(screen.getByRole("radio", { name: /^Card/ }));
  expect(await screen.findByRole("checkbox", fund)).toBeChecked();
  expect(due).toHaveTextContent("$191.00");
});

test("in a narrow window both totals and the time left stand above the form, their lines at a press (PAY-46, PLAN-8)", async () => {
  show();
  const due = within(await screen.findByRole("complementary", { name: "What you pay" }));
  const folded = (text: RegExp | string) => due.getByText(text).closest("details:not([open])") !== null;
  expect(folded("$291.00")).toBe(false);
  expect(folded(/left to pay/)).toBe(false);
  expect(folded("Car 1")).toBe(true);
  expect(folded("Pay in Cuba")).toBe(false);
  await userEvent.click(due.getByText("Details"));
  expect(folded("Car 1")).toBe(false);
});

test("when the fund cannot be loaded, the whole amount is paid by card", async () => {
  server.use(http.get("*/api/fund/:clientId", () => HttpResponse.error()));
  show();
  await frameSays({ type: "ready", height: 260 });
  expect(await payButton()).toBeVisible();
  expect(screen.queryByRole("checkbox", { name: /of my fund/ })).not.toBeInTheDocument();
});

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

test("the bank's step is played in a page of another origin, and the payment continues with the answer (PAY-44)", async () => {
  const asked: unknown[] = [];
  const step = (Kind: string) => ({
    ...{ Kind, Url: "https://bank.example/ask", NotificationUrl: null, ServerTransactionId: "4c1a2f" },
    ...{ AcsTransactionId: "9b7e", ProtocolVersion: "2.2.0" },
  });
  let Authentication = step("method");
  const told: unknown[] = [];
  server.use(
    http.post("*/api/travelPlans/doPaymentWithCloverAPI", async ({ request }) => {
      orders.push((await request.json()) as (typeof orders)[number]);
      return answer({ ...paymentOf(orders[0]?.PaymentKey ?? "", 1), Authentication });
    }),
    http.get("*/api/checkout/payments/:id", ({ params }) =>
      answer({ ...paymentOf(String(params.id), 1), Authentication }),
    ),
    http.post("*/api/checkout/payments/:id/authenticated", async ({ request, params }) => {
      told.push(await request.json());
      if (told.length === 1) {
        Authentication = step("challenge");
        return answer({ ...paymentOf(String(params.id), 1), Authentication });
      }
      story = processing.and({ type: "payment.captured", at: at(2), attemptId, amount: PRICE });
      return answer(paymentOf(String(params.id), 2));
    }),
  );
  const user = userEvent.setup();
  show();
  await frameSays({ type: "ready", height: 260 });
  await user.click(termsBox());
  await user.click(await payButton());
  const Browser = { browser_language: "en", browser_javascript_enabled: true };
  await frameSays({ type: "token", token: { Token: "clv_1TST", Browser } });
  expect(await screen.findByText(/Your bank is looking at this browser/)).toBeVisible();
  expect(orders[0]).toMatchObject({ Token: "clv_1TST", Browser });

  const bankSays = async (data: unknown, origin = CARDS) => {
    const frame = await screen.findByTitle<HTMLIFrameElement>("Confirmation by your bank");
    const source = frame.contentWindow;
    if (source) source.postMessage = (message: unknown, to: unknown) => void asked.push([message, to]);
    await act(async () => {
      window.dispatchEvent(new MessageEvent("message", { data, origin, source }));
    });
    return frame;
  };
  const frame = await bankSays({ type: "ready", height: 0 });
  expect(frame.src).toBe(`${CARDS}/card-fields/authentication?lang=en`);
  expect(frame.getAttribute("sandbox")).toBe("allow-scripts allow-same-origin allow-forms");
  expect(asked).toEqual([[{ type: "authenticate", step: step("method") }, CARDS]]);
  // Messages from other origins are ignored.
  await bankSays({ type: "authenticated", status: "SUCCESS" }, "https://elsewhere.example");
  expect(told).toEqual([]);
  await bankSays({ type: "authenticated", status: "SUCCESS" });
  expect(await screen.findByText(/confirm the payment with your bank/)).toBeVisible();
  await bankSays({ type: "ready", height: 0 });
  expect(asked.at(-1)).toEqual([{ type: "authenticate", step: step("challenge") }, CARDS]);
  await bankSays({ type: "authenticated", status: "SUCCESS" });
  expect(await screen.findByText("the signing page")).toBeInTheDocument();
  expect(told).toEqual([{ FlowStatus: "SUCCESS" }, { FlowStatus: "SUCCESS" }]);
});

test("the payment page shows before the press that payments are paused while a restored database is reconciled (PAY-45)", async () => {
  const { unmount } = show();
  expect(await payButton()).toBeVisible();
  expect(screen.queryByText("Payments are paused at the moment")).toBeNull();
  unmount();
  server.use(
    http.get("*/api/checkout/:planId", () => answer({ ...checkoutOf(story.snapshot, at(2)), PaymentsHeld: true })),
  );
  show();
  expect(await screen.findByText("Payments are paused at the moment")).toBeVisible();
});

describe("a bank's page that does not load (PAY-44)", () => {
  const step: AuthenticateProps["step"] = {
    Kind: "challenge",
    ...{ Url: "https://bank.example/ask", NotificationUrl: null, ServerTransactionId: "4c1a2f" },
    ...{ AcsTransactionId: "9b7e", ProtocolVersion: "2.2.0" },
  };
  const WITHIN = 5_000;
  const onPayment = jest.fn();
  let told: unknown[];
  beforeEach(() => {
    told = [];
    onPayment.mockClear();
    jest.useFakeTimers({ doNotFake: ["queueMicrotask", "nextTick", "performance", "setImmediate"] });
    server.use(
      http.post("*/api/checkout/payments/:id/authenticated", async ({ request, params }) => {
        told.push(await request.json());
        return answer(paymentOf(String(params.id), 3));
      }),
    );
    const payment: AuthenticateProps["payment"] = { ...paymentOf(KEY, 1), Authentication: step };
    open(<CloverAuthenticate {...{ payment, step, onPayment, within: WITHIN }} />, "/payment");
  });
  afterEach(() => jest.useRealTimers());

  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
  const frame = () => screen.getByTitle<HTMLIFrameElement>("Confirmation by your bank");
  const says = (data: object) =>
    act(
      () =>
        void window.dispatchEvent(new MessageEvent("message", { data, origin: CARDS, source: frame().contentWindow })),
    );
  const missing = () => screen.queryByText("Your bank’s page has not come");
  const arrive = async () => {
    for (let turn = 0; turn < 20 && !screen.queryByTitle("Confirmation by your bank"); turn += 1) await pass(50);
  };

  it("is reported immediately if the provider's program is missing, and loaded again by a press", async () => {
    await arrive();
    const before = frame();
    says({ type: "error" });
    expect(missing()).toBeVisible();
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(missing()).toBeNull();
    expect(frame()).not.toBe(before);
  });

  it("is reported after some seconds without a page, and no longer once it loads", async () => {
    await arrive();
    says({ type: "ready", height: 0 });
    await pass(WITHIN);
    expect(missing()).toBeVisible();
    says({ type: "shown" });
    expect(missing()).toBeNull();
  });

  it("is not reported if the page has loaded", async () => {
    await arrive();
    says({ type: "ready", height: 0 });
    says({ type: "shown" });
    await pass(WITHIN);
    expect(missing()).toBeNull();
  });

  it("lets the client pay another way: the attempt ends without a charge", async () => {
    await arrive();
    await pass(WITHIN);
    fireEvent.click(screen.getByRole("button", { name: "Pay another way" }));
    for (let turn = 0; turn < 20 && onPayment.mock.calls.length === 0; turn += 1) await pass(50);
    expect(told).toEqual([{ FlowStatus: "FAILED" }]);
    expect(onPayment).toHaveBeenCalledWith(expect.objectContaining({ Status: 3 }));
  });
});

test("a plan that is being paid elsewhere shows that, without a form", async () => {
  story = processing;
  show();
  expect(await screen.findByRole("heading", { name: "Your payment is on its way" })).toBeInTheDocument();
  expect(screen.queryByTitle(/Card details/)).not.toBeInTheDocument();
});

test("while an attempt is under way, the failure of an earlier one is not shown (PAY-14)", async () => {
  server.use(http.get("*/api/checkout/:planId/payments", () => answer([paymentOf(idOf(9), 3, "expired_card")])));
  const { unmount } = show();
  expect(await screen.findByText("not paid")).toBeVisible();
  unmount();
  story = processing;
  show();
  expect(await screen.findByRole("heading", { name: "Your payment is on its way" })).toBeVisible();
  expect(screen.queryByText("not paid")).toBeNull();
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
  server.use(
    http.post("*/api/travelPlans/doPaymentWithCloverAPI", () => {
      story = processing.and({ type: "payment.declined", at: at(2), attemptId });
      return refuse(402, "payment.declined", "Your bank declined the card.");
    }),
  );
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
  const declineInto = (next: Story) =>
    server.use(
      http.post("*/api/travelPlans/doPaymentWithCloverAPI", () => {
        story = next;
        return refuse(402, "payment.declined", "Your bank declined the card.");
      }),
    );
  const changeInto = (next: Story) =>
    server.use(
      http.get("*/api/travelPlans/changePurchaseMethod/:planId/:methodId", () => {
        story = next;
        return answer(null);
      }),
    );

  test("stay accepted if bookings, payment method and amount are unchanged", async () => {
    declineInto(declined);
    await fillAndPress();
    await screen.findByText("Your bank declined the card.");
    await frameSays({ type: "ready", height: 260 });
    expect(termsBox()).toBeChecked();
    expect(await payButton()).toBeEnabled();
  });

  test("have to be accepted again if the amount differs", async () => {
    declineInto(declined.and(chooses(2, 135, charged)));
    await fillAndPress();
    await screen.findByText("Your bank declined the card.");
    expect(await screen.findByRole("button", { name: "Pay $306.00 now" })).toBeDisabled();
    expect(termsBox()).not.toBeChecked();
  });

  test("have to be accepted again after another method was chosen, even if the client returns to the first", async () => {
    declineInto(declined);
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
    declineInto(declined);
    await fillAndPress();
    await screen.findByText("Your bank declined the card.");
    cleanup();
    show();
    expect(await payButton()).toBeDisabled();
    expect(termsBox()).not.toBeChecked();
  });
});

const link = { PaymentId: KEY, TravelPlanId: 1, Status: 1, Amount: PRICE, Url: "https://pay.example/1", Warnings: [] };

test("a declined card is not shown again after another payment method was started and withdrawn", async () => {
  const declined = processing.and({ type: "payment.declined", at: at(2), attemptId }).and(chooses(2, 140));
  server.use(
    http.post("*/api/travelPlans/doPaymentWithCloverAPI", () => {
      story = declined;
      return refuse(402, "payment.declined", "Your bank declined the card.");
    }),
    http.post("*/api/checkout/links/create", () => {
      story = declined.and(starts("link.created", 2, { method: 140 }));
      return answer(link);
    }),
    http.get("*/api/checkout/:planId/link", () => answer({ ...link, FailureCode: null })),
    http.post("*/api/checkout/links/:id/close", () => {
      story = choosing;
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

test("earlier payments are listed; a withdrawn one is not called failed (PAY-14)", async () => {
  const earlier = (...its: Parameters<typeof paymentOf>) => ({ ...paymentOf(...its), FundAmount: 0 });
  const payments = [
    earlier(idOf(1), 3, "withdrawn"),
    earlier(idOf(2), 3, "expired_card"),
    earlier(idOf(3), 3, "refunded"),
  ];
  server.use(http.get("*/api/checkout/:planId/payments", () => answer(payments)));
  show();
  const list = await screen.findByRole("region", { name: "Your payments for this plan" });
  const attempts = within(list).getAllByRole("listitem");
  expect(attempts).toHaveLength(3);
  const statuses = ["replaced by another way to pay", "not paid", "goes back to you"];
  for (const [place, status] of statuses.entries())
    expect(attempts[place]).toHaveTextContent(`Card, $291.00 Tue, Dec 1${status}`);
});

test("returning to a declined payment shows its reason from the attempt", async () => {
  story = processing.and({ type: "payment.declined", at: at(2), attemptId });
  paymentId = KEY;
  show();
  expect(
    (await screen.findByText("This card has expired. Please try another card.")).closest("[role=alert]"),
  ).toBeInTheDocument();
  expect(screen.getByText("Nothing was charged.")).toBeInTheDocument();
});

test("an unconfirmed plan cannot be paid, and lists what is missing", async () => {
  story = begin().and(added(0)).and(checked(0));
  show();
  expect(await screen.findByRole("region", { name: "Can I pay?" })).toHaveTextContent(
    "Booking “Car 1” is still waiting",
  );
});

test("wrong card details keep the form and send nothing", async () => {
  const user = userEvent.setup();
  show();
  await frameSays({ type: "ready", height: 260 });
  await user.click(termsBox());
  await user.click(await payButton());
  await frameSays({ type: "error" });
  expect(await screen.findByRole("alert")).toHaveTextContent("Please check the card details");
  expect(sessionStorage.getItem("malecon.payment.1")).toBeNull();
});

test("choosing a method with a charge agrees to the charge, which is shown with the bookings (PAY-7)", async () => {
  server.use(
    http.get("*/api/travelPlans/changePurchaseMethod/:planId/:methodId", () => {
      story = choosing.and(chooses(2, 85, { rate: 0, fixed: 1_500 }));
      return answer(null);
    }),
  );
  const user = userEvent.setup();
  show();
  await user.click(await screen.findByRole("radio", { name: /Transfer/ }));
  expect(await screen.findByRole("button", { name: "Get the order for $306.00" })).toBeDisabled();
  expect(screen.getByText("Charge for the bank transfer")).toBeInTheDocument();
  expect(screen.queryByTitle(/Card details/)).not.toBeInTheDocument();
});

test("a saved card pays without typing anything, and can be removed", async () => {
  cards = [KEPT];
  server.use(
    http.post("*/api/travelPlans/doPaymentWithCloverAPI", async ({ request }) => {
      orders.push((await request.json()) as (typeof orders)[number]);
      story = processing.and({ type: "payment.captured", at: at(2), attemptId, amount: PRICE });
      return answer(paymentOf(orders[0]?.PaymentKey ?? "", 2));
    }),
    http.post("*/api/checkout/cards/:id/remove", () => {
      cards = [];
      return answer(null);
    }),
  );
  const user = userEvent.setup();
  show();
  await user.click(await screen.findByRole("checkbox", { name: /I accept/ }));
  expect(screen.queryByTitle(/Card details/)).not.toBeInTheDocument();
  await user.click(await payButton());
  expect(await screen.findByText("the signing page")).toBeInTheDocument();
  expect(orders[0]).toMatchObject({ CardId: KEY, HolderName: "Ana García" });
  expect(orders[0]).not.toHaveProperty("Token");
});

test("another card can be chosen in addition to the saved ones, and a saved one removed", async () => {
  cards = [KEPT];
  server.use(
    http.post("*/api/checkout/cards/:id/remove", () => {
      cards = [];
      return answer(null);
    }),
  );
  const user = userEvent.setup();
  show();
  await user.click(await screen.findByRole("button", { name: "Remove the card ending in 4242" }));
  expect(await screen.findByTitle(/Card details/)).toBeInTheDocument();
  expect(screen.queryByRole("radio", { name: /4242/ })).not.toBeInTheDocument();
});

test("a saved card that could not be removed stays chosen, with the reason next to it (PAY-18)", async () => {
  cards = [KEPT];
  server.use(
    http.post("*/api/checkout/cards/:id/remove", () => refuse(503, "payment.providerUnavailable", "Please try later.")),
  );
  const user = userEvent.setup();
  show();
  await user.click(await screen.findByRole("button", { name: "Remove the card ending in 4242" }));
  expect(await screen.findByText("The card ending in 4242 was not removed")).toBeVisible();
  expect(screen.getByText(/Please try later\./)).toBeVisible();
  expect(screen.getByRole("radio", { name: /4242/ })).toBeChecked();
});

test("a name is checked while it is typed: an unclear one leads to a notice that staff will review it", async () => {
  server.use(http.post("*/api/admin/clients/CheckIfNameIsValid", () => answer({ IsValid: false, Match: "unclear" })));
  show();
  expect(await screen.findByText(/Our staff will check it before/)).toBeInTheDocument();
});

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
    story = ordered;
    shown();
    let sent = 0;
    server.use(
      http.post("*/api/checkout/transfers/:id/proof", async ({ request }) => {
        sent = (await request.arrayBuffer()).byteLength;
        expect(request.headers.get("content-type")).toBe("application/octet-stream");
        story = ordered.and(attempt("transfer.reported", 2));
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

  test("that fell short names the missing amount, and why a proof was not accepted", async () => {
    story = ordered;
    const Findings = [{ At: at(3), Finding: "rejected", Amount: 0, Reason: "The picture is cut off." }];
    shown({ Arrived: 20_000, Missing: PRICE - 20_000, Findings });
    show();
    expect(await screen.findByText(/We received \$200.00; \$91.00 is still missing/)).toBeInTheDocument();
    expect(screen.getByText("The picture is cut off.")).toBeInTheDocument();
  });

  test("that fell short is not requested again while the proof of the rest is under review (PAY-28)", async () => {
    story = ordered.and(paid("transfer.received", 3, 20_000)).and(attempt("transfer.reported", 4));
    shown({ Arrived: 20_000, Missing: PRICE - 20_000 });
    show();
    const status = await screen.findByText(/^We received \$200\.00 and are looking for the other \$91\.00/);
    expect(status).toHaveTextContent("Please do not transfer it again.");
    expect(screen.queryByText(/Please transfer the rest/)).not.toBeInTheDocument();
  });

  test("has in the summary only the rest once a part has arrived (DESK-52)", async () => {
    story = ordered.and(paid("transfer.received", 3, 20_000));
    shown({ Arrived: 20_000, Missing: PRICE - 20_000 });
    show();
    const summary = within(await screen.findByRole("complementary", { name: "What you pay" }));
    await userEvent.click(summary.getByText("Details"));
    expect(summary.getByText("-$200.00")).toBeVisible();
    expect(summary.getByText("Left to pay")).toBeVisible();
    expect(summary.getByText("$91.00")).toBeVisible();
  });
});

test("a link leads to the provider's page, shows a card that was declined there, and can be withdrawn", async () => {
  story = choosing.and(starts("link.created", 2, { method: 140 }));
  server.use(
    http.get("*/api/checkout/:planId/link", () => answer({ ...link, FailureCode: "insufficient_funds" })),
    http.post("*/api/checkout/links/:id/close", () => {
      story = choosing;
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
    story = choosing.and(starts("link.created", 2, { method: 140 }));
    server.use(
      http.get("*/api/checkout/:planId/link", () => answer({ ...link, FailureCode: null })),
      http.post("*/api/checkout/links/:id/close", () => {
        if (outcome === "refused") return refuse(409, "checkout.refused", "This payment has already arrived.");
        story = choosing;
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

test("a dropped method is named with the reason above the remaining ones, and is no longer due (PLAN-39)", async () => {
  story = choosing
    .and(chooses(2, 140, { rate: 250, fixed: 0 }))
    .and({ type: "method.dropped", at: at(2), method: 140, why: "notOffered" });
  show();
  expect(await screen.findByText("Please choose another way to pay")).toBeVisible();
  expect(screen.getByText(/^Payment link by Stripe is no longer offered/)).toBeVisible();
  expect(await screen.findByRole("button", { name: "Pay $291.00 now" })).toBeVisible();
});

test("a US person chooses the category of travel before the payment form appears, and the answer is saved immediately (PLAN-50)", async () => {
  const user = userEvent.setup();
  let known = { Asked: true, ByData: true, UnderUsLaw: true, Category: null as string | null };
  const said: unknown[] = [];
  server.use(
    http.get("*/api/checkout/:planId/usTravel", () => answer(known)),
    http.post("*/api/checkout/:planId/usTravel", async ({ request }) => {
      const body = (await request.json()) as { UnderUsLaw: boolean; Category: string | null };
      said.push(body);
      known = {
        Asked: true,
        ByData: known.ByData,
        UnderUsLaw: known.ByData || body.UnderUsLaw,
        Category: body.Category,
      };
      return answer(known);
    }),
  );
  show();
  const choice = await screen.findByRole("combobox", { name: /Your reason for travel under US law/ });
  expect(screen.getByText("Choose a category, then you can pay.")).toBeVisible();
  expect(screen.queryByTitle(/Card details/)).toBeNull();
  await user.selectOptions(choice, "Support for the Cuban people (31 CFR 515.574)");
  expect(await screen.findByTitle(/Card details/)).toBeInTheDocument();
  expect(said).toEqual([{ UnderUsLaw: true, Category: "support" }]);
});

test("clients from elsewhere pay without the questions of US law, unless they state that a US person travels with them (PLAN-50)", async () => {
  const user = userEvent.setup();
  let UnderUsLaw = false;
  server.use(
    http.get("*/api/checkout/:planId/usTravel", () =>
      answer({ Asked: true, ByData: false, UnderUsLaw, Category: null }),
    ),
    http.post("*/api/checkout/:planId/usTravel", async ({ request }) => {
      ({ UnderUsLaw } = (await request.json()) as { UnderUsLaw: boolean });
      return answer({ Asked: true, ByData: false, UnderUsLaw, Category: null });
    }),
  );
  show();
  expect(await screen.findByTitle(/Card details/)).toBeInTheDocument();
  expect(screen.queryByRole("combobox", { name: /under US law/ })).toBeNull();
  await user.click(screen.getByRole("checkbox", { name: /Somebody on this trip is a US citizen/ }));
  expect(await screen.findByRole("combobox", { name: /under US law/ })).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByTitle(/Card details/)).toBeNull());
});
