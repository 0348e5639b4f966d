import { expect, type Page } from "@playwright/test";
import type { Say } from "../texts";

/** Cards of the provider's stand-in (docs/testing.md). */
export const cards = {
  approved: "4242424242424242",
  declined: "4005571702222222",
  /** Answers after eight seconds. */
  slow: "4000000000000101",
  /** Answers only after the server has stopped waiting. */
  silent: "4000000000000200",
};

/** For Payeezy's stand-in. */
export const payeezyCards = { approved: "4788250000028291", declined: "4000000000000507" };

/** Our page on another origin that loads the provider's script. */
const cardPage = (page: Page) => page.frameLocator("iframe");

/** A field of Clover's, each of which is in a separate frame in that page. `id`: of the frame's container. */
export function cloverField(page: Page, id: "number" | "date" | "cvv" | "postalCode") {
  return cardPage(page).frameLocator(`#${id} iframe`).getByRole("textbox");
}

export async function fillCard(page: Page, number: string): Promise<void> {
  await cloverField(page, "number").fill(number);
  await cloverField(page, "date").fill("1232");
  await cloverField(page, "cvv").fill("123");
  await cloverField(page, "postalCode").fill("33101");
}

/** Payeezy's fields are all in one frame, without a postal code. */
export function payeezyFields(page: Page) {
  return cardPage(page).frameLocator("iframe");
}

export async function fillPayeezy(page: Page, number: string): Promise<void> {
  const frame = payeezyFields(page);
  await frame.locator("[autocomplete=cc-number]").fill(number);
  await frame.locator("[autocomplete=cc-exp]").fill("1232");
  await frame.locator("[autocomplete=cc-csc]").fill("123");
}

export async function pay(page: Page, say: Say, number: string, { presses = 1 } = {}): Promise<void> {
  await fillCard(page, number);
  await payNow(page, say, presses);
}

/** Accepts the terms and presses the button. */
export async function payNow(page: Page, say: Say, presses = 1): Promise<void> {
  await acceptTerms(page, say);
  await payButton(page, say).click({ clickCount: presses });
}

export async function acceptTerms(page: Page, say: Say): Promise<void> {
  // The label up to its first link, because links add hidden text to the accessible name.
  const [terms = ""] = say("payment.terms").split(",");
  const box = page.getByRole("checkbox", { name: terms });
  // The terms of a plan that was booked on the pages are accepted already.
  const [accepted = ""] = say("payment.termsAccepted", { day: "" }).split(",");
  await expect(box.or(page.getByText(accepted))).toBeVisible();
  if (await box.isVisible()) await box.check();
}

/** "Pay $321.00 now", whatever the amount. */
export function payButton(page: Page, say: Say) {
  const [before = "", after = ""] = say("payment.payNow", { amount: "#" }).split("#");
  return page.getByRole("button", { name: new RegExp(`^${before}.*${after}$`) });
}

export async function signByName(page: Page, say: Say, name: string): Promise<void> {
  await typeSignature(page, say, name);
  await page.getByRole("button", { name: say("checkout.action.sign") }).click();
}

/** Fills in the signature, without pressing the last button. */
export async function typeSignature(page: Page, say: Say, name: string): Promise<void> {
  await expect(page.getByRole("heading", { level: 1, name: say("receipt.title") })).toBeVisible();
  await page.getByRole("radio", { name: say("receipt.signature.type") }).check();
  await page.getByLabel(say("receipt.signature.name")).fill(name);
  await page.getByRole("checkbox").check();
}
