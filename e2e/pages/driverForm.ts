import type { Page } from "@playwright/test";
import { BIRTH_DATE } from "../clients";
import type { Say } from "../texts";

/** Today plus so many years, as a day, so that the result does not depend on the date of the test run. */
export function dayInYears(years: number): string {
  const day = new Date();
  day.setUTCFullYear(day.getUTCFullYear() + years);
  return day.toISOString().slice(0, 10);
}

export async function fillDriver(page: Page, say: Say): Promise<void> {
  await page.getByLabel(say("book.firstName")).fill("Ana");
  await page.getByLabel(say("book.lastName")).fill("Pérez Ruiz");
  await page.getByLabel(say("car.book.birthDate")).fill(BIRTH_DATE);
  await page.getByLabel(say("car.book.licence"), { exact: false }).first().fill("D4567890");
  await page.getByLabel(say("car.book.licenceCountry")).selectOption("167");
  await page.getByLabel(say("car.book.licenceIssued")).fill(dayInYears(-9));
  await page.getByLabel(say("car.book.licenceExpires")).fill(dayInYears(3));
}

export async function acceptPolicies(page: Page): Promise<void> {
  await page.getByRole("checkbox").check();
}
