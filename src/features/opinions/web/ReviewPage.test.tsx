import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Route } from "react-router";
import { openPages } from "../../../../test/fixtures/web/pageTestBed";
import { answer, on, refuse, serve } from "../../../../test/fixtures/web/wireTestBed";
import type { OpinionPage } from "../opinions.schemas";
import { PlaceOpinions } from "./PlaceOpinions";
import ReviewPage from "./ReviewPage";

const booking = {
  ...{ BookingId: 801, Kind: "lodging", Name: "Casa Amparo", From: "2026-11-02", Until: "2026-11-05" },
  ...{ Status: null, Reason: null },
};
const opinion = {
  ...{ FirstName: "Luis", Month: "2026-10", WrittenOn: "2026-11-01", Language: "es", Tenths: 40 },
  Text: "Patio precioso.",
};
const none: OpinionPage = { Count: 0, Tenths: 0, Subjects: [], Opinions: [], PageSize: 10 };
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

test("a place shows its mean, the number of reviews, and texts in their own, named language (REVIEW-4)", async () => {
  const subjects = [{ Subject: "comfort", Tenths: 35 }];
  const page = { ...none, Count: 1, Tenths: 40, Subjects: subjects, Opinions: [opinion] };
  wire.use(on("/api/opinions/hotel/3/0", () => answer(page)));
  openPages(<Route path="/" element={<PlaceOpinions hotelId={3} />} />, "/");
  expect(await screen.findByText("Patio precioso.")).toHaveAttribute("lang", "es");
  expect(screen.getAllByText("4.0 of 5")).toHaveLength(2);
  expect(screen.getByText("1 review")).toBeVisible();
  expect(screen.getByText("3.5")).toBeVisible();
  expect(screen.getByText("Luis, October 2026")).toBeVisible();
  expect(screen.getByText(/Written in Spanish/)).toBeVisible();
});

test("a place without reviews shows a notice (REVIEW-4)", async () => {
  wire.use(on("/api/opinions/hotel/3/0", () => answer(none)));
  openPages(<Route path="/" element={<PlaceOpinions hotelId={3} />} />, "/");
  expect(await screen.findByText(/No reviews yet/)).toBeVisible();
});

test("a page of reviews that failed to load is reported and can be loaded again, with the focus on the button (WEB-17, A11Y-2)", async () => {
  const user = userEvent.setup();
  const pages = [{ ...none, Count: 2, Tenths: 40, Opinions: [opinion] }];
  wire.use(
    on("/api/opinions/hotel/3/0", () => answer(pages[0])),
    on("/api/opinions/hotel/3/1", () => Response.error()),
  );
  openPages(<Route path="/" element={<PlaceOpinions hotelId={3} />} />, "/");
  await user.click(await screen.findByRole("button", { name: "More reviews" }));
  expect(await screen.findByText("The reviews could not be loaded")).toBeVisible();
  const retry = screen.getByRole("button", { name: "Try again" });
  expect(retry).toBeEnabled();
  expect(retry).toHaveFocus();
  wire.use(
    on("/api/opinions/hotel/3/1", () => answer({ ...pages[0], Opinions: [{ ...opinion, Text: "Muy tranquilo." }] })),
  );
  await user.click(retry);
  expect(await screen.findByText("Muy tranquilo.")).toBeVisible();
  expect(screen.queryByText("The reviews could not be loaded")).toBeNull();
  expect(screen.getByText("Patio precioso.")).toBeVisible();
});
