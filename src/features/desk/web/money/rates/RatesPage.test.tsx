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

const open = () => showDesk(<RatesPage />, { route: "/support/rates", at: "/support/rates" });
const field = (currency: string) => screen.findByLabelText(new RegExp(`One US dollar today, in ${currency}`));

async function enter(typed: Record<string, string>, reason: string) {
  const user = userEvent.setup();
  open();
  for (const [currency, rate] of Object.entries(typed)) await user.type(await field(currency), rate);
  if (reason) await user.type(await screen.findByLabelText(/Reason/), reason);
  await user.click(await screen.findByRole("button", { name: "Set today’s rates" }));
  return user;
}

test("each currency shows its latest rate, its days and its state (PLAN-35)", async () => {
  open();
  expect(await screen.findByText("ends soon")).toBeVisible();
  const [canadian] = screen.getAllByRole("article");
  expect(canadian).toHaveTextContent(
    /One US dollar was CA\$1\.40 on .*November 26, 2026\. Last day shown: .*December 3, 2026/,
  );
  expect(screen.getByText(/clients are not offered this currency/)).toBeVisible();
});

test("the first rate has the focus, and usual ones are set together without a confirmation, with one reason (PLAN-35)", async () => {
  const user = userEvent.setup();
  open();
  expect(await field("Canadian dollars")).toHaveFocus();
  await user.keyboard("1,41{Tab}0.92{Tab}The central bank{Enter}");
  const Rates = [
    { Currency: "CAD", PerDollar: 1_410_000 },
    { Currency: "EUR", PerDollar: 920_000 },
  ];
  await waitFor(() => expect(sent).toEqual([{ Rates, Reason: "The central bank" }]));
  expect(await screen.findByText("Set for today: CA$1.41 and €0.92.")).toBeVisible();
  expect(await field("Canadian dollars")).toHaveValue("");
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a rate that is left empty is not sent, and an example price is shown beforehand (PLAN-35)", async () => {
  const user = userEvent.setup();
  open();
  await user.type(await field("euros"), "0.92");
  expect(await screen.findByText(/A price of \$1,000\.00 is shown as about €920/)).toBeVisible();
  await user.type(screen.getByLabelText(/Reason/), "The central bank");
  await user.click(screen.getByRole("button", { name: "Set today’s rates" }));
  const Rates = [{ Currency: "EUR", PerDollar: 920_000 }];
  await waitFor(() => expect(sent).toEqual([{ Rates, Reason: "The central bank" }]));
});

test("a rate that differs much from the last is compared with it, and all are set once that is confirmed (PLAN-35)", async () => {
  const user = await enter({ "Canadian dollars": "4.1", euros: "0.92" }, "Bank of Canada");
  const dialog = within(await screen.findByRole("dialog", { name: "Is one US dollar CA$4.10?" }));
  expect(dialog.getByText(/193% more than the last rate, CA\$1\.40.*\$1,000\.00 .* about CA\$4,100/)).toBeVisible();
  expect(sent).toEqual([]);
  refused = true;
  await user.click(dialog.getByRole("button", { name: "It is CA$4.10" }));
  expect(await screen.findByRole("alert")).toHaveTextContent("You may not do this.");
  expect(sent).toHaveLength(1);
  for (const rate of ["4.1", "0.92"]) expect(screen.getByDisplayValue(rate)).toBeVisible();
});

test.each([
  ["92", "Enter what one US dollar is, from 0.1 to 50, for example 1.3965"],
  ["", "Enter at least one rate"],
])(
  "an impossible rate, or one without a reason, is not sent, and the form shows why: “%s” (PLAN-35)",
  async (rate, problem) => {
    await enter(rate ? { euros: rate } : {}, "");
    expect(await screen.findByText(problem)).toBeVisible();
    expect(screen.getByText("Please give a reason")).toBeVisible();
    expect(sent).toEqual([]);
  },
);
