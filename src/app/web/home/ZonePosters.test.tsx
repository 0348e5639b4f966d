import { screen, within } from "@testing-library/react";
import { Route } from "react-router";
import { openPages } from "../../../../test/fixtures/web/pageTestBed";
import { answer, on, serve } from "../../../../test/fixtures/web/wireTestBed";
import type { FrontOffer } from "../../../products/car/car.schemas";
import type { HomeZone } from "../../../products/lodging/places.schemas";
import { ZonePosters } from "./ZonePosters";

jest.setTimeout(30_000);

const offerIn = (ZoneId: number, ZoneCode: string, ZoneName: string, PerDay: number): FrontOffer => ({
  ...{ ZoneId, ZoneCode, ZoneName, PerDay, ClassName: "ECO-M", ModelName: "Geely CK", CurrencyCode: "USD" },
  ...{ PickUp: "2027-01-10", DropOff: "2027-01-13", StartHour: "0900", EndHour: "0900" },
});
const havana: HomeZone = {
  ...{ Id: 2, Code: "LHA", Name: "La Habana", Hotels: 21 },
  ...{ FromPerNight: 4_500, CurrencyCode: "USD" },
};
let perDay = [8_300, 8_300];
serve(
  on("/api/carBookings/offersListToFront/:siteId/:countryId/:lang", () =>
    answer([offerIn(2, "LHA", "La Habana", perDay[0] ?? 0), offerIn(6, "VIN", "Viñales", perDay[1] ?? 0)]),
  ),
  on("/api/lodgingBookings/getTouristicZonesForHome/:siteId", () => answer([havana])),
);
const open = () => openPages(<Route path="/" element={<ZonePosters />} />, "/");
const posterOf = async (name: string) => within(await screen.findByRole("link", { name: new RegExp(name) }));

it("a car price that all places share is shown once, above them; a place shows the price of a night (CAR-18)", async () => {
  perDay = [8_300, 8_300];
  open();
  expect(await screen.findByText(/from \$83\.00 a day/)).toBeVisible();
  const poster = await posterOf("Havana");
  expect(await poster.findByText(/21 stays, from/)).toHaveTextContent("21 stays, from $45.00 a night");
  expect(poster.queryByText(/Cars from/)).toBeNull();
  expect(screen.getByRole("link", { name: /Havana/ })).toHaveAttribute("href", "/polo-details/2");
});

it("where places differ, each says what its cheapest car costs; so does one without a price of a night (CAR-18)", async () => {
  perDay = [8_300, 9_100];
  open();
  const other = await posterOf("Viñales");
  expect(await other.findByText(/Cars from/)).toHaveTextContent("Cars from $91.00 a day");
  expect((await posterOf("Havana")).getByText(/Cars from/)).toHaveTextContent("Cars from $83.00 a day");
  expect(screen.queryByText(/a car is waiting, from/)).toBeNull();
});
