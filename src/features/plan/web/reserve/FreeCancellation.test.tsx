import { screen } from "@testing-library/react";
import { Route } from "react-router";
import { openPages } from "../../../../../test/beds/web/pageTestBed";
import { answer, on, serve } from "../../../../../test/beds/web/wireTestBed";
import { DAY, HOUR } from "../../../../shared/instant";
import { FreeCancellation } from "./FreeCancellation";

let now = Date.now();
serve(
  on("/api/products/minReservePeriod/*", () => answer({ Days: 0, Now: now })),
  on("/api/products/maxReservePeriod/*", () => answer({ Days: 365 })),
);

const inHours = (hours: number) => Date.now() + hours * HOUR;

test.each([
  ["a day after the time to pay", inHours(49), /^Price fully refundable until \w+ \d+$/],
  ["an hour within the time to pay", inHours(47), "Free to cancel until you pay"],
  ["an hour that is over", inHours(-1), "Free to cancel until you pay"],
  ["never", null, "Free to cancel until you pay"],
])("free until %s: what is promised holds also for a booking that is not paid yet (REFUND-4)", (_when, until, text) => {
  openPages(<Route path="/" element={<FreeCancellation until={until} />} />, "/");
  expect(screen.getByText(text)).toBeVisible();
});

it("goes by the server's clock, not by the browser's (REFUND-4)", async () => {
  now = Date.now() + 10 * DAY;
  openPages(<Route path="/" element={<FreeCancellation until={inHours(5 * 24)} />} />, "/");
  expect(await screen.findByText("Free to cancel until you pay")).toBeVisible();
});
