import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { BusyButton } from "./BusyButton";
import { CallDialog, DialogBack } from "./CallDialog";

it("a dialog stays open while it sends a call, which closing would not stop, and can be closed afterwards", async () => {
  let closed = 0;
  const close = () => {
    closed++;
  };
  const dialog = (sending: boolean) => (
    <CallDialog open onClose={close}>
      <DialogBack onClick={close}>Back</DialogBack>
      <BusyButton loading={sending}>Send</BusyButton>
    </CallDialog>
  );
  const { rerender } = render(dialog(false));
  await userEvent.click(screen.getByRole("button", { name: "Send" }));
  rerender(dialog(true));
  await userEvent.keyboard("{Escape}");
  expect(screen.getByRole("button", { name: "Back" })).toBeDisabled();
  expect(closed).toBe(0);
  rerender(dialog(false));
  await userEvent.keyboard("{Escape}");
  await userEvent.click(screen.getByRole("button", { name: "Back" }));
  expect(closed).toBe(2);
});
