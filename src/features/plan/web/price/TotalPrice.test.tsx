import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ComponentProps } from "react";
import { Route } from "react-router";
import { openPages } from "../../../../../test/fixtures/web/pageTestBed";
import { answer, on, serve } from "../../../../../test/fixtures/web/wireTestBed";
import { CURRENCIES_META } from "../../../currencies/currencies.rules";
import { CurrencyChoice } from "../../../currencies/web/CurrencyChoice";
import { TotalPrice } from "./TotalPrice";

function show(props: Partial<ComponentProps<typeof TotalPrice>>) {
  const whole = <TotalPrice payNow={55_195} payInCuba={6_500} currency="USD" {...props} />;
  const both = (
    <>
      {whole}
      <CurrencyChoice />
    </>
  );
  return openPages(<Route path="/" element={both} />, "/");
}

/** Writes the currencies that have a rate into the page's head, as the server does. */
function sayCurrencies(codes: string): void {
  document.querySelector(`meta[name="${CURRENCIES_META}"]`)?.remove();
  document.head.append(Object.assign(document.createElement("meta"), { name: CURRENCIES_META, content: codes }));
}
beforeEach(() => sayCurrencies("CAD"));

const rate = { Currency: "CAD", PerDollar: 1_396_500, Day: "2026-11-20" };
serve(on("/api/information/exchangeRates", () => answer([rate])));
afterEach(() => localStorage.clear());
const said = () => screen.getByText("Total").parentElement?.textContent;

test.each([
  ["once the plan can be paid", { online: "now" }, "Total$616.95$551.95 now\u00a0+ $65.00 in Cuba"],
  ["as long as nothing is due", {}, "Total$616.95$551.95 online\u00a0+ $65.00 in Cuba"],
  ["what is paid already", { online: "paid" }, "Total$616.95$551.95 paid online\u00a0+ $65.00 in Cuba"],
  ["nothing in Cuba", { payInCuba: 0 }, "Total$551.95all online"],
  [
    "a deposit, which is no part of the total",
    { deposit: 20_000 },
    "Total$616.95$551.95 online\u00a0+ $65.00 in Cubaplus $200.00 deposit, held at the rental desk on a card not issued by a US bank, and returned",
  ],
  [
    "a deposit where what is paid in Cuba is not known, which is no nought",
    { payInCuba: 0, deposit: 20_000 },
    "Total$551.95$551.95 onlineplus $200.00 deposit, held at the rental desk on a card not issued by a US bank, and returned",
  ],
] as const)("a price is one total and its parts: %s (PLAN-28)", (_rule, props, words) => {
  show(props);
  expect(said()).toBe(words);
});

test("a tap on the parts opens what each part is, which is not rendered before (PLAN-28)", async () => {
  show({ breakdown: () => <p>Full tank $45.00</p> });
  expect(screen.queryByText("Full tank $45.00")).toBeNull();
  await userEvent.click(screen.getByText(/^\$551\.95 online/));
  expect(await screen.findByText("Full tank $45.00")).toBeVisible();
});

test("the approximate amount in the chosen currency is next to the total, with the rate's day and charge shown once (PLAN-30)", async () => {
  const { unmount } = show({});
  await userEvent.selectOptions(screen.getByLabelText("Also show prices in"), "CAD");
  expect(await screen.findByText("about CA$862")).toBeVisible();
  expect(screen.getByText("$616.95")).toBeVisible();
  expect(screen.getByText(/our rate of November 20, 2026: US\$1 = CA\$1\.3965\. You are charged in US/)).toBeVisible();
  unmount();
  show({});
  expect(await screen.findByText("about CA$862")).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText("Also show prices in"), "no other currency");
  expect(screen.queryByText(/^about/)).toBeNull();
});

test("without a recent rate there is a text instead of a figure; a paid price has no figure either (PLAN-30)", async () => {
  localStorage.setItem("malecon.currency", "EUR");
  show({});
  expect(await screen.findByText(/no recent rate for EUR/)).toBeVisible();
  expect(screen.queryByText(/^about/)).toBeNull();
  localStorage.setItem("malecon.currency", "CAD");
  show({ online: "paid", label: "Paid" });
  expect(await screen.findByText(/CA\$1\.3965/)).toBeVisible();
  expect(screen.getByText("Paid").parentElement).not.toHaveTextContent("about");
});

test("only currencies with a rate are offered, and none in a shop without rates; a chosen one stays (PLAN-33)", () => {
  const offered = () => screen.queryAllByRole("option").map((option) => option.getAttribute("value"));
  const { unmount } = show({});
  expect(offered()).toEqual(["", "CAD"]);
  unmount();
  sayCurrencies("");
  const { unmount: away } = show({});
  expect(screen.queryByLabelText("Also show prices in")).toBeNull();
  away();
  localStorage.setItem("malecon.currency", "EUR");
  show({});
  expect(offered()).toEqual(["", "EUR"]);
});
