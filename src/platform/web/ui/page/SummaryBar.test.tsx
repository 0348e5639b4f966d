import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SummaryBar } from "./SummaryBar";

it("opens and closes its details, and always shows the days, the total and the action", async () => {
  render(
    <SummaryBar
      title="Your rental"
      brief="Thu, Dec 3 – Sun 6"
      total="$735.00"
      action={<button type="button">Reserve</button>}
      showLabel="Show details"
      hideLabel="Hide details"
    >
      Pick-up in Havana
    </SummaryBar>,
  );
  const toggle = screen.getByRole("button", { name: "Show details" });
  expect(toggle).toHaveAttribute("aria-expanded", "false");
  await userEvent.click(toggle);
  expect(screen.getByRole("button", { name: "Hide details" })).toHaveAttribute("aria-expanded", "true");
  expect(screen.getByText("Thu, Dec 3 – Sun 6")).toBeVisible();
  expect(screen.getByText("$735.00")).toBeVisible();
  expect(screen.getByRole("button", { name: "Reserve" })).toBeVisible();
});
