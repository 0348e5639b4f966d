import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ComponentProps } from "react";
import { Route } from "react-router";
import { openPages } from "../../../../test/beds/web/pageTestBed";
import { TotalPrice } from "./TotalPrice";

function show(props: Partial<ComponentProps<typeof TotalPrice>>) {
  const whole = <TotalPrice payNow={55_195} payInCuba={6_500} currency="USD" {...props} />;
  openPages(<Route path="/" element={whole} />, "/");
}
const said = () => screen.getByText("In all").parentElement?.textContent;

test.each([
  ["now and in Cuba", {}, "In all$616.95$551.95 now + $65.00 in Cuba"],
  ["once the supplier has confirmed", { online: "later" }, "In all$616.95$551.95 online + $65.00 in Cuba"],
  ["what is paid already", { online: "paid" }, "In all$616.95$551.95 paid online + $65.00 in Cuba"],
  ["nothing in Cuba", { payInCuba: 0 }, "In all$551.95all of it online"],
  [
    "a deposit, which is no part of the total",
    { deposit: 20_000 },
    "In all$616.95$551.95 now + $65.00 in Cubaplus $200.00 deposit, held at the rental desk and returned",
  ],
  [
    "a deposit where what is paid in Cuba is not known, which is no nought",
    { payInCuba: 0, deposit: 20_000 },
    "In all$551.95$551.95 nowplus $200.00 deposit, held at the rental desk and returned",
  ],
] as const)("a price is one total and its parts: %s (PLAN-28)", (_rule, props, words) => {
  show(props);
  expect(said()).toBe(words);
});

test("what each part is opens at a tap on the parts, and is not drawn before (PLAN-28)", async () => {
  show({ breakdown: () => <p>Full tank $45.00</p> });
  expect(screen.queryByText("Full tank $45.00")).toBeNull();
  await userEvent.click(screen.getByText("$551.95 now"));
  expect(await screen.findByText("Full tank $45.00")).toBeVisible();
});
