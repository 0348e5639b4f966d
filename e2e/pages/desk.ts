import { expect, type Page } from "@playwright/test";

/** A page of the desk with all that it shows. It follows the stream of changes: its network is never idle. */
export async function openDesk(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator(".MuiSkeleton-root")).toHaveCount(0);
}
