import { act } from "@testing-library/react";
import { readPayeezyToken } from "../payeezyFrame";
import { runPayeezyPage } from "./payeezyPageScript";

const THEIRS = "https://fields.example";
const SHOP = "https://shop.example";
const said: unknown[] = [];
const asked: [message: unknown, origin: unknown][] = [];
let fields: Window;

beforeAll(() => {
  window.matchMedia ??= jest.fn().mockReturnValue({ matches: false });
  document.body.innerHTML = `<div id="card" data-fields="${THEIRS}/fields?apiKey=public&amp;lang=en"></div>`;
  // In this test the page is its own parent, so messages in both directions arrive at the same window.
  jest.spyOn(window, "postMessage").mockImplementation((message: unknown) => void said.push(message));
  runPayeezyPage(SHOP);
  const frame = document.querySelector("iframe");
  if (!frame?.contentWindow) throw new Error("no fields were framed");
  fields = frame.contentWindow;
  jest.spyOn(fields, "postMessage").mockImplementation((message: unknown, origin: unknown) => {
    asked.push([message, origin]);
  });
});
beforeEach(() => {
  said.length = 0;
  asked.length = 0;
});

const hear = (data: unknown, origin: string, source: Window) =>
  act(async () => {
    window.dispatchEvent(new MessageEvent("message", { data, origin, source }));
  });

test("the fields are framed from their address and have the height that they report", async () => {
  expect(document.querySelector("iframe")?.src).toBe(`${THEIRS}/fields?apiKey=public&lang=en&theme=light`);
  await hear({ type: "ready", height: 240 }, THEIRS, fields);
  expect(said).toEqual([{ type: "ready", height: 240 }]);
  expect(document.querySelector("iframe")?.style.height).toBe("240px");
});

test("the provider's fields are asked for a token of the holder's card, and it is passed on with the names of our API", async () => {
  await hear({ type: "tokenize", name: "Ana García" }, SHOP, window);
  expect(asked).toEqual([[{ type: "tokenize", name: "Ana García" }, THEIRS]]);
  await hear({ type: "token", token: { type: "visa", value: "9100123456788291", exp_date: "1230" } }, THEIRS, fields);
  const token = { Type: "visa", Value: "9100123456788291", ExpDate: "1230" };
  expect(said).toEqual([{ type: "token", token }]);
  expect(readPayeezyToken(Object(said[0]).token)).toEqual(token);
});

test("an error in the fields is reported without what was typed, and an incomplete token is refused", async () => {
  await hear({ type: "error", fields: { number: "4788" } }, THEIRS, fields);
  expect(said).toEqual([{ type: "error" }]);
  expect(readPayeezyToken({ Type: "visa" })).toBeNull();
});

test("messages from another origin, and requests without a name, are ignored on both sides (SAFE-16)", async () => {
  await hear({ type: "tokenize", name: "Ana García" }, "https://elsewhere.example", window);
  await hear({ type: "tokenize", name: "Ana García" }, window.location.origin, window);
  await hear({ type: "tokenize" }, SHOP, window);
  await hear({ type: "token", token: {} }, "https://elsewhere.example", fields);
  expect([asked, said]).toEqual([[], []]);
});
