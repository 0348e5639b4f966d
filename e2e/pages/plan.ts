import { expect, type Page } from "@playwright/test";
import type { Say } from "../texts";

/** The client's page in each state: its path, its heading, and the current step. */
/** `or`: another possible heading. */
type Promised = { path?: string; heading: string; or?: string; step?: string; text?: string };

const promised: Record<string, Promised> = {
  collecting: { heading: "plan.empty.title" },
  confirming: { heading: "checkout.present.confirming.title", step: "checkout.step.confirm" },
  verifyingDocuments: {
    heading: "checkout.present.documents.title",
    or: "checkout.present.documentsUnfit.title",
    step: "checkout.step.documents",
  },
  reviewingDocuments: { heading: "checkout.present.documentsInReview.title", step: "checkout.step.documents" },
  "paying.choosing": { heading: "checkout.present.choosing.title", step: "checkout.step.pay" },
  "paying.processing": { heading: "checkout.present.processing.title", step: "checkout.step.pay" },
  "paying.declined": { heading: "checkout.present.declined.title", step: "checkout.step.pay" },
  "paying.awaitingTransfer.ordered": {
    heading: "checkout.present.transferOrdered.title",
    step: "checkout.step.pay",
  },
  "paying.awaitingTransfer.reviewing": {
    heading: "checkout.present.transferReviewing.title",
    step: "checkout.step.pay",
  },
  "paying.awaitingLink": { heading: "checkout.present.link.title", step: "checkout.step.pay" },
  signing: { heading: "checkout.present.signing.title", step: "checkout.step.sign" },
  printing: { heading: "checkout.present.printing.title", step: "checkout.step.print" },
  completed: { path: "/previous-travel-plans", heading: "plan.paid.title", text: "plan.paid.signed" },
  "cancelled unpaid": { heading: "checkout.cancelled.unpaid.title" },
  "cancelled refunded": { heading: "checkout.cancelled.refunded.title" },
  "cancelled unsigned": { heading: "checkout.cancelled.unsigned.title" },
};

/** Opens the page of a state and checks its heading and that it marks exactly one current step. */
export async function expectState(page: Page, say: Say, state: string): Promise<void> {
  const { path = "/shopping-cart", heading, or = heading, step, text } = promised[state] ?? { heading: "" };
  if (heading === "") throw new Error(`no page is promised for ${state}`);
  await page.goto(path);
  const headingOf = (text: string) => page.getByRole("heading", { name: say(text) });
  await expect(headingOf(heading).or(headingOf(or))).toBeVisible();
  if (text) await expect(page.getByRole("main").getByText(say(text), { exact: true })).toBeVisible();
  const current = page.getByRole("region", { name: say("checkout.steps.label") }).locator("[aria-current=step]");
  await expect(current).toHaveCount(step ? 1 : 0);
  if (step) await expect(current).toContainText(say(step));
}
