import Dialog from "@mui/material/Dialog";
import { act, render, screen } from "@testing-library/react";
import { BusyButton } from "./BusyButton";

type Shown = { busy: string };

const names = ["Send", "Send by mail"];
const buttons = ({ busy }: Shown) => [
  ...names.map((name) => (
    <BusyButton key={name} disableRipple loading={busy === "all"} disabled={busy === "after"}>
      {name}
    </BusyButton>
  )),
  <input key="field" aria-label="Field" />,
];
const button = (name: string) => screen.getByRole("button", { name });

/** Does what Chromium does when a focused element is disabled; jsdom leaves it the focus. */
const takeFocus = () => (document.activeElement as HTMLElement).blur();

it("a pressed button has the focus again once its work is done, and no other button takes it (A11Y-2)", () => {
  const { rerender } = render(buttons({ busy: "" }));
  act(() => button("Send by mail").focus());
  for (const busy of ["all", "after"]) {
    rerender(buttons({ busy }));
    act(() => takeFocus());
    expect(document.body).toHaveFocus();
  }
  rerender(buttons({ busy: "" }));
  expect(button("Send by mail")).toHaveFocus();
});

it("a focus that was moved meanwhile stays (A11Y-2)", () => {
  const { rerender } = render(buttons({ busy: "" }));
  act(() => button("Send").focus());
  rerender(buttons({ busy: "all" }));
  act(() => screen.getByLabelText("Field").focus());
  rerender(buttons({ busy: "" }));
  expect(screen.getByLabelText("Field")).toHaveFocus();
});

it("the button also gets the focus back from the focus trap of a dialog (A11Y-2)", () => {
  const dialog = (busy: string) => <Dialog open>{buttons({ busy })}</Dialog>;
  const { rerender } = render(dialog(""));
  // MUI's focus trap does this to a lost focus a moment later.
  const around = document.activeElement as HTMLElement;
  expect(around).toContainElement(screen.getByRole("dialog"));
  act(() => button("Send").focus());
  rerender(dialog("all"));
  act(() => around.focus());
  rerender(dialog(""));
  expect(button("Send")).toHaveFocus();
});
