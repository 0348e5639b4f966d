import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { STAFF } from "../clients";
import { expect, test } from "../scenarios";

// A separate server, because the demo has one staff account, with which other tests sign in without a second factor.
let folder: string;
let server: ChildProcess;
let site: string;

test.beforeAll(async ({ baseURL }) => {
  const port = Number(new URL(baseURL ?? "").port) + 36;
  site = `http://localhost:${port}`;
  folder = mkdtempSync(join(tmpdir(), "malecon-passkeys-"));
  const env = { ...process.env, PORT: String(port), DATA_DIR: join(folder, "data"), LOG_LEVEL: "warn" };
  server = spawn(process.execPath, ["dist/server/main.js"], { env, stdio: "inherit" });
  const ready = () =>
    fetch(`${site}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(ready, { timeout: 60_000 }).toBe(true);
});
test.afterAll(async () => {
  const gone = once(server, "exit");
  server.kill("SIGTERM");
  await gone;
  rmSync(folder, { recursive: true, force: true });
});

test("staff add a passkey, and sign in with it after the password; without it they enter a recovery code (SAFE-40)", async ({
  page,
  context,
  say,
}) => {
  const devtools = await context.newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  const { authenticatorId } = await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.goto(`${site}/signIn?returnUrl=${encodeURIComponent("/support/access")}`);
  await typePassword(page);
  await page.getByRole("button", { name: say("account.factor.passkeyAdd") }).click();
  await page.getByLabel(say("account.factor.passkeyName")).fill("Laptop");
  await page.getByRole("button", { name: say("account.factor.passkeyMake") }).click();
  const recovery = await page.locator("ol > li").first().textContent();
  await page.getByRole("button", { name: say("account.factor.codesKept") }).click();
  await expect(page.getByText("Laptop")).toBeVisible();
  expect((await devtools.send("WebAuthn.getCredentials", { authenticatorId })).credentials).toHaveLength(1);

  await signOut(page);
  await typePassword(page);
  await page.getByRole("button", { name: say("account.signIn.passkey") }).click();
  await expect(page.getByText("Laptop")).toBeVisible();
  await expect(page.getByText(say("account.factor.passkeyUnused"))).toHaveCount(0);

  await signOut(page);
  await devtools.send("WebAuthn.clearCredentials", { authenticatorId });
  await typePassword(page);
  await page.getByRole("button", { name: say("account.signIn.passkey") }).click();
  await expect(page.getByText(say("account.passkey.failed"))).toBeVisible();
  await page.getByLabel(say("account.field.factorCode")).fill(recovery ?? "");
  await page.getByRole("button", { name: say("account.signIn.submit") }).click();
  await expect(page.getByText("Laptop")).toBeVisible();

  async function typePassword(page: Page) {
    await page.getByLabel(say("account.field.email")).fill(STAFF.email);
    await page.getByLabel(say("account.field.password")).fill(STAFF.password);
    await page.getByRole("button", { name: say("account.signIn.submit") }).click();
  }
  /** Ends the session as if from another browser. */
  async function signOut(page: Page) {
    await page.goto(`${site}/faq`);
    await context.clearCookies();
    await page.evaluate(() => localStorage.clear());
    await page.goto(`${site}/signIn?returnUrl=${encodeURIComponent("/support/access")}`);
  }
});
