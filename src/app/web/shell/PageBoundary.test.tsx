import { render, screen } from "@testing-library/react";
import { IntlProvider } from "react-intl";
import en from "../../../../i18n/en.json";
import { PageBoundary } from "./PageBoundary";

jest.mock("../start/reportLater", () => ({ reportLater: () => undefined }));

beforeEach(() => {
  jest.spyOn(console, "error").mockImplementation();
});
afterEach(() => jest.restoreAllMocks());

function Broken(): never {
  throw new Error("a page that fails");
}

it.each([
  [true, "This page could not be shown"],
  [false, "You are offline"],
])("a page that failed is replaced by the reason and a way to load it again (online: %s) (WEB-17)", (online, title) => {
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(online);
  render(
    <IntlProvider locale="en" messages={en}>
      <PageBoundary>
        <Broken />
      </PageBoundary>
    </IntlProvider>,
  );
  expect(screen.getByRole("heading", { level: 1, name: title })).toBeVisible();
  expect(screen.getByRole("button", { name: "Reload the page" })).toBeVisible();
});
