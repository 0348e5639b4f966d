import { act, waitFor } from "@testing-library/react";
import { runCloverPage } from "./cloverPageScript";

const SHOP = "https://shop.example";
const said: unknown[] = [];
const toldTo = new Set<unknown>();
/** The provider's answer to a request for a token. */
let token: { token?: string; errors?: Record<string, string> };
let mounted: { key: string; element: string } | null;

class Clover {
  constructor(private readonly key: string) {}
  elements() {
    const create = (element: string) => ({
      mount: (selector: string) => {
        mounted = { key: this.key, element };
        document.querySelector(selector)?.append(document.createElement("iframe"));
      },
    });
    return { create };
  }
  createToken = async () => token;
}

beforeAll(() => {
  window.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  window.history.replaceState(null, "", "/card-fields?key=public&lang=en");
  document.body.innerHTML = '<div id="card"></div>';
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

test("the provider's one element is mounted with the public key, and ready once its frame has loaded", async () => {
  expect(mounted).toEqual({ key: "public", element: "CARD" });
  await waitFor(() => expect(said).toEqual([{ type: "ready", height: 0 }]));
});

test("a token is passed on; an error of the provider is reported without what was typed (PAY-21)", async () => {
  said.length = 0;
  token = { token: "clv_1TST" };
  await ask();
  await waitFor(() => expect(said).toEqual([{ type: "token", token: "clv_1TST" }]));
  token = { errors: { CARD_NUMBER: "Card number is invalid." } };
  await ask();
  await waitFor(() => expect(said).toEqual([{ type: "token", token: "clv_1TST" }, { type: "error" }]));
});

test("no other origin gets a token, not even its own, and only the shop gets messages (SAFE-16)", async () => {
  said.length = 0;
  await ask("https://elsewhere.example");
  await ask(window.location.origin);
  expect(said).toEqual([]);
  expect([...toldTo]).toEqual([SHOP]);
});
