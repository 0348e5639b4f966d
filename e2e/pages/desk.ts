import { expect, type Page } from "@playwright/test";

/**
 * Opens a page of the back office and waits for its content. Its event stream keeps the network from ever being idle.
 */
export async function openDesk(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator(".MuiSkeleton-root")).toHaveCount(0);
}
