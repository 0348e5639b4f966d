import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Route } from "react-router";
import { openPages } from "../../../../test/fixtures/web/pageTestBed";
import { answer, on, refuse, serve } from "../../../../test/fixtures/web/wireTestBed";
import { PlaceOpinions } from "./PlaceOpinions";

const server = serve();

it("a failure to load reviews is shown, with a way to try again (REVIEW-4)", async () => {
  server.use(on("/api/opinions/hotel/*", () => refuse(500, "unexpected", "Sorry.")));
  openPages(<Route path="/" element={<PlaceOpinions hotelId={3} />} />, "/");
  expect(await screen.findByText("The reviews could not be loaded")).toBeVisible();
  server.use(
    on("/api/opinions/hotel/*", () => answer({ Count: 0, Tenths: 0, Subjects: [], Opinions: [], PageSize: 10 })),
  );
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText(/no reviews/i)).toBeVisible();
  expect(screen.queryByText("The reviews could not be loaded")).toBeNull();
});
