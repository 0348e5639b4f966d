import { storedSlice } from "../../../../test/storedSlice";
import { signedOut } from "./auth";
import { parseStoredAuth, readAuth, readLanguage } from "./storedSession";

const client = { clientId: 5, email: "ana@example.com", FirstName: "Ana", LastName: "Pérez", Role: "client" };
const whole = { access_token: "a", token_type: "bearer", client };

test("a complete stored session is read as it was stored (SESSION-2)", () => {
  expect(readAuth(whole)).toEqual(whole);
});

test.each<[why: string, stored: unknown]>([
  ["nothing", undefined],
  ["null", null],
  ["a number", 7],
  ["a text", "signed in"],
  ["a list", [whole]],
  ["no token", { ...whole, access_token: undefined }],
  ["an empty token", { ...whole, access_token: "" }],
  ["a token that is no text", { ...whole, access_token: { toString: "x" } }],
  ["no client", { ...whole, client: null }],
  ["a client that is a text", { ...whole, client: "5" }],
  ["clientId zero", { ...whole, client: { ...client, clientId: 0 } }],
  ["a clientId that is a text", { ...whole, client: { ...client, clientId: "5" } }],
  ["an endless clientId", { ...whole, client: { ...client, clientId: Number.POSITIVE_INFINITY } }],
  ["a client without a name", { ...whole, client: { clientId: 5, email: "a@b.c" } }],
])("an incomplete stored session counts as signed out: %s (FAULT-29)", (_why, stored) => {
  expect(readAuth(stored)).toEqual(signedOut);
});

test("an unknown role is not read as staff", () => {
  expect(readAuth({ ...whole, client: { ...client, Role: "owner" } }).client?.Role).toBe("client");
});

test.each([[undefined], ["es"], [{ current: "fr" }], [{ current: 1 }]])("a stored language %j is unknown", (stored) => {
  expect(readLanguage(stored)).toBeNull();
});

test.each([[null], [""], ["{"], ["null"], ['{"client":5}'], ["[]"]])("another tab's stored %j is ignored", (text) => {
  expect(parseStoredAuth(text)).toBeNull();
});

test("another tab's log-off is read as signed out", () => {
  expect(parseStoredAuth(storedSlice(signedOut))).toEqual(signedOut);
});
