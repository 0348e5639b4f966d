import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { http } from "msw";
import { showDesk } from "../../../../../../test/fixtures/web/deskTestBed";
import { answer, refuse, serve } from "../../../../../../test/fixtures/web/wireTestBed";
import type { DeskRate } from "../../../../currencies/currencies.schemas";
import RatesPage from "./RatesPage";

let rates: DeskRate[];
let sent: unknown[];
let refused: boolean;
serve(
  http.get("*/api/support/exchangeRates", () => answer(rates)),
  http.post("*/api/support/exchangeRates", async ({ request }) => {
    sent.push(await request.json());
    return refused ? refuse(403, "forbidden", "You may not do this.") : answer([]);
  }),
);
beforeEach(() => {
  [sent, refused] = [[], false];
  rates = [
    {
      Currency: "CAD",
      Status: "ending",
      Latest: { PerDollar: 1_400_000, Day: "2026-11-26", Until: "2026-12-03" },
    },
    { Currency: "EUR", Status: "none", Latest: null },
  ];
});

async function enter(currency: string, rate: string, reason: string) {
  const user = userEvent.setup();
  showDesk(<RatesPage />, { route: "/support/rates", at: "/support/rates" });
  const card = (await screen.findByRole("heading", { level: 2, name: currency })).closest("article");
  const form = within(card as HTMLElement);
  await user.type(form.getByLabelText(/One US dollar today/), rate);
  if (reason) await user.type(form.getByLabelText(/Reason/), reason);
  await user.click(form.getByRole("button", { name: "Set today’s rate" }));
  return { user, form };
}

test("each currency shows its latest rate, its days and what it stands at (PLAN-35)", async () => {
  showDesk(<RatesPage />, { route: "/support/rates", at: "/support/rates" });
  expect(await screen.findByText("ends soon")).toBeVisible();
  expect(screen.getByText("One US dollar").nextElementSibling).toHaveTextContent("CA$1.40");
  expect(screen.getByText("Last day shown").nextElementSibling).toHaveTextContent("Thursday, December 3, 2026");
  expect(screen.getByText(/clients are not offered this currency/)).toBeVisible();
});

test("a usual rate is set at once, with its reason, after what a price would be is shown (PLAN-35)", async () => {
  const { form } = await enter("Canadian dollars", "1,41", "Bank of Canada");
  await waitFor(() => expect(sent).toEqual([{ Currency: "CAD", PerDollar: 1_410_000, Reason: "Bank of Canada" }]));
  await waitFor(() => expect(form.getByLabelText(/One US dollar today/)).toHaveValue(""));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a rate that differs much from the last is compared with it, and set once that is confirmed (PLAN-35)", async () => {
  const { user } = await enter("Canadian dollars", "4.1", "Bank of Canada");
  const dialog = within(await screen.findByRole("dialog", { name: "Is one US dollar CA$4.10?" }));
  expect(dialog.getByText(/193% more than the last rate, CA\$1\.40.*\$1,000\.00 .* about CA\$4,100/)).toBeVisible();
  expect(sent).toEqual([]);
  refused = true;
  await user.click(dialog.getByRole("button", { name: "It is CA$4.10" }));
  expect(await screen.findByRole("alert")).toHaveTextContent("You may not do this.");
  expect(screen.getByDisplayValue("4.1")).toBeVisible();
});

test("what cannot be right, or has no reason, is not sent, and says why (PLAN-35)", async () => {
  const { form } = await enter("Euros", "92", "");
  expect(await form.findByText("Enter what one US dollar is, from 0.1 to 10, for example 1.3965")).toBeVisible();
  expect(form.getByText("Please give a reason")).toBeVisible();
  expect(sent).toEqual([]);
});
