import { expectAccessible } from "../accessible";
import { comeBack, newClient, STAFF, signIn } from "../clients";
import { acceptPolicies } from "../pages/driverForm";
import { fillTravelers } from "../pages/travelersForm";
import { expect, inBothLanguages, test } from "../scenarios";
import { sayIn } from "../texts";

inBothLanguages((language) => {
  test("a client books a stay, from the search over the map to the confirmed plan", async ({
    page,
    say,
    context,
    browser,
    request,
    isMobile,
  }) => {
    test.slow();
    const client = await newClient(request, language);
    await comeBack(context, language, client);

    await test.step("searches lodging from the home page", async () => {
      await page.goto("/");
      await page.getByText(say("home.search.lodging"), { exact: true }).click();
      await page.getByLabel(say("lodging.search.zone")).selectOption({ label: "Viñales" });
      await page.getByRole("button", { name: say("lodging.search.submit") }).click();
      await expect(page).toHaveURL(/\/search-lodging\?.*zone=/);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        say("lodging.results.title", { zone: "Viñales" }),
      );
    });

    await test.step("finds a property on the map and opens its page; going back restores the results (LODGE-16)", async () => {
      if (isMobile) await page.getByText(say("lodging.view.map"), { exact: true }).click();
      const pins = page.getByRole("group", { name: say("map.places") });
      const pin = pins.getByRole("button", { name: /^Rancho San Vicente/ });
      await expect(pin).toBeVisible();
      await expectAccessible(page);
      await pin.press("Enter");
      const card = page.getByRole("status").filter({ has: page.getByRole("link") });
      const results = page.url();
      await card.getByRole("link", { name: "Rancho San Vicente" }).click();
      await expect(page).toHaveURL(/\/hotel-details\/\d+\?/);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Rancho San Vicente");
      await page.goBack();
      await expect(page).toHaveURL(results);
      await expect(pin).toBeVisible();
      await page.goForward();
    });

    await test.step("chooses a room with its meals", async () => {
      const choose = new RegExp(`^${say("lodging.room.chooseFor", { total: "" })}`);
      const rooms = page.getByRole("link", { name: choose });
      await expect(rooms.first()).toBeVisible();
      await expectAccessible(page);
      await rooms.first().click();
      await expect(page).toHaveURL(/\/book-lodging\/Vi%C3%B1ales\//);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Rancho San Vicente");
      await expectAccessible(page);
    });

    await test.step("names the travelers and books", async () => {
      await fillTravelers(page, say, 2);
      await acceptPolicies(page);
      await page.getByRole("button", { name: say("lodging.book.submit") }).click();
      await expect(page.getByRole("heading", { level: 1, name: say("book.created") })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole("link", { name: say("book.confirm.toPlan") }).click();
      await expect(page.getByText(say("checkout.present.confirmingWithGaps.title"))).toBeVisible();
    });

    await test.step("staff confirm", async () => {
      const desk = await browser.newContext();
      await comeBack(desk, "en", await signIn(desk.request, STAFF.email, STAFF.password));
      const staff = await desk.newPage();
      const sayToStaff = sayIn("en");
      await staff.goto("/support/bookings");
      const card = staff.getByRole("article").filter({ hasText: client.email });
      await card.getByRole("button", { name: sayToStaff("support.answer.confirm"), exact: true }).click();
      await card.getByLabel(sayToStaff("support.field.confirm")).fill("VIN-4711");
      await card.getByRole("button", { name: sayToStaff("support.send.confirm") }).click();
      await expect(card).toHaveCount(0);
      await desk.close();
    });

    await test.step("the plan shows the confirmed stay", async () => {
      await page.reload();
      const stay = page.getByRole("article", { name: /Rancho San Vicente/ });
      await expect(stay.getByText(say("plan.booking.status.confirmed"), { exact: true })).toBeVisible();
      await expect(stay.getByText("VIN-4711")).toBeVisible();
      await expect(stay.getByText(/Ana Pérez Ruiz/)).toBeVisible();
      await expectAccessible(page);
    });
  });
});
