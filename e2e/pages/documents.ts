import type { Page } from "@playwright/test";
import type { Say } from "../texts";

type Licence = { heldForDays: number; country: string; firstName?: string };

/** Changes the licence that was typed with the booking. With another first name it waits for staff. */
export async function giveLicence(page: Page, say: Say, { heldForDays, country, firstName }: Licence): Promise<void> {
  await page.goto("/documents");
  const card = page.getByRole("region", { name: say("documents.licence.title") });
  await card.getByRole("button", { name: say("documents.licence.change") }).click();
  await card.getByLabel(say("documents.field.country")).selectOption(country);
  await card.getByLabel(say("documents.field.issued")).fill(daysAgo(heldForDays));
  if (firstName) await card.getByLabel(say("documents.field.firstName")).fill(firstName);
  await card.getByRole("button", { name: say("documents.saveLicence") }).click();
  await card.getByText(say(firstName ? "documents.status.inReview" : "documents.refused")).waitFor();
}

function daysAgo(days: number): string {
  const day = new Date();
  day.setUTCDate(day.getUTCDate() - days);
  return day.toISOString().slice(0, 10);
}
