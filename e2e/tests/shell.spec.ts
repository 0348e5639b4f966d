import { accountContract } from "../../src/features/account/account.contract";
import { comeBack, newClient } from "../clients";
import { expect, inBothLanguages, refusal, test } from "../scenarios";

inBothLanguages((language) => {
  test("a menu of the header opens over an alert, and each of its choices can be pressed (WEB-9)", async ({
    page,
    context,
    request,
    say,
  }) => {
    await comeBack(context, language, await newClient(request, language));
    await page.route(`**${accountContract.getCountries.path}**`, (route) =>
      route.fulfill({ status: 409, json: refusal }),
    );
    await page.goto("/profile");
    await expect(page.locator(".alerts").getByRole("alert")).toBeVisible();
    await page.getByRole("button", { name: say("shell.languageNow") }).click();
    const header = page.getByRole("banner");
    for (const name of ["English", "Español"]) {
      const choice = header.getByRole("button", { name, exact: true });
      await expect(choice).toBeVisible();
      expect(await choice.evaluate(isOnTop)).toBe(true);
    }
  });

  test("of several alerts none covers another (WEB-9)", async ({ page, context, request, say }) => {
    await comeBack(context, language, await newClient(request, language));
    await page.route(`**${accountContract.getCountries.path}**`, (route) =>
      route.fulfill({ status: 409, json: refusal }),
    );
    await page.goto("/profile");
    const alerts = page.locator(".alerts").getByRole("alert");
    await expect(alerts).toHaveCount(1);
    await page.route(/messages-(en|es)/, (route) => route.fulfill({ status: 410, json: refusal }));
    await page.getByRole("button", { name: say("shell.languageNow") }).click();
    const other = language === "es" ? "English" : "Español";
    await page.getByRole("banner").getByRole("button", { name: other, exact: true }).click();
    await expect(alerts).toHaveCount(2);
    const gap = async () => {
      const [upper, lower] = await Promise.all([alerts.first().boundingBox(), alerts.last().boundingBox()]);
      return upper && lower ? lower.y - upper.y - upper.height : Number.NaN;
    };
    await expect.poll(gap).toBeGreaterThan(0);
  });

  test("a page that was open while a newer build was installed reloads itself and continues (WEB-21)", async ({
    page,
    context,
    say,
  }) => {
    await comeBack(context, language);
    await page.goto("/");
    const replaced = new Set<string>();
    await page.route(/\/assets\/\d+\.\w+\.js$/, (route) => {
      const request = route.request();
      const isAnew = request.method() === "GET" && replaced.has(request.url());
      replaced.add(request.url());
      return isAnew ? route.continue() : route.fulfill({ status: 404, json: {} });
    });
    await page
      .getByRole("banner")
      .getByRole("link", { name: say("shell.signIn"), exact: true })
      .click();
    await expect(page.getByRole("heading", { level: 1, name: say("account.signIn.title") })).toBeVisible();
    expect(replaced.size).toBeGreaterThan(0);
  });

  test("a page whose program fails to load reports that in its language and reloads on request (WEB-21)", async ({
    page,
    say,
  }) => {
    for (const path of ["/", "/search-car"]) {
      await page.route(/\/assets\/.*\.js$/, (route) => route.fulfill({ status: 404, json: {} }));
      await page.goto(`${path}?lang=${language}`);
      const notice = page.getByRole("alert").filter({ hasText: say("start.notLoaded") });
      await expect(notice).toBeVisible();
      await page.unroute(/\/assets\/.*\.js$/);
      await notice.getByRole("link", { name: say("shell.reload") }).click();
      await expect(notice).toBeHidden();
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    }
  });

  test("while the next page's code is loading, the former page stays and the loading is announced (SPEED-4, WEB-10)", async ({
    page,
    context,
    say,
  }) => {
    await comeBack(context, language);
    await page.goto("/", { waitUntil: "networkidle" });
    // Before the program runs, the browser itself follows links.
    await expect(page.locator("html[data-program=runs] #root:not([data-shows])")).toBeAttached();
    let letItCome = () => {};
    const held = new Promise<void>((resolve) => {
      letItCome = resolve;
    });
    await page.route(/\/assets\/\d+\.\w+\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    await page
      .getByRole("banner")
      .getByRole("link", { name: say("shell.signIn"), exact: true })
      .click();
    await expect(page.getByRole("status").filter({ hasText: say("shell.loading") })).toBeAttached();
    await expect(page.getByRole("heading", { level: 1, name: say("home.title") })).toBeVisible();
    letItCome();
    await expect(page.getByRole("heading", { level: 1, name: say("account.signIn.title") })).toBeVisible();
    await expect(page.getByRole("status").filter({ hasText: say("shell.loading") })).toHaveCount(0);
  });

  test("in a low window the slogan of the home page is above its drawing, and not on the roofs (WEB-52)", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 640 });
    await page.goto("/");
    const slogan = await page.getByRole("heading", { level: 1 }).boundingBox();
    const drawing = await page.locator("main svg").first().boundingBox();
    if (!slogan || !drawing) throw new Error("the home page has no slogan or no drawing");
    expect(slogan.y + slogan.height).toBeLessThanOrEqual(drawing.y);
  });

  test("pages load in a browser that blocks storage (SESSION-3)", async ({ page, say }) => {
    await page.addInitScript(() => {
      for (const name of ["localStorage", "sessionStorage"])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException("Access is denied for this document.", "SecurityError");
          },
        });
    });
    for (const path of ["/", "/signIn", "/search-car"]) {
      await page.goto(`${path}?lang=${language}`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    }
    const header = page.getByRole("banner");
    const menu = header.getByRole("button", { name: say("shell.menu") });
    if (await menu.isVisible()) await menu.click();
    await header.getByRole("link", { name: say("shell.news"), exact: true }).click();
    await expect(page).toHaveURL(/\/news-list/);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });

  test("login, register, cars, stays, news, help and home are in the header or its menu at any window width (WEB-6)", async ({
    page,
    context,
    say,
  }) => {
    await comeBack(context, language);
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto("/news-list");
      const header = page.getByRole("banner");
      if (width < 768) await header.getByRole("button", { name: say("shell.menu") }).click();
      for (const id of ["home", "cars", "lodging", "news", "help", "signIn", "register"] as const)
        await expect(header.getByRole("link", { name: say(`shell.${id}`), exact: true }).last()).toBeInViewport({
          ratio: 1,
        });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });

  for (const name of ["María Guadalupe Concepción", "M".repeat(80)]) {
    test(`a first name of ${name.length} characters does not widen a page (WEB-6)`, async ({
      page,
      context,
      request,
      say,
    }) => {
      const client = await newClient(request, language);
      const stored = { ...Object(client.stored), client: { ...Object(client.stored).client, FirstName: name } };
      await comeBack(context, language, { ...client, stored });
      for (const width of [390, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto("/news-list");
        await expect(page.getByRole("button", { name: say("shell.languageNow") })).toBeInViewport({ ratio: 1 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      }
    });
  }
});

function isOnTop(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}
