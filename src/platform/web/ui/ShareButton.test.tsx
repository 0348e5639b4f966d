import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { IntlProvider } from "react-intl";
import en from "../../../../i18n/en.json";
import { ShareButton } from "./ShareButton";

const open = () =>
  render(
    <IntlProvider locale="en" messages={en}>
      <ShareButton title="Meliá Habana" path="/hotel-details/3" />
    </IntlProvider>,
  );
afterEach(() => Reflect.deleteProperty(navigator, "share"));

it("the share button opens the device's share dialog, and shows no error if it is closed (LODGE-16)", async () => {
  const user = userEvent.setup();
  const share = jest.fn(() => Promise.reject(new DOMException("closed", "AbortError")));
  Object.defineProperty(navigator, "share", { value: share, configurable: true });
  open();
  await user.click(screen.getByRole("button", { name: "Share" }));
  expect(share).toHaveBeenCalledWith({ title: "Meliá Habana", url: "http://localhost/hotel-details/3" });
  expect(screen.getByRole("button", { name: "Share" })).toBeVisible();
});

it("the share button copies the address if the device cannot share, and confirms it", async () => {
  const user = userEvent.setup();
  const write = jest.spyOn(navigator.clipboard, "writeText");
  open();
  await user.click(screen.getByRole("button", { name: "Share" }));
  expect(await screen.findByRole("button", { name: "Link copied" })).toBeVisible();
  expect(write).toHaveBeenCalledWith("http://localhost/hotel-details/3");
});
