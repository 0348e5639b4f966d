import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Route } from "react-router";
import { openPages } from "../../../../test/fixtures/web/pageTestBed";
import { CopyButton } from "./CopyButton";

it("the copy button copies the exact text for the bank, and confirms it (PAY-26)", async () => {
  const user = userEvent.setup();
  const write = jest.spyOn(navigator.clipboard, "writeText");
  openPages(<Route path="/" element={<CopyButton text="ES91 2100 0418" what="Account" />} />, "/");
  await user.click(screen.getByRole("button", { name: "Copy: Account" }));
  expect(await screen.findByRole("button", { name: "Copied" })).toBeVisible();
  expect(write).toHaveBeenCalledWith("ES91 2100 0418");
});

it("the copy button confirms only the text that is in the clipboard, not the one before (PAY-26)", async () => {
  const user = userEvent.setup();
  const page = ["Amount", "Account"].map((what) => <CopyButton key={what} text={what} what={what} />);
  openPages(<Route path="/" element={page} />, "/");
  await user.click(screen.getByRole("button", { name: "Copy: Amount" }));
  await user.click(screen.getByRole("button", { name: "Copy: Account" }));
  expect(await screen.findByRole("button", { name: "Copy: Amount" })).toBeVisible();
  expect(screen.getAllByRole("button", { name: "Copied" })).toHaveLength(1);
  await user.click(screen.getByRole("button", { name: "Copied" }));
  expect(screen.getAllByRole("button", { name: "Copied" })).toHaveLength(1);
});
