import { planContract } from "../../src/features/plan/plan.contract";
import { expectAccessible } from "../accessible";
import { ask } from "../calls";
import { bearer } from "../clients";
import { cards, pay, signByName } from "../pages/payment";
import { expect, inBothLanguages, test } from "../scenarios";

/** The amount in a button or line, in minor units. */
const amountIn = (text: string | null) =>
  Math.round(Number(/[\d,]+\.\d\d/.exec(text ?? "")?.[0].replace(",", "")) * 100);

inBothLanguages((language) => {
  test("a paid booking is changed to dearer days: old price, difference by card, receipt, new voucher (PLAN-44)", async ({
    arrive,
    say,
    request,
  }) => {
    test.slow();
    const { page, client, plan } = await arrive("change-to-pay");
    const bookings = async () => {
      const headers = bearer(client.token);
      return (await ask(request, planContract.getPlan, { params: { id: plan.TravelPlanId, lang: "en" }, headers }))
        .Bookings;
    };
    const [booked] = await bookings();
    if (!booked) throw new Error("the scenario has no booking");
    let more = 0;

    await test.step("withdraws the change that waits for its payment; the booking stays", async () => {
      await page.getByRole("button", { name: say("plan.booking.withdrawChange") }).click();
      const asking = page.getByRole("dialog");
      await expect(asking).toContainText(say("plan.withdraw.text"));
      await asking.getByRole("button", { name: say("plan.withdraw.confirm") }).click();
      await expect(asking).toBeHidden();
      expect((await bookings()).map(({ Status }) => Status)).toEqual(["confirmed", "cancelled"]);
    });

    await test.step("chooses a later return, and sees the old and the new price", async () => {
      const toChange = page.getByRole("link", { name: say("plan.booking.change") });
      // On a phone it is with the booking's details.
      const details = page.getByText(say("plan.booking.details")).first();
      await expect(toChange.or(details).filter({ visible: true }).first()).toBeVisible();
      if (!(await toChange.isVisible())) await details.click();
      await toChange.click();
      await page.getByRole("button", { name: say("car.search.stay") }).click();
      const end = page.getByLabel(say("car.dates.dropOff"));
      const was = await end.inputValue();
      const [year, month, day] = dayAhead(47).split("-");
      await end.fill(language === "es" ? `${day}/${month}/${year}` : `${month}/${day}/${year}`);
      await end.blur();
      expect(await end.inputValue()).not.toBe(was);
      await page.getByRole("button", { name: say("calendar.done") }).click();
      const press = page.getByRole("button", { name: /\$[\d,]+\.\d\d/ });
      await expect(press).toBeEnabled();
      more = amountIn(await press.textContent());
      expect(more).toBeGreaterThan(0);
      const toggle = page.getByRole("button", { name: say("book.showPrice") });
      if (await toggle.isVisible()) await toggle.click();
      const prices = page.getByRole("table").filter({ hasText: say("change.total") });
      for (const amount of [booked.PayNow, booked.PayNow + more])
        await expect(prices).toContainText((amount / 100).toFixed(2));
      await expect(page.getByText(say("change.signAnew"))).toBeVisible();
      await press.click();
    });

    await test.step("pays the difference after a declined card", async () => {
      await expect(page.getByRole("heading", { level: 1, name: say("difference.title") })).toBeVisible();
      await pay(page, say, cards.declined);
      await expect(page.getByText(say("payment.outcome.declined.title"))).toBeVisible();
      expect((await bookings())[0]?.Status).toBe("confirmed");
      await pay(page, say, cards.approved);
      await expect(page).toHaveURL(/\/e_sign/);
    });

    await test.step("signs the receipt again, with both payments", async () => {
      await expect(page.getByText((more / 100).toFixed(2)).first()).toBeVisible();
      await signByName(page, say, "Ana Pérez Ruiz");
      await expect(page.getByRole("heading", { name: say("receipt.signed.title") })).toBeVisible();
    });

    await test.step("has a voucher for the new days, and the old one is void", async () => {
      const changed = (await bookings()).find(({ Status }) => Status === "confirmed");
      expect(changed?.PayNow).toBe(booked.PayNow + more);
      await page.getByRole("link", { name: new RegExp(say("receipt.signed.voucher", { name: "" }).trim()) }).click();
      await expect(page).toHaveURL(new RegExp(`/vouchers/${changed?.BookingId}`));
      const day = Number(dayAhead(47).slice(8));
      // Each day is there in both languages, one of them hidden.
      const days = page.getByRole("definition").filter({ hasText: new RegExp(`\\b${day}\\b.*20\\d\\d`) });
      await expect(days.filter({ visible: true }).first()).toBeVisible();
      await page.goto(`/vouchers/${booked.BookingId}`);
      await expect(page.getByText(say("voucher.void.title"))).toBeVisible();
    });
  });

  test("while a dispute holds the change, the page of its difference says so in place of the card's form (PLAN-44)", async ({
    arrive,
    say,
  }) => {
    const { page, plan } = await arrive("change-disputed");
    await expect(page.getByText(say("voucher.held.title", { hold: "undecided", vouchers: 1 }))).toBeVisible();
    await expect(page.getByRole("link", { name: /\$[\d,]+\.\d\d/ })).toHaveCount(0);
    await page.goto(`/payment/${plan.bookingIds.at(-1)}?plan=${plan.TravelPlanId}`);
    await expect(page.getByRole("heading", { level: 1, name: say("difference.title") })).toBeVisible();
    await expect(page.getByText(say("difference.held.title", { hold: "undecided" }))).toBeVisible();
    await expect(page.getByRole("button", { name: /\$[\d,]+\.\d\d/ })).toHaveCount(0);
    await expectAccessible(page);
  });
});

/** A day so many days from now: the scenario's car is returned before the 46th. */
function dayAhead(days: number): string {
  const day = new Date();
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}
