import { screen, waitFor } from "@testing-library/react";
import { Route } from "react-router";
import { surroundings } from "../../../../../test/fixtures/web/lodgingTestBed";
import { openPages } from "../../../../../test/fixtures/web/pageTestBed";
import { answer, on, refuse, serve } from "../../../../../test/fixtures/web/wireTestBed";
import ZonePage from "./ZonePage";

const office = { Id: 1, Name: "Habana Libre", Airport: false, Latitude: 23.1, Longitude: -82.4 };
const zone = {
  Id: 2,
  Code: "LHA",
  Name: "La Habana",
  ...{ ProvinceId: 3, ProvinceName: "La Habana", Latitude: 23.1, Longitude: -82.4 },
  ...{ Hotels: 1, HasCars: true, Offices: [office], CarClasses: [{ Id: 10, Name: "SUV-A" }] },
};

serve(
  on("/api/lodgingBookings/getTouristicZone/2", () => answer(zone)),
  on("/api/lodgingBookings/getActiveHotelsByPolo/2", () => refuse(500, "unexpected", "No")),
  on("/api/photos/poloPhotos/2", () => answer([])),
  ...surroundings,
);

it("a zone's page leaves out properties that are not available, without a message or a gap; the search stays", async () => {
  openPages(<Route path="/polo-details/:poloId" element={<ZonePage />} />, "/polo-details/2");
  expect(await screen.findByRole("heading", { level: 1, name: "Havana" })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole("heading", { name: /^Hotels and villas in/ })).toBeNull());
  expect(screen.getByRole("link", { name: "See rooms and prices" })).toBeVisible();
  expect(screen.queryByRole("alert")).toBeNull();
});

it("a zone's page names the page in the tab by the place's offers, as the server's head does (WEB-23)", async () => {
  openPages(<Route path="/polo-details/:poloId" element={<ZonePage />} />, "/polo-details/2");
  await waitFor(() => expect(document.title).toBe("Havana, Cuba: hotels, villas and car rental · Malecón"));
});

it("a zone's page links to the page of each car class that is rented out there (CAR-23)", async () => {
  openPages(<Route path="/polo-details/:poloId" element={<ZonePage />} />, "/polo-details/2");
  expect(await screen.findByRole("link", { name: "SUV, automatic" })).toHaveAttribute("href", "/rent-car/2/10");
});
