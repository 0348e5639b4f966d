import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/**
 * WCAG 2.2 A and AA (A11Y-1), one h1 (A11Y-5), and at 320 px no horizontal scrolling (A11Y-4) and no field that an
 * iPhone zooms into (A11Y-10).
 */
export async function expectAccessible(page: Page): Promise<void> {
  // Playwright counts elements also while a dialog hides the rest of the page from screen readers.
  await expect(page.locator("h1")).toHaveCount(1);
  await expect(page.getByRole("progressbar")).toHaveCount(0);
  // With frames of other origins axe opens another page to merge the results; most pages have no such frames.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(page.frames().length === 1)
    // Lists only one element for each rule that passed, without its path.
    .options({ resultTypes: ["violations"] })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
    .analyze();
  const found: string[] = [];
  for (const { id, nodes } of violations)
    for (const { html, target } of nodes)
      if (id !== "target-size" || (await staysSmall(page, String(target[0])))) found.push(`${id}: ${html}`);
  expect(found).toEqual([]);
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 256 });
  await expect.poll(() => page.evaluate(unfoldedWidth)).toBeLessThanOrEqual(320);
  expect(await page.evaluate(smallFields)).toEqual([]);
  if (size) await page.setViewportSize(size);
}

/** Whether an interactive element is too small, unless a bar at the window's lower edge covers a part of it. */
async function staysSmall(page: Page, target: string): Promise<boolean> {
  await page.locator(target).evaluate((element) => element.scrollIntoView({ block: "center" }));
  const { violations } = await new AxeBuilder({ page }).withRules(["target-size"]).include(target).analyze();
  return violations.length > 0;
}

/** The width of the page in pixels with everything expanded. Runs in the browser. */
function unfoldedWidth(): number {
  const folds = [...document.querySelectorAll<HTMLDetailsElement>("details:not([open])")];
  for (const fold of folds) fold.open = true;
  const width = document.documentElement.scrollWidth;
  for (const fold of folds) fold.open = false;
  return width;
}

/** The fields whose text is smaller than 16 px. Runs in the browser. */
function smallFields(): string[] {
  const pressed = ["button", "checkbox", "color", "file", "hidden", "image", "radio", "range", "reset", "submit"];
  const types = pressed.map((type) => `:not([type=${type}])`).join("");
  return [...document.querySelectorAll(`input${types}, select, textarea, [contenteditable=true]`)]
    .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
    .map(({ outerHTML }) => outerHTML.slice(0, 200));
}
