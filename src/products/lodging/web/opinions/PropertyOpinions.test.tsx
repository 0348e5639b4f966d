import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Route } from "react-router";
import { openPages } from "../../../../../test/fixtures/web/pageTestBed";
import { answer, on, refuse, serve } from "../../../../../test/fixtures/web/wireTestBed";
import type { OpinionPage } from "../../../../features/opinions/opinions.schemas";
import { PropertyOpinions } from "./PropertyOpinions";

const server = serve();

const opinion = {
  ...{ FirstName: "Luis", Month: "2026-10", WrittenOn: "2026-11-01", Language: "es", Tenths: 40 },
  Text: "Patio precioso.",
};

const none: OpinionPage = { Count: 0, Tenths: 0, Subjects: [], Opinions: [], PageSize: 10 };

it("a failure to load reviews is shown, with a way to try again (REVIEW-4)", async () => {
  server.use(on("/api/opinions/hotel/*", () => refuse(500, "unexpected", "Sorry.")));
  openPages(<Route path="/" element={<PropertyOpinions hotelId={3} />} />, "/");
  expect(await screen.findByText("The reviews could not be loaded")).toBeVisible();
  server.use(on("/api/opinions/hotel/*", () => answer(none)));
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText(/no reviews/i)).toBeVisible();
  expect(screen.queryByText("The reviews could not be loaded")).toBeNull();
});

test("a place shows its mean, the number of reviews, and texts in their own, named language (REVIEW-4)", async () => {
  const subjects = [{ Subject: "comfort", Tenths: 35 }];
  const page = { ...none, Count: 1, Tenths: 40, Subjects: subjects, Opinions: [opinion] };
  server.use(on("/api/opinions/hotel/3/0", () => answer(page)));
  openPages(<Route path="/" element={<PropertyOpinions hotelId={3} />} />, "/");
  expect(await screen.findByText("Patio precioso.")).toHaveAttribute("lang", "es");
  expect(screen.getAllByText("4.0 of 5")).toHaveLength(2);
  expect(screen.getByText("1 review")).toBeVisible();
  expect(screen.getByText("3.5")).toBeVisible();
  expect(screen.getByText("Luis, October 2026")).toBeVisible();
  expect(screen.getByText(/Written in Spanish/)).toBeVisible();
});

test("a place without reviews shows a notice (REVIEW-4)", async () => {
  server.use(on("/api/opinions/hotel/3/0", () => answer(none)));
  openPages(<Route path="/" element={<PropertyOpinions hotelId={3} />} />, "/");
  expect(await screen.findByText(/No reviews yet/)).toBeVisible();
});

test("a page of reviews that failed to load is reported and can be loaded again, with the focus on the button (WEB-17, A11Y-2)", async () => {
  const user = userEvent.setup();
  const pages = [{ ...none, Count: 2, Tenths: 40, Opinions: [opinion] }];
  server.use(
    on("/api/opinions/hotel/3/0", () => answer(pages[0])),
    on("/api/opinions/hotel/3/1", () => Response.error()),
  );
  openPages(<Route path="/" element={<PropertyOpinions hotelId={3} />} />, "/");
  await user.click(await screen.findByRole("button", { name: "More reviews" }));
  expect(await screen.findByText("The reviews could not be loaded")).toBeVisible();
  const retry = screen.getByRole("button", { name: "Try again" });
  expect(retry).toBeEnabled();
  expect(retry).toHaveFocus();
  server.use(
    on("/api/opinions/hotel/3/1", () => answer({ ...pages[0], Opinions: [{ ...opinion, Text: "Muy tranquilo." }] })),
  );
  await user.click(retry);
  expect(await screen.findByText("Muy tranquilo.")).toBeVisible();
  expect(screen.queryByText("The reviews could not be loaded")).toBeNull();
  expect(screen.getByText("Patio precioso.")).toBeVisible();
});
