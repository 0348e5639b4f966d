import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { http } from "msw";
import { showDesk } from "../../../../../../test/fixtures/web/deskTestBed";
import { answer, refuse, serve } from "../../../../../../test/fixtures/web/wireTestBed";
import { HOUR, MINUTE } from "../../../../../shared/instant";
import type { MoneyNumbers, Numbers } from "../../../numbers/numbers.schemas";
import { DeskNav } from "../../shell/DeskNav";
import NumbersPage from "./NumbersPage";

const period = { From: "2026-11-02", To: "2026-12-01", Today: "2026-12-01" };
const numbers: Numbers = {
  ...period,
  Steps: [
    { Step: "begun", Plans: 8 },
    { Step: "paid", Plans: 3 },
  ],
  Endings: [{ Ending: "unpaid", Plans: 5 }],
  Suppliers: [
    {
      ...{ SupplierName: "Cubacar", Asked: 9, Confirmed: 6, Declined: 2, Lapsed: 1 },
      ...{ Median: 5 * HOUR + 12 * MINUTE, NineOfTen: 50 * MINUTE },
    },
  ],
  Declines: [
    { Code: "insufficient_funds", Payments: 4 },
    { Code: "do_not_honor", Payments: 2 },
    { Code: null, Payments: 1 },
  ],
};
const money: MoneyNumbers = {
  ...period,
  Days: [
    { Day: "2026-11-30", Method: 135, Captured: 41_500, Refunded: 0 },
    { Day: "2026-11-29", Method: 140, Captured: 0, Refunded: 11_500 },
  ],
  Refunds: [{ Way: "fund", Count: 2, Amount: 53_000 }],
};

let role: string;
let asked: string[];
const server = serve(
  http.get("*/api/support/self", () => answer({ StaffRole: role })),
  http.get("*/api/support/numbers/:from/:to", ({ params }) => {
    asked.push(`${params.from} ${params.to}`);
    return answer(numbers);
  }),
  http.get("*/api/support/numbers/money/:from/:to", ({ params }) => {
    asked.push(`money ${params.from} ${params.to}`);
    return answer(money);
  }),
);
beforeEach(() => {
  [role, asked] = ["finance", []];
});

const show = (at = "") => showDesk(<NumbersPage />, { route: "/support/numbers", at: `/support/numbers${at}` });
const cells = async (table: RegExp, row: RegExp) =>
  within(within(await screen.findByRole("table", { name: table })).getByRole("row", { name: row }))
    .getAllByRole("cell")
    .map(({ textContent }) => textContent);

it("the page of numbers shows tables of plans, suppliers, cards and money over the last 30 days (DESK-29)", async () => {
  show();
  expect(await cells(/How far the plans started/, /^Paid/)).toEqual(["3", "37.5%", ""]);
  expect(await cells(/as they are today/, /not paid in time/)).toEqual(["5", "62.5%", ""]);
  expect(await cells(/by supplier/, /^Cubacar/)).toEqual(["9", "6", "5 h 12 min", "50 min", "2", "1"]);
  expect(await cells(/that the bank declined/, /Not enough funds/)).toEqual(["4"]);
  expect(await cells(/that the bank declined/, /do_not_honor/)).toEqual(["2"]);
  expect(await cells(/that the bank declined/, /No reason given/)).toEqual(["1"]);
  expect(await cells(/by day and payment method/, /Nov\s30/)).toEqual(["Card, through Clover", "$415.00", "$0.00"]);
  expect(await cells(/by day and payment method/, /^Total/)).toEqual(["$415.00", "$115.00"]);
  expect(await cells(/disputes lost/, /client’s fund/)).toEqual(["2", "$530.00"]);
  expect(asked).toEqual(["last30 today", "money last30 today"]);
});

it("the page of numbers covers the days in its address, which can be chosen on the page, and shows why a choice is invalid (DESK-29)", async () => {
  show("?from=2026-10-01&to=2026-10-31");
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "Last 90 days" }));
  await waitFor(() => expect(asked).toContain("money 2026-09-03 2026-12-01"));
  expect(asked[0]).toBe("2026-10-01 2026-10-31");
  const why = "The first day must not be after the last one.";
  server.use(http.get("*/api/support/numbers/:from/:to", () => refuse(400, "support.periodWrong", why)));
  const first = await screen.findByLabelText("First day");
  await user.clear(first);
  await user.type(first, "2026-12-02");
  await user.click(screen.getByRole("button", { name: "Show" }));
  expect(await screen.findByText(why)).toBeVisible();
  expect(screen.getByLabelText("First day")).toHaveValue("Dec 2, 2026");
});

it("each table can be saved as CSV, with readable names and their codes, amounts in minor units (DESK-29)", async () => {
  const made: Blob[] = [];
  const saved: string[] = [];
  const spies = [
    jest.spyOn(URL, "createObjectURL").mockImplementation((file) => {
      if (file instanceof Blob) made.push(file);
      return "blob:numbers";
    }),
    jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    }),
  ];
  show();
  const table = await screen.findByRole("region", { name: /by day and payment method/ });
  const section = within(table.closest("section") ?? document.body);
  await userEvent.click(section.getByRole("button", { name: "Save as CSV" }));
  for (const spy of spies) spy.mockRestore();
  expect(saved).toEqual(["money-2026-11-02-2026-12-01.csv"]);
  const text = await new Response(made[0]).text();
  expect(text.replace("\uFEFF", "").split("\r\n")).toEqual([
    "Day,Payment method,Payment method (code),Received (US cents),Refunded (US cents)",
    ...[`2026-11-30,"Card, through Clover",135,41500,0`, "2026-11-29,Payment link by Stripe,140,0,11500", ""],
  ]);
});

it("the page of numbers shows the role desk no money, and is a tab next to the day sheet (DESK-17, DESK-29)", async () => {
  let tell = () => {};
  const told = new Promise<void>((resolve) => {
    tell = resolve;
  });
  server.use(
    http.get("*/api/support/self", () => told.then(() => answer({ StaffRole: "desk", NeedsSecondFactor: false }))),
    http.get("*/api/support/inbox", () => answer({ Now: 0, Items: [], Rates: [], Restored: null, Staff: [] })),
    http.get("*/api/support/changes", () => new Response(new ReadableStream())),
    http.post("*/api/support/presence", () => answer([])),
  );
  const page = (
    <>
      <DeskNav />
      <NumbersPage />
    </>
  );
  showDesk(page, { route: "/support/numbers", at: "/support/numbers", before: true });
  await screen.findByRole("table", { name: /by supplier/ });
  // Not even before the role is known.
  expect(screen.queryByRole("heading", { name: "Money by day" })).not.toBeInTheDocument();
  tell();
  expect(await screen.findByRole("link", { name: "Numbers" })).toHaveAttribute("aria-current", "page");
  expect(screen.queryByRole("heading", { name: "Money by day" })).not.toBeInTheDocument();
  expect(asked).toEqual(["last30 today"]);
});

test("days on which all sums are zero are drawn as a line at the bottom (DESK-29)", async () => {
  const Days = [{ Day: "2026-11-30" as const, Method: 135, Captured: 0, Refunded: 0 }];
  server.use(http.get("*/api/support/numbers/money/:from/:to", () => answer({ ...money, Days })));
  show();
  const line = await waitFor(() => {
    const found = document.querySelector("#content svg line[x1]");
    expect(found).not.toBeNull();
    return found;
  });
  expect(line).toHaveAttribute("y1", "100");
});
