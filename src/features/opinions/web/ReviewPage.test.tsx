import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Route } from "react-router";
import { openPages } from "../../../../test/fixtures/web/pageTestBed";
import { answer, on, refuse, serve } from "../../../../test/fixtures/web/wireTestBed";
import ReviewPage from "./ReviewPage";

const booking = {
  ...{ BookingId: 801, Kind: "lodging", Name: "Casa Amparo", From: "2026-11-02", Until: "2026-11-05" },
  ...{ Status: null, Reason: null },
};
const wire = serve();
const sent: unknown[] = [];
beforeEach(() => sent.splice(0));

const open = () => openPages(<Route path="/review" element={<ReviewPage />} />, "/review#secret");

test("the holder of the link rates every subject and writes; missing ratings are reported and nothing is sent without them (REVIEW-2)", async () => {
  const user = userEvent.setup();
  wire.use(
    on("/api/opinions/asked", () => answer({ FirstName: "Ana", Bookings: [booking] })),
    on("/api/opinions/write", async ({ request }) => {
      sent.push(await request.json());
      return answer({ FirstName: "Ana", Bookings: [{ ...booking, Status: "waiting" }] });
    }),
  );
  open();
  expect(await screen.findByRole("heading", { name: "Casa Amparo" })).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Send review" }));
  expect(await screen.findByText("6 things need your attention")).toBeVisible();
  for (const subject of ["Cleanliness", "Comfort", "Staff", "Location", "Value for money"])
    await user.click(within(screen.getByRole("group", { name: subject })).getByRole("radio", { name: "4 stars" }));
  await user.type(screen.getByLabelText(/What should others know/), "A quiet house.");
  await user.selectOptions(screen.getByLabelText("Language you write in"), "French");
  await user.click(screen.getByRole("button", { name: "Send review" }));
  expect(await screen.findByText(/We will read your review before it is published/)).toBeVisible();
  const Stars = { cleanliness: 4, comfort: 4, staff: 4, location: 4, value: 4 };
  expect(sent).toEqual([{ Code: "secret", BookingId: 801, Stars, Text: "A quiet house.", Language: "fr" }]);
});

test("an expired link shows a notice with further links (REVIEW-1)", async () => {
  wire.use(on("/api/opinions/asked", () => refuse(404, "opinion.linkOver")));
  open();
  expect(await screen.findByText("This link is no longer valid")).toBeVisible();
  expect(screen.getByRole("link", { name: "Help" })).toHaveAttribute("href", "/help");
});
