import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { http } from "msw";
import { at, PRICE } from "../../../../../../test/checkoutStory";
import { open } from "../../../../../../test/fixtures/web/checkoutTestBed";
import { attachedStyles } from "../../../../../../test/fixtures/web/pageTestBed";
import {
  attemptId,
  CARDS,
  fillAndPress,
  frameSays,
  KEPT,
  KEY,
  page,
  payButton,
  paymentOf,
  processing,
  servePayments,
  show,
  takePayments,
  termsBox,
} from "../../../../../../test/fixtures/web/paymentTestBed";
import { answer, refuse } from "../../../../../../test/fixtures/web/wireTestBed";
import type { AuthenticateProps } from "../../../web/method/method";
import { CloverAuthenticate } from "./CloverAuthenticate";

const server = servePayments();

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
  takePayments(server);
  await fillAndPress();
  expect(await screen.findByText("the signing page")).toBeInTheDocument();
  expect(page.orders).toHaveLength(1);
  expect(page.orders[0]).toMatchObject({ Token: "clv_1TST", Amount: PRICE });
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
      page.orders.push((await request.json()) as (typeof page.orders)[number]);
      return answer({ ...paymentOf(page.orders[0]?.PaymentKey ?? "", 1), Authentication });
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
      page.story = processing.and({ type: "payment.captured", at: at(2), attemptId, amount: PRICE });
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
  expect(page.orders[0]).toMatchObject({ Token: "clv_1TST", Browser });

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

test("a saved card pays without typing anything", async () => {
  page.cards = [KEPT];
  takePayments(server);
  const user = userEvent.setup();
  show();
  await user.click(await screen.findByRole("checkbox", { name: /I accept/ }));
  expect(screen.queryByTitle(/Card details/)).not.toBeInTheDocument();
  await user.click(await payButton());
  expect(await screen.findByText("the signing page")).toBeInTheDocument();
  expect(page.orders[0]).toMatchObject({ CardId: KEY, HolderName: "Ana García" });
  expect(page.orders[0]).not.toHaveProperty("Token");
});

test("another card can be chosen in addition to the saved ones, and a saved one removed", async () => {
  page.cards = [KEPT];
  server.use(
    http.post("*/api/checkout/cards/:id/remove", () => {
      page.cards = [];
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
  page.cards = [KEPT];
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
