import { screen } from "@testing-library/react";
import { Route } from "react-router";
import { openPages } from "../../../../../test/fixtures/web/pageTestBed";
import { LoadFailure } from "./LoadFailure";

afterEach(() => jest.restoreAllMocks());

test.each([
  [false, "This appears as soon as the connection is back."],
  [true, "Error in communication with the service."],
])("a failed load without a network says that it is repeated once the network is back (WEB-17): %s", (onLine, text) => {
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(onLine);
  const failure = <LoadFailure title="error.offer.failed" text={null} onRetry={() => {}} />;
  openPages(<Route path="/" element={failure} />, "/");
  expect(screen.getByText(text)).toBeVisible();
});
