import { screen } from "@testing-library/react";
import { Route } from "react-router";
import { openPages } from "../../../../../test/fixtures/web/pageTestBed";
import { PaidInCuba } from "./Amounts";

const show = (amount: number, deposit: number) =>
  openPages(<Route path="/" element={<PaidInCuba {...{ amount, deposit }} currency="USD" />} />, "/");
const said = () => screen.queryByText("Pay in Cuba")?.parentElement?.textContent ?? null;

test.each([
  ["an amount and a deposit are two", 6_500, 20_000, /\$65.00plus \$200.00 deposit/],
  ["a deposit stands in an unknown amount's place, which is no nought", 0, 20_000, /Cuba\$200.00deposit, held/],
  ["an amount without a deposit is all", 6_500, 0, /\$65.00$/],
])("the amounts paid in Cuba: %s", (_rule, amount, deposit, words) => {
  show(amount, deposit);
  expect(said()).toMatch(words);
});

test("Cuba is not mentioned if nothing is paid or held there", () => {
  show(0, 0);
  expect(said()).toBeNull();
});
