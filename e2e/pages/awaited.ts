import type { Page } from "@playwright/test";
import { stillPdf } from "../../test/stillPdf";
import type { Say } from "../texts";
import { acceptTerms } from "./payment";

/** The messages' names for a transfer and a payment link, with their method numbers of PAY-6. */
const methods = { transfer: 85, link: 140 } as const;
type Kind = keyof typeof methods;

/** The button that orders the transfer or asks for the link, whatever the amount. */
function submitButton(page: Page, say: Say, kind: Kind) {
  const [before = "", after = ""] = say(`payment.${kind}.submit`, { amount: "#" }).split("#");
  return page.getByRole("button", { name: new RegExp(`^${before}.*${after}$`) });
}

/** Chooses a payment method other than the card. The server has accepted it once its form appears. */
export async function chooseMethod(page: Page, say: Say, kind: Kind): Promise<void> {
  await page.goto("/payment");
  await page.getByRole("radio", { name: say(`payment.method.${methods[kind]}`) }).check();
  await submitButton(page, say, kind).waitFor();
}

/** Accepts the terms and orders the transfer or asks for the link. */
export async function askFor(page: Page, say: Say, kind: Kind): Promise<void> {
  await page.goto("/payment");
  await acceptTerms(page, say);
  await submitButton(page, say, kind).click();
  await page.getByRole("button", { name: say("payment.awaited.otherwise") }).waitFor();
}

export async function sendProof(page: Page, say: Say): Promise<void> {
  await page.goto("/payment");
  const choosing = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: say("transfer.proof.send") }).click();
  await (await choosing).setFiles({
    name: "proof.pdf",
    mimeType: "application/pdf",
    buffer: stillPdf,
  });
  await page.getByRole("heading", { name: say("transfer.reviewing.title") }).waitFor();
}
