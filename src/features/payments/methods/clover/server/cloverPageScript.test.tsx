import { act, screen, waitFor } from "@testing-library/react";
import { cloverPage } from "./cloverPage";
import { runCloverPage } from "./cloverPageScript";

const SHOP = "https://shop.example";
const said: unknown[] = [];
const toldTo = new Set<unknown>();
type Result = { token?: string; errors?: Record<string, string> };
/** The provider's answer to a request for a token. */
let token: () => Promise<Result>;
let opened: { key: string; merchantId: string } | null;
const mounted = new Map<string, HTMLElement>();
const heard = new Map<string, (event: object) => void>();

class Clover {
  constructor(key: string, { merchantId }: { merchantId: string }) {
    opened = { key, merchantId };
  }
  elements() {
    const create = (type: string) => ({
      mount: (selector: string) => {
        const place = document.querySelector<HTMLElement>(selector);
        if (!place) throw new Error(`There is no ${selector}`);
        mounted.set(type, place);
        place.append(document.createElement("iframe"));
      },
      addEventListener: (event: string, listener: (event: object) => void) => heard.set(`${type} ${event}`, listener),
    });
    return { create };
  }
  createToken = () => token();
}

const page = cloverPage({
  sdkUrl: "https://checkout.example/sdk.js",
  tokenUrl: "https://token.example",
  merchantId: "M1V5CF1WV0FSJ",
  threeDsUrl: null,
});

beforeAll(() => {
  window.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  window.history.replaceState(null, "", "/card-fields?key=public&lang=en");
  document.body.innerHTML = `<div id="card" data-merchant="M1V5CF1WV0FSJ">${page.content?.("en")}</div>`;
  Object.assign(window, { Clover });
  // In this test the page is its own parent, so messages in both directions arrive at the same window.
  jest.spyOn(window, "postMessage").mockImplementation((message: unknown, origin: unknown) => {
    said.push(message);
    toldTo.add(origin);
  });
  runCloverPage(SHOP);
});

const ask = (origin = SHOP) =>
  act(async () => {
    window.dispatchEvent(new MessageEvent("message", { data: { type: "tokenize" }, origin, source: window }));
  });
const numberWrong = () => screen.queryByText("Please check the card number");
const notChecked = () => screen.queryByText(/could not check the card/);

test("the documented elements are mounted for the merchant, and ready once all their frames have loaded (PAY-21)", async () => {
  expect(opened).toEqual({ key: "public", merchantId: "M1V5CF1WV0FSJ" });
  expect([...mounted.keys()]).toEqual(["CARD_NUMBER", "CARD_DATE", "CARD_CVV", "CARD_POSTAL_CODE"]);
  await waitFor(() => expect(said).toEqual([{ type: "ready", height: 0 }]));
});

test("a token is passed on; an error of the provider is reported without what was typed, and shown at its field (PAY-21)", async () => {
  said.length = 0;
  token = async () => ({ token: "clv_1TST" });
  await ask();
  await waitFor(() => expect(said).toEqual([{ type: "token", token: "clv_1TST" }]));
  token = async () => ({ errors: { CARD_NUMBER: "Card number is invalid." } });
  await ask();
  await waitFor(() => expect(said).toEqual([{ type: "token", token: "clv_1TST" }, { type: "error" }]));
  expect(numberWrong()).toBeVisible();
  expect(notChecked()).toBeNull();
});

test("an error in a field is shown when the field is left, in the client's language, and goes once it is corrected", () => {
  heard.get("CARD_NUMBER change")?.({ CARD_NUMBER: { touched: true } });
  expect(numberWrong()).toBeNull();
  heard.get("CARD_NUMBER blur")?.({ CARD_NUMBER: { touched: false, error: "Card number is required." } });
  expect(numberWrong()).toBeNull();
  heard.get("CARD_NUMBER blur")?.({ CARD_NUMBER: { touched: true, error: "Card number is invalid." } });
  expect(numberWrong()).toBeVisible();
  heard.get("CARD_NUMBER change")?.({ CARD_NUMBER: { touched: true } });
  expect(numberWrong()).toBeNull();
});

test("a provider that checks nothing is reported as failed, without blaming a field", async () => {
  token = () => Promise.reject(new Error("the connection was lost"));
  await ask();
  expect(notChecked()).toBeVisible();
  token = async () => ({ errors: { RECAPTCHA: "Verification failed." } });
  await ask();
  expect(notChecked()).toBeVisible();
  expect(numberWrong()).toBeNull();
});

test("only the shop's origin gets a token or messages; the card page's own does not (SAFE-16)", async () => {
  said.length = 0;
  await ask("https://elsewhere.example");
  await ask(window.location.origin);
  expect(said).toEqual([]);
  expect([...toldTo]).toEqual([SHOP]);
});
