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
serve(
  on("/api/carBookings/offersListToFront/:siteId/:countryId/:lang", () =>
    answer([offerIn(2, "LHA", "La Habana", 8_300), offerIn(6, "VIN", "Viñales", 9_150)]),
  ),
  on("/api/lodgingBookings/getTouristicZonesForHome/:siteId", () => answer([havana])),
);
const posterOf = async (name: string) => within(await screen.findByRole("link", { name: new RegExp(name) }));

it("a place shows what its cheapest car costs a day and, where it has stays, what a night does (CAR-18)", async () => {
  openPages(<Route path="/" element={<ZonePosters />} />, "/");
  const poster = await posterOf("Havana");
  expect(poster.getByText(/Cars from/)).toHaveTextContent("Cars from $83 a day");
  expect(await poster.findByText(/21 stays, from/)).toHaveTextContent("21 stays, from $45 a night");
  expect(screen.getByRole("link", { name: /Havana/ })).toHaveAttribute("href", "/polo-details/2");
  const other = await posterOf("Viñales");
  expect(other.getByText(/Cars from/)).toHaveTextContent("Cars from $91.50 a day");
  expect(other.queryByText(/stays/)).toBeNull();
});
