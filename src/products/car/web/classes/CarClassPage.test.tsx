import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Route } from "react-router";
import { openPages } from "../../../../../test/fixtures/web/pageTestBed";
import { answer, on, refuse, serve } from "../../../../../test/fixtures/web/wireTestBed";
import type { ClassInZone } from "../../class.schemas";
import CarClassPage from "./CarClassPage";

const zone = { Id: 4, Code: "VAR", Name: "Varadero", ProvinceId: 4 };
const economy = { ClassId: 1, ClassName: "ECO-M", TransmissionId: 1, Seats: 4, Bags: 2 };
const found: ClassInZone = {
  ...economy,
  ...{ FromPerDay: 8_300, CurrencyCode: "USD", PickUp: "2026-12-08", DropOff: "2026-12-11", PriceUntil: "2026-12-15" },
  ...{ StartHour: "0900", EndHour: "0900" },
  ...{ KmLimit: null, MinLicenceYears: 2, Deposit: 15_000 },
  Zone: { ...zone, ProvinceName: "Matanzas" },
  Offices: [{ Id: 6, Code: "VRA", Name: "Aeropuerto Varadero", ZoneId: 4, Airport: true }],
  Companies: [
    { Id: 1, Name: "Cubacar", ConfirmsInstantly: false },
    { Id: 4, Name: "REX", ConfirmsInstantly: true },
  ],
  Models: [{ Id: 2, Name: "Kia Picanto" }],
  OtherClasses: [
    { ...economy, ClassId: 10, ClassName: "SUV-A", TransmissionId: 2, FromPerDay: 15_500, CurrencyCode: "USD" },
  ],
  Elsewhere: [{ Id: 2, Code: "LHA", Name: "La Habana", ProvinceId: 3 }],
};

const server = serve(
  on("/api/carBookings/classInZone/4/1", () => answer(found)),
  on("/api/opinions/companies", () => answer([{ SupplierId: 4, Count: 3, Tenths: 46 }])),
);
const open = (path = "/rent-car/4/1") =>
  openPages(<Route path="/rent-car/:zoneId/:classId" element={<CarClassPage />} />, path);

it("a car class's page shows the class, its driver's conditions, its lowest price and the reviews of each company (CAR-23, REVIEW-4)", async () => {
  open();
  const title = "Rent a manual economy car in Varadero";
  expect(await screen.findByRole("heading", { level: 1, name: title })).toBeVisible();
  expect(screen.getByText("From $83 a day")).toBeVisible();
  const facts = [
    "4 people, 2 bags",
    "21 to 75 years",
    "2 years (US and UK licenses exempt)",
    "$150, on a card not issued by a US bank; returned to you",
  ];
  for (const fact of facts) expect(screen.getByText(fact)).toBeVisible();
  const companies = within(screen.getByRole("region", { name: "Rental companies in Varadero" }));
  const said = () => companies.getAllByRole("listitem").map(({ textContent }) => textContent);
  await waitFor(() =>
    expect(said()).toEqual([
      "CubacarConfirmed within 72 hNo reviews yet",
      expect.stringMatching(/^REX.*4\.6 of 53 reviewsRead what they say$/),
    ]),
  );
});

it("a car class's page links to the search for it on those days, to other classes and to other places (CAR-23)", async () => {
  open();
  const hrefOf = async (name: string | RegExp) => (await screen.findByRole("link", { name })).getAttribute("href");
  expect(await hrefOf("See cars and prices")).toBe(
    "/search-car?zone=4&from=2026-12-08&fromHour=0900&to=2026-12-11&toHour=0900&class=1",
  );
  expect(await hrefOf(/^SUV, automatic/)).toBe("/rent-car/4/10");
  expect(await hrefOf("Havana")).toBe("/rent-car/2/1");
});

it("a car class's page sets the same title as the server's head (WEB-23)", async () => {
  open();
  await waitFor(() => expect(document.title).toBe("Rent a manual economy car in Varadero · Malecón"));
});

it.each(["/rent-car/4/99", "/rent-car/4/x"])(
  "%s without an offer shows a notice and links to other pages",
  async (path) => {
    server.use(on("/api/carBookings/classInZone/4/99", () => refuse(404, "notFound")));
    open(path);
    expect(await screen.findByRole("heading", { name: "No company rents this class of car here" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Search cars" })).toHaveAttribute("href", "/search-car");
    expect(document.title).toBe("Page not found · Malecón");
  },
);

it("a car class's page offers to try again if the class could not be loaded", async () => {
  server.use(on("/api/carBookings/classInZone/4/1", () => refuse(500, "unexpected", "No")));
  open();
  const again = await screen.findByRole("button", { name: "Try again" });
  server.resetHandlers();
  await userEvent.click(again);
  expect(await screen.findByText("From $83 a day")).toBeVisible();
});
