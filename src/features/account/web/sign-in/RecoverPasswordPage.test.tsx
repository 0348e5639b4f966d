import { webcrypto } from "node:crypto";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createChallenge, type Payload, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import { http } from "msw";
import { openApp, serveApp } from "../../../../../test/fixtures/web/appTestBed";
import { answer, refuse } from "../../../../../test/fixtures/web/wireTestBed";

// jsdom has no WebCrypto.
Object.defineProperty(crypto, "subtle", { value: webcrypto.subtle });

const secret = "a secret of the server's";
const challenge = () =>
  createChallenge({ algorithm: "PBKDF2/SHA-256", cost: 1, keyPrefix: "0", deriveKey, hmacSignatureSecret: secret });

let sent: { email: string; siteId: number; Proof: string }[];
const server = serveApp(
  http.get("*/api/clients/challenge/recovery", async () => answer(await challenge())),
  http.post("*/api/clients/recoverPassword", async ({ request }) => {
    sent.push((await request.json()) as (typeof sent)[number]);
    return answer("An email is on its way if there is an account.");
  }),
);
beforeEach(() => {
  sent = [];
});

async function recover() {
  const user = userEvent.setup();
  await openApp("/recoverPassword");
  await user.type(await screen.findByRole("textbox", { name: /Email/ }), "ana@example.com");
  await user.click(screen.getByRole("button", { name: "Send me a new password" }));
}

test("recovery solves the proof of work that the server asks for, and always shows the same answer", async () => {
  await recover();
  expect(await screen.findByText("We send you an email with the new password")).toBeVisible();
  const [{ Proof, ...body } = { Proof: "" }] = sent;
  expect(body).toEqual({ email: "ana@example.com", siteId: 11 });
  const payload: Payload = JSON.parse(atob(Proof));
  expect(await verifySolution({ ...payload, deriveKey, hmacSignatureSecret: secret })).toMatchObject({
    verified: true,
  });
});

test("after a request one can sign in, or ask with another address, and the focus follows (A11Y-5)", async () => {
  await recover();
  const text = await screen.findByText("We send you an email with the new password");
  const sent = within(text.closest("[role=status]") as HTMLElement);
  expect(document.activeElement).toContainElement(text);
  expect(document.activeElement).not.toBe(document.body);
  expect(sent.getByRole("link", { name: "Sign in" })).toHaveAttribute("href", "/signIn");
  await userEvent.click(screen.getByRole("button", { name: "Use another address" }));
  expect(screen.getByRole("textbox", { name: /Email/ })).toHaveFocus();
});

test("a refused proof can be sent again, and nothing is revealed about the account", async () => {
  server.use(
    http.post("*/api/clients/recoverPassword", () => refuse(400, "account.proofRefused", "Please send it again.")),
  );
  await recover();
  expect(await screen.findByText("Please send it again.")).toBeVisible();
  expect(screen.getByRole("button", { name: "Send me a new password" })).toBeEnabled();
});
