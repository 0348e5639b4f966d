import type { Page } from "@playwright/test";
import type { Say } from "../texts";

/** What money from elsewhere is called in the messages, and its method in PAY-6. */
const methods = { transfer: 85, link: 140 } as const;
type Kind = keyof typeof methods;

/** The button that asks for the order or the link, whatever the amount. */
function submitButton(page: Page, say: Say, kind: Kind) {
  const [before = "", after = ""] = say(`payment.${kind}.submit`, { amount: "#" }).split("#");
  return page.getByRole("button", { name: new RegExp(`^${before}.*${after}$`) });
}

/** Chooses to pay otherwise than by card: agreed with the server once its form is there. */
export async function chooseMethod(page: Page, say: Say, kind: Kind): Promise<void> {
  await page.goto("/payment");
  await page.getByRole("radio", { name: say(`payment.method.${methods[kind]}`) }).check();
  await submitButton(page, say, kind).waitFor();
}

/** Accepts the terms and asks for the transfer's order or for the link. */
export async function askFor(page: Page, say: Say, kind: Kind): Promise<void> {
  await page.goto("/payment");
  await page.getByRole("checkbox").check();
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
    buffer: Buffer.from("%PDF-1.7\n"),
  });
  await page.getByRole("heading", { name: say("transfer.reviewing.title") }).waitFor();
}
