import { comeBack, givePassport, newClient } from "../clients";
import { dayInYears } from "../pages/driverForm";
import { Keyboard } from "../pages/keyboard";
import { cards, cloverField, payButton } from "../pages/payment";
import { expect, test } from "../scenarios";

test("a client rents a car by keyboard alone, from the home page to the printed voucher (A11Y-2)", async ({
  page,
  say,
  context,
  request,
}) => {
  test.slow();
  const client = await newClient(request);
  await givePassport(request, client);
  await comeBack(context, "en", client);
  await context.addInitScript(() => {
    window.print = () => document.body.setAttribute("data-printed", "");
  });
  const keys = new Keyboard(page);
  const heading = page.getByRole("heading", { level: 1 });
  const button = (id: string) => page.getByRole("button", { name: say(id) });

  await test.step("skips the header and searches", async () => {
    await page.goto("/");
    await keys.press(page.getByRole("link", { name: say("shell.skipToContent") }));
    await keys.press(button("car.search.submit"));
    await expect(page).toHaveURL(/\/search-car\?/);
    await expect(heading).toBeFocused();
  });

  await test.step("opens an offer of a company that confirms at once", async () => {
    const offers = page.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 2 }) });
    await expect(offers.first()).toBeVisible();
    await keys.press(page.getByRole("checkbox", { name: "REX" }), "Space");
    await expect(offers.filter({ hasNotText: "REX" })).toHaveCount(0);
    const offer = offers.first().getByRole("heading").getByRole("link");
    await expect(offer).toBeVisible();
    await keys.press(offer);
    await expect(page).toHaveURL(/\/book-car\//);
    await expect(heading).toBeFocused();
  });

  await test.step("is led to the missing fields, fills them in and books", async () => {
    await keys.press(button("car.book.submit"));
    const errors = page.getByRole("alert").filter({ has: page.getByRole("link") });
    await expect(errors).toBeFocused();
    await keys.press(errors.getByRole("link").first());
    await page.keyboard.press("Shift+Tab");
    await keys.type(page.getByLabel(say("car.book.licence"), { exact: false }).first(), "D4567890");
    await keys.type(page.getByLabel(say("car.book.licenceCountry")), "United States");
    await keys.type(page.getByLabel(say("car.book.licenceIssued")), dayInYears(-9));
    await keys.type(page.getByLabel(say("car.book.licenceExpires")), dayInYears(3));
    await keys.press(page.getByRole("checkbox"), "Space");
    await keys.press(button("car.book.submit"));
    await expect(page.getByRole("heading", { level: 1, name: say("book.created") })).toBeFocused();
  });

  await test.step("continues to the plan and to the payment", async () => {
    await keys.press(page.getByRole("link", { name: say("book.confirm.toPlan") }));
    await expect(heading).toBeFocused();
    await keys.press(page.getByRole("main").getByRole("link", { name: /^Pay \$/ }));
    await expect(page.getByRole("heading", { level: 1, name: say("title.payment") })).toBeFocused();
  });

  await test.step("types the card into the provider's fields and leaves them again", async () => {
    await expect(cloverField(page, "number")).toBeVisible();
    await keys.type(cloverField(page, "number"), cards.approved);
    await keys.type(cloverField(page, "date"), "1232");
    await keys.type(cloverField(page, "cvv"), "123");
    await keys.type(cloverField(page, "postalCode"), "33101");
    await keys.press(payButton(page, say));
    await expect(page.getByRole("heading", { level: 1, name: say("receipt.title") })).toBeFocused();
  });

  await test.step("signs by name", async () => {
    await keys.press(page.getByRole("checkbox"), "Space");
    await keys.press(button("checkout.action.sign"));
    await expect(page.getByText(say("receipt.signed.title"))).toBeVisible();
  });

  await test.step("prints the voucher", async () => {
    await keys.press(page.getByRole("main").getByRole("link", { name: /^Voucher: / }));
    await expect(page).toHaveURL(/\/vouchers\//);
    await expect(heading).toBeFocused();
    await keys.press(button("voucher.print"));
    await expect(page.locator("body")).toHaveAttribute("data-printed");
  });

  expect(keys.unseen).toEqual([]);
});
