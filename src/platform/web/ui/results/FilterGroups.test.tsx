import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { IntlProvider } from "react-intl";
import en from "../../../../../i18n/en.json";
import { FilterGroups } from "./FilterGroups";

/** A filter of so many models, of which the later ones have more results. */
function Models({ many }: { readonly many: number }) {
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const choices = Array.from({ length: many }, (_, index) => {
    const id = index + 1;
    const others = chosen.filter((other) => other !== id);
    return {
      id,
      text: `Model ${id}`,
      count: id,
      chosen: chosen.includes(id),
      change: chosen.includes(id) ? others : [...others, id],
    };
  });
  return (
    <IntlProvider locale="en" messages={en}>
      <FilterGroups
        groups={[{ name: "IdModel", label: "car.model", open: true, choices }]}
        onChange={setChosen}
        onApproach={() => {}}
      />
    </IntlProvider>
  );
}

const shown = () => within(screen.getByRole("group", { name: "Model" })).getAllByRole("checkbox").length;

test("a long filter shows the choices with the most results, and all at a press (CAR-22)", async () => {
  render(<Models many={29} />);
  expect(shown()).toBe(6);
  expect(screen.getByRole("checkbox", { name: /^Model 29/ })).toBeVisible();
  expect(screen.queryByRole("checkbox", { name: /^Model 1\b/ })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Show all 29", expanded: false }));
  expect(shown()).toBe(29);
  const fewer = screen.getByRole("button", { name: "Show fewer", expanded: true });
  expect(fewer).toHaveFocus();
});

test("an option picked from the full list stays in the short one, also after it is deselected (CAR-22, A11Y-2)", async () => {
  render(<Models many={29} />);
  await userEvent.click(screen.getByRole("button", { name: "Show all 29" }));
  await userEvent.click(screen.getByRole("checkbox", { name: /^Model 1\b/ }));
  await userEvent.click(screen.getByRole("button", { name: "Show fewer" }));
  expect(shown()).toBe(7);
  await userEvent.click(screen.getByRole("checkbox", { name: /^Model 1\b/ }));
  expect(screen.getByRole("checkbox", { name: /^Model 1\b/ })).toHaveFocus();
});

test("a filter of twelve choices is shown whole (CAR-22)", () => {
  render(<Models many={12} />);
  expect(shown()).toBe(12);
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});
