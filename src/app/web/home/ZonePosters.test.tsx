import { screen, waitFor, within } from "@testing-library/react";
import { Route } from "react-router";
import { anOffer as aCar, aPage } from "../../../../test/fixtures/web/carTestBed";
import { openPages } from "../../../../test/fixtures/web/pageTestBed";
import { answer, on, refuse, serve } from "../../../../test/fixtures/web/wireTestBed";
import type { FrontOffer } from "../../../products/car/car.schemas";
import type { HomeZone } from "../../../products/lodging/places.schemas";
import { CarPosters } from "./CarPosters";
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
const server = serve(
  on("/api/carBookings/offersListToFront/:siteId/:countryId/:lang", () =>
    answer([offerIn(2, "LHA", "La Habana", 8_300), offerIn(6, "VIN", "Viñales", 9_150)]),
  ),
  on("/api/lodgingBookings/getTouristicZonesForHome/:siteId", () => answer([havana])),
);
const posterOf = async (name: string) => within(await screen.findByRole("link", { name: new RegExp(name) }));

it("a place shows the price of its cheapest car per day and, if it has stays, of its cheapest night (CAR-18)", async () => {
  openPages(<Route path="/" element={<ZonePosters />} />, "/");
  const poster = await posterOf("Havana");
  expect(poster.getByText(/Cars from/)).toHaveTextContent("Cars from $83 a day");
  expect(await poster.findByText(/21 stays, from/)).toHaveTextContent("21 stays, from $45 a night");
  expect(screen.getByRole("link", { name: /Havana/ })).toHaveAttribute("href", "/polo-details/2");
  const other = await posterOf("Viñales");
  expect(other.getByText(/Cars from/)).toHaveTextContent("Cars from $91.50 a day");
  expect(other.queryByText(/stays/)).toBeNull();
});

describe("the cars of the home page (CAR-65)", () => {
  const openCars = () => openPages(<Route path="/" element={<CarPosters />} />, "/");

  it("are models for the first days that can be booked in Havana, each with what its cheapest offer costs in all", async () => {
    const asked: object[] = [];
    server.use(
      on("/api/carBookings/getOffers/*", async ({ request }) => {
        asked.push((await request.json()) as object);
        return answer({ ...aPage, Offers: [aCar, { ...aCar, SupplierId: 2, Price: aCar.Price + 5_000 }] });
      }),
    );
    openCars();
    const link = await screen.findByRole("link", { name: /Kia Picanto or similar/ });
    const total = (aCar.Price + aCar.PayInCuba) / 100;
    expect(link).toHaveTextContent(`$${total.toLocaleString("en")} for ${aCar.Days} days`);
    expect(link.getAttribute("href")).toMatch(/^\/book-car\/.*\/1\/5\?.*from=2027-01-10/);
    expect(asked).toEqual([
      expect.objectContaining({ IdZone: 2, PickUp: "2027-01-10", DropOff: "2027-01-13", Recommended: true }),
    ]);
  });

  it("are left out after a failure", async () => {
    server.use(on("/api/carBookings/getOffers/*", () => refuse(500, "unexpected")));
    const { container } = openCars();
    await waitFor(() => expect(container.querySelector("section")).not.toBeNull());
    await waitFor(() => expect(container.querySelector("section")).toBeNull());
  });
});
