import { render, screen } from "@testing-library/react";
import { Callout } from "./Callout";

it("a callout announces errors assertively, and other news politely or assertively only on request (A11Y-5)", () => {
  const { rerender } = render(<Callout kind="error" title="Declined" announce />);
  expect(screen.getByRole("alert")).toHaveTextContent("Declined");
  rerender(<Callout kind="success" title="Paid" announce />);
  expect(screen.getByRole("status")).toHaveTextContent("Paid");
  rerender(<Callout kind="warning" title="Just taken" announce="assertive" />);
  expect(screen.getByRole("alert")).toHaveTextContent("Just taken");
  rerender(<Callout kind="info" title="Havana time" />);
  expect(screen.queryByRole("status")).not.toBeInTheDocument();
});
