import type { Page } from "@playwright/test";
import type { Say } from "../texts";

type Licence = { heldForDays: number; country: string };

/** Changes the licence that was typed with the booking. */
export async function giveLicence(page: Page, say: Say, { heldForDays, country }: Licence): Promise<void> {
  await page.goto("/documents");
  const card = page.getByRole("region", { name: say("documents.licence.title") });
  await card.getByRole("button", { name: say("documents.licence.change") }).click();
  await card.getByLabel(say("documents.field.country")).selectOption(country);
  await card.getByLabel(say("documents.field.issued")).fill(daysAgo(heldForDays));
  await card.getByRole("button", { name: say("documents.saveLicence") }).click();
  await card.getByText(say("documents.refused")).waitFor();
}

function daysAgo(days: number): string {
  const day = new Date();
  day.setUTCDate(day.getUTCDate() - days);
  return day.toISOString().slice(0, 10);
}
