import { act, screen } from "@testing-library/react";
import { Route } from "react-router";
import { openPages } from "../../../../../test/fixtures/web/pageTestBed";
import { keepServerNow } from "../../../../platform/web/serverNow";
import { DAY, HOUR } from "../../../../shared/instant";
import { FreeCancellation } from "./FreeCancellation";

afterEach(() => keepServerNow(Date.now()));

const inHours = (hours: number) => Date.now() + hours * HOUR;

test.each([
  ["a day after the time to pay", inHours(49), /^Price fully refundable until \w+ \d+$/],
  ["an hour within the time to pay", inHours(47), "Free to cancel until you pay"],
  ["an hour that is over", inHours(-1), "Free to cancel until you pay"],
  ["never", null, "Free to cancel until you pay"],
])("free until %s: the promise also applies to a booking that is not paid yet (REFUND-4)", (_when, until, text) => {
  openPages(<Route path="/" element={<FreeCancellation until={until} />} />, "/");
  expect(screen.getByText(text)).toBeVisible();
});

it("the promise of free cancellation follows the server's clock once an answer contains it (REFUND-4)", () => {
  openPages(<Route path="/" element={<FreeCancellation until={inHours(5 * 24)} />} />, "/");
  expect(screen.getByText(/^Price fully refundable until/)).toBeVisible();
  act(() => keepServerNow(Date.now() + 10 * DAY));
  expect(screen.getByText("Free to cancel until you pay")).toBeVisible();
});
