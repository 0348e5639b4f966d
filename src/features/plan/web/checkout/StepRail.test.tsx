import { render, screen, within } from "@testing-library/react";
import { StepRail } from "./StepRail";

it("the steps' list names each step with its state, and marks the current one", () => {
  render(
    <StepRail
      label="Checkout"
      steps={[
        { id: "confirm", name: "Confirm", state: "done", stateName: "done" },
        { id: "documents", name: "Documents", state: "failed", stateName: "failed" },
        { id: "pay", name: "Pay", state: "current", stateName: "now" },
        { id: "sign", name: "Sign", state: "todo", stateName: "to do" },
      ]}
    />,
  );
  const steps = within(screen.getByRole("navigation", { name: "Checkout" })).getAllByRole("listitem");
  expect(steps.map((step) => step.textContent?.replace(/^\d/, ""))).toEqual([
    "Confirm, done",
    "Documents, failed",
    "Pay, now",
    "Sign, to do",
  ]);
  expect(steps.map((step) => step.getAttribute("aria-current"))).toEqual([null, null, "step", null]);
});
