import { render, screen } from "@testing-library/react";
import { Callout } from "./Callout";

it("announces an error at once and other news politely, only where it is asked to (A11Y-5)", () => {
  const { rerender } = render(<Callout kind="error" title="Declined" announce />);
  expect(screen.getByRole("alert")).toHaveTextContent("Declined");
  rerender(<Callout kind="success" title="Paid" announce />);
  expect(screen.getByRole("status")).toHaveTextContent("Paid");
  rerender(<Callout kind="info" title="Havana time" />);
  expect(screen.queryByRole("status")).not.toBeInTheDocument();
});
