import { readCardMessage } from "./useCardFrame";

test.each([
  { type: "ready", height: 240 },
  { type: "resize", height: 0 },
  { type: "token", token: "clv_1TST" },
  { type: "token", token: { Type: "visa", Value: "9100123456788291", ExpDate: "1230" } },
  { type: "error" },
])("%j is a message that the card fields' frame may send (SAFE-16)", (message) => {
  expect(readCardMessage(message)).toEqual(message);
});

test.each([
  null,
  undefined,
  "ready",
  [],
  {},
  { type: ["ready"], height: 240 },
  { type: "ready" },
  { type: "ready", height: "240" },
  { type: "ready", height: -1 },
  { type: "ready", height: Number.NaN },
  { type: "resize", height: 1_000_000 },
  { type: "resize", height: 240, width: 320 },
  { type: "token" },
  { type: "token", token: "clv_1TST", number: "4242" },
  { type: "error", fields: { number: "4242" } },
  { type: "navigate", to: "https://elsewhere.example" },
])("%j is ignored: only the agreed form is accepted (SAFE-16)", (message) => {
  expect(readCardMessage(message)).toBeNull();
});
