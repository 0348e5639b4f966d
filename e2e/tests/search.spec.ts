import { devices, type Page } from "@playwright/test";
import { addDays, havanaDate } from "../../src/shared/havana";
import { comeBack, newClient } from "../clients";
import { isDrawn } from "../drawnPages";
import { dayInYears } from "../pages/driverForm";
import { expect, inBothLanguages, test } from "../scenarios";

inBothLanguages((language) => {
  test.beforeEach(({ context }) => comeBack(context, language));

  const offersOf = (page: Page) => page.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 2 }) });

  test("the home page is shown before its program runs, and parts that are opened meanwhile stay open (WEB-19)", async ({
    page,
    request,
    say,
  }) => {
    const faults: string[] = [];
    page.on("pageerror", ({ message }) => faults.push(message));
    page.on("console", (line) => line.type() === "error" && faults.push(line.text()));
    const letProgramCome = await holdProgram(page);
    await isDrawn(request, `/?lang=${language}`);
    await page.goto(`/?lang=${language}`, { waitUntil: "domcontentloaded" });
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("home.title"));
    await page.getByText(say("car.search.more")).click();
    letProgramCome();
    await expect(page.locator("#root[data-shows]")).toHaveCount(0);
    await page.getByLabel(say("car.more.elsewhere")).check();
    await page.getByRole("button", { name: say("car.search.submit") }).click();
    await expect(page).toHaveURL(/\/search-car\?.*returnZone=2/);
    expect(faults).toEqual([]);
  });

  test("the sections below the home page's search are server-rendered, and stay when the page is used (WEB-19)", async ({
    page,
    request,
    say,
  }) => {
    const faults: string[] = [];
    page.on("console", (line) => line.type() === "error" && faults.push(line.text()));
    await isDrawn(request, `/?lang=${language}`);
    await page.goto(`/?lang=${language}`);
    await expect(page.locator("#root[data-shows]")).toHaveCount(0);
    const how = page.getByRole("heading", { level: 2, name: say("home.how.title") });
    const trips = page.getByRole("heading", { level: 2, name: say("home.trips.title") });
    await expect(how).toHaveCount(1);
    await expect(trips).toHaveCount(1);
    await page.keyboard.press("Shift");
    await expect(trips).toHaveCount(1);
    await expect(how).toHaveCount(1);
    expect(faults).toEqual([]);
  });

  test("a search is sent once, already when the pointer is over its button (SPEED-4, SPEED-6)", async ({
    page,
    say,
  }) => {
    const asked: string[] = [];
    page.on("request", (request) => request.url().includes("/getOffers/") && asked.push(request.url()));
    await page.goto("/");
    await expect(page.locator("#root[data-shows]")).toHaveCount(0);
    const submit = page.getByRole("button", { name: say("car.search.submit") });
    await submit.focus();
    await expect.poll(() => asked.length).toBe(1);
    await submit.press("Enter");
    await expect(offersOf(page).first()).toBeVisible();
    expect(asked).toHaveLength(1);
  });

  test("nothing visible moves while the cards after the first ones are painted (SPEED-17)", async ({ page }) => {
    await page.addInitScript(() => {
      const seen = { moved: 0 };
      Object.assign(globalThis, { seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.moved += (entry as PerformanceEntry & { value: number }).value;
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto("/search-car");
    await expect.poll(() => offersOf(page).count()).toBeGreaterThan(10);
    const moved = await page.evaluate(() => (globalThis as unknown as { seen: { moved: number } }).seen.moved);
    // The threshold above invisible shifts, such as a line that moves by a pixel when a font replaces its fallback.
    expect(moved).toBeLessThan(0.0005);
  });

  test("ten stays are less than 2,315 px high on a phone, and equally high in any font (LODGE-38)", async ({
    browser,
    baseURL,
  }) => {
    const phone = await browser.newContext({ ...devices["Pixel 7"], viewport: { width: 390, height: 844 }, baseURL });
    const stays = (window: Page) => window.locator('li[id^="property-"]');
    const heights = async (window: Page) => {
      await window.goto("/search-lodging");
      await expect.poll(() => stays(window).count()).toBe(10);
      await window.evaluate(() => document.fonts.ready);
      return stays(window).evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().height));
    };
    const page = await phone.newPage();
    const inOurFonts = await heights(page);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(2_315);
    const plain = await phone.newPage();
    await plain.route("**/*.woff2", (route) => route.abort());
    expect(await heights(plain)).toEqual(inOurFonts);
    await phone.close();
  });

  test("a phone shows the first ten car models, less than 2,700 px high, and the others at a press (CAR-21)", async ({
    browser,
    baseURL,
    say,
  }) => {
    const phone = await browser.newContext({ ...devices["Pixel 7"], viewport: { width: 390, height: 844 }, baseURL });
    await comeBack(phone, language);
    const page = await phone.newPage();
    await page.goto("/search-car");
    const models = page.locator('h2 a[id^="car-"]');
    const shown = models.filter({ visible: true });
    await expect(models).toHaveCount(20);
    await expect(shown).toHaveCount(10);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(2_700);
    await page.getByRole("button", { name: say("results.more", { count: 10 }) }).click();
    await expect(shown).toHaveCount(20);
    await expect(models.nth(10)).toBeFocused();
    await phone.close();
  });

  test("no part of a car's price reaches under its button on a phone, however long the rental (CAR-21)", async ({
    page,
  }) => {
    const days = [60, 75].map((days) => addDays(havanaDate(Date.now()), days));
    const [from = "", to = ""] = days;
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/search-car?from=${from}&to=${to}`);
    const cards = offersOf(page).filter({ visible: true });
    await expect(cards).toHaveCount(10);
    for (const width of [320, 360, 375, 390, 414]) {
      await page.setViewportSize({ width, height: 844 });
      const covered = await cards.evaluateAll(
        (all) =>
          all.filter((card) => {
            const button = card.querySelector(".price > a")?.getBoundingClientRect();
            const parts = [...card.querySelectorAll("summary > *")].map((part) => part.getBoundingClientRect());
            return !button || parts.some(({ right, bottom }) => right > button.left && bottom > button.top);
          }).length,
      );
      expect([width, covered]).toEqual([width, 0]);
    }
  });

  test("a phone without scripts shows every car model of a page (WEB-19)", async ({ browser, baseURL }) => {
    const device = { ...devices["Pixel 7"], viewport: { width: 390, height: 844 }, javaScriptEnabled: false };
    const phone = await browser.newContext({ ...device, baseURL });
    const page = await phone.newPage();
    await page.goto(`/search-car?lang=${language}`);
    await expect(page.locator('h2 a[id^="car-"]').filter({ visible: true })).toHaveCount(20);
    await phone.close();
  });

  test("filters and order are in the address, and a link shows the same offers (WEB-16)", async ({
    page,
    say,
    context,
  }) => {
    await page.goto("/search-car");
    await expect(offersOf(page).first()).toBeVisible();
    const narrow = page.getByText(say("car.filters", { count: 0 }), { exact: true });
    if (await narrow.isVisible()) await narrow.click();
    await page.getByRole("checkbox", { name: /^REX/ }).click();
    await expect(page).toHaveURL(/supplier=4/);
    // On a phone the filters are a sheet over the results.
    await page.keyboard.press("Escape");
    await expect(offersOf(page).filter({ hasNotText: "REX" })).toHaveCount(0);
    // During the new search the list is empty.
    await expect(offersOf(page).first()).toBeVisible();
    const other = await context.newPage();
    await other.goto(page.url());
    await expect(offersOf(other).first()).toBeVisible();
    // The first cards are painted before the others.
    const titlesOf = (window: Page) => offersOf(window).getByRole("heading").allTextContents();
    await expect(async () => expect(await titlesOf(other)).toEqual(await titlesOf(page))).toPass();
  });

  test("a search of stays without offers reports that and what to do", async ({ page, say }) => {
    // Playa Covarrubias has no office that rents cars.
    await page.goto("/search-car?zone=19");
    await expect(page.getByText(say("results.none"))).toBeVisible();
    const nearby = page
      .getByRole("region")
      .or(page.locator("section"))
      .filter({ hasText: say("results.ways.places") });
    await nearby.getByRole("link").first().click();
    await expect(offersOf(page).first()).toBeVisible();
  });

  test("an offer that is gone is reported and leads back to the offers", async ({ page, say }) => {
    await page.goto("/book-car/none/1/9999");
    await page
      .getByRole("link", { name: say("car.gone.back") })
      .first()
      .click();
    await expect(page).toHaveURL(/\/search-car/);
  });

  test("a driver under 21 at pick-up is refused at the field, and the input stays", async ({ page, say }) => {
    await page.goto("/search-car");
    await offersOf(page).first().getByRole("heading").getByRole("link").click();
    await page.getByLabel(say("book.firstName")).fill("Ana");
    await page.getByLabel(say("car.book.birthDate")).fill(dayInYears(-20));
    await page.getByRole("button", { name: say("car.book.signIn") }).click();
    const birthDate = page.getByLabel(say("car.book.birthDate"));
    await expect(birthDate).toHaveAttribute("aria-invalid", "true");
    await expect(page.getByLabel(say("book.firstName"))).toHaveValue("Ana");
  });
});

inBothLanguages((language) => {
  test("a signed-in client's choices from before the program runs are kept", async ({ page, context, say }) => {
    await comeBack(context, language, await newClient(context.request, language));
    const letProgramCome = await holdProgram(page);
    await isDrawn(context.request, `/?lang=${language}`);
    await page.goto(`/?lang=${language}`, { waitUntil: "domcontentloaded" });
    await page.getByText(say("home.search.lodging"), { exact: true }).click();
    letProgramCome();
    await expect(page.getByRole("heading", { name: say("home.search.titleLodging") })).toBeVisible();
    await expect(page.getByRole("link", { name: new RegExp(`^${say("shell.travelPlan")}`) })).toBeVisible();
    await expect(page.getByRole("radio", { name: say("home.search.lodging") })).toBeChecked();
  });
});

/** Blocks the program, so that only the server's HTML is there, until the returned function is called. */
async function holdProgram(page: Page): Promise<() => void> {
  let letProgramCome = () => {};
  const held = new Promise<void>((resolve) => {
    letProgramCome = resolve;
  });
  await page.route(/\/assets\/main\.\w+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return letProgramCome;
}
