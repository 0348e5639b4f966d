import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Route, useNavigate } from "react-router";
import { surroundings as ofCars } from "../../../../test/beds/web/carTestBed";
import { surroundings as ofLodging } from "../../../../test/beds/web/lodgingTestBed";
import { openPages } from "../../../../test/beds/web/pageTestBed";
import { serve } from "../../../../test/beds/web/wireTestBed";
import { addDays, havanaDate } from "../../../shared/havana";
import { SearchCard } from "./SearchCard";

jest.setTimeout(30_000);
serve(...ofCars, ...ofLodging);

const soon = (days: number) => addDays(havanaDate(Date.now()), days);

function Results() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => navigate(-1)}>
      Back
    </button>
  );
}

const open = () =>
  openPages(
    <>
      <Route path="/" element={<SearchCard />} />
      <Route path="/search-lodging" element={<Results />} />
    </>,
    "/",
  );

it("going back from the lodging results finds the form as it was sent (WEB-16)", async () => {
  open();
  await userEvent.click(await screen.findByRole("radio", { name: "Hotels and villas" }));
  fireEvent.change(await screen.findByLabelText(/^Check-in/), { target: { value: soon(30) } });
  await userEvent.click(screen.getByRole("button", { name: /^1\sroom, 2\sadults$/ }));
  await userEvent.click(screen.getByRole("button", { name: "Add a room" }));
  await userEvent.click(screen.getByRole("button", { name: "Search lodging" }));
  await userEvent.click(await screen.findByRole("button", { name: "Back" }));
  expect(await screen.findByLabelText(/^Check-in/)).toHaveValue(soon(30));
  expect(screen.getByLabelText(/^Check-out/)).toHaveValue(soon(33));
  expect(screen.getByRole("radio", { name: "Hotels and villas" })).toBeChecked();
  expect(screen.getByRole("button", { name: /^2\srooms/ })).toBeVisible();
});
