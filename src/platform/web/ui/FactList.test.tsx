import { render, screen } from "@testing-library/react";
import { FactList } from "./FactList";

test("in a grid only a wide fact has the whole row", () => {
  const fact = (id: string, wide?: boolean) => ({
    id,
    term: id,
    detail: `the ${id}`,
    ...(wide !== undefined && { wide }),
  });
  render(<FactList layout="grid" facts={[fact("pick-up"), fact("driver", false), fact("address", true)]} />);
  const rows = ["pick-up", "driver", "address"].map((id) => screen.getByText(id).closest("div"));
  expect(rows.map((row) => row?.matches("[data-wide]"))).toEqual([false, false, true]);
});
