import { startTestApp, type TestApp } from "../../../../../test/testApp";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
const get = async (url: string) => (await test.call({ method: "GET", url })).json();

it("the rental desk's charges equal those of the offers, as text", async () => {
  const { Data: english } = await get("/api/information/carCharges/en");
  const { Data: spanish } = await get("/api/information/carCharges/es");
  expect(english.find(({ Code }: { Code: string }) => Code === "airportPickUp")).toMatchObject({
    Amount: 2_000,
    Per: "rental",
  });
  expect(spanish.map(({ Amount }: { Amount: number }) => Amount)).toEqual(
    english.map(({ Amount }: { Amount: number }) => Amount),
  );
  expect(spanish[0].Text).not.toBe(english[0].Text);
});

it("the list of charges names every charge of a price, with its bounds, where it is paid and on which bookings (CAR-19)", async () => {
  const { Data } = await get("/api/information/carCharges/en");
  const named = (code: string) => Data.filter(({ Code }: { Code: string }) => Code === code);
  expect(named("oneWay")).toMatchObject([{ Per: "kilometre", Minimum: 1_000, Maximum: 13_000, PaidOnline: false }]);
  expect(named("ageSurcharge")).toMatchObject([{ Per: "waiver", Amount: 50, PaidOnline: true }]);
  expect(named("ageSurcharge")[0].Text).toContain("21 to 24 and 71 to 75");
  const suppliers = named("extraDriver").map(({ SupplierId }: { SupplierId: number }) => SupplierId);
  expect(new Set(suppliers).size).toBe(suppliers.length);
  const [search] = (
    await test.call({
      method: "POST",
      url: "/api/carBookings/getOffers/Price/0/en/0/20",
      payload: {
        ...{ IdZone: 2, PickUp: "2026-12-10", DropOff: "2026-12-13", StartHour: "0900", EndHour: "0900" },
        ...{ Currency: 1, SiteId: 11, IdUserCountry: 0, CountryId: 34, LanguageCode: "en" },
      },
    })
  ).json().Data.Offers;
  const ofClass = (code: string) => named(code).find(({ ClassId }: { ClassId: number }) => ClassId === search.ClassId);
  expect(ofClass("deposit").Amount).toBe(search.Deposit);
  const tank = search.InCubaLines.find(({ Code }: { Code: string }) => Code === "fullTank");
  expect(ofClass("fullTank").Amount).toBe(tank?.Amount ?? null);
});

it("each company has its conditions, and an unknown one has none", async () => {
  const { Data: companies } = (
    await test.call({ method: "POST", url: "/api/carBookings/carAgencies/en", payload: undefined })
  ).json();
  for (const { Id, Name } of companies.Suppliers) {
    const { Data } = await get(`/api/information/rentConditions/${Id}/es`);
    expect(Data.SupplierName).toBe(Name);
    expect(Data.Conditions.join(" ")).not.toContain("{");
  }
  expect((await get("/api/information/rentConditions/999/en")).ResultCode).toBe("notFound");
});

it("a model has a photo in the requested size, a class one of each of its models (WIRE-5)", async () => {
  const { Data: one } = await get("/api/photos/carPhoto/1/320/200");
  expect(one).toMatchObject({ ModelId: 1, Width: 320, Height: 200 });
  const { Data: all } = await get("/api/photos/carPhotos/1/320/200");
  expect(all.map(({ ModelId }: { ModelId: number }) => ModelId)).toContain(1);
  expect((await get("/api/photos/carPhoto/9999/320/200")).ResultCode).toBe("notFound");
});

describe("the page of a car class in a place (CAR-23)", () => {
  const CLASS = "/api/carBookings/classInZone";

  it("shows the class, its companies and their lowest price, the same as the search", async () => {
    const { Data } = await get(`${CLASS}/4/1`);
    expect(Data).toMatchObject({
      ...{ ClassName: "ECO-M", Seats: 4, Bags: 2, Deposit: 15_000, MinLicenceYears: 2, FromPerDay: 8_300 },
      ...{ PickUp: "2026-12-08", DropOff: "2026-12-11", PriceUntil: "2026-12-15" },
      Zone: { Id: 4, Name: "Varadero", ProvinceName: "Matanzas" },
    });
    const names = (rows: { Name: string }[]) => rows.map(({ Name }) => Name);
    expect(names(Data.Companies)).toEqual(["Cubacar", "Havanautos", "Via"]);
    expect(names(Data.Offices)).toContain("Plaza América");
    expect(names(Data.Models)).toContain("Kia Picanto");
  });

  it("links to the other classes there, the smallest first, and to the same one elsewhere", async () => {
    const { Data } = await get(`${CLASS}/4/1`);
    const classes = Data.OtherClasses.map(({ ClassName }: { ClassName: string }) => ClassName);
    expect(classes).toHaveLength(11);
    expect([classes[0], classes.at(-1)]).toEqual(["ECO-A", "SPT-A"]);
    const zones = Data.Elsewhere.map(({ Id }: { Id: number }) => Id);
    expect(zones).toHaveLength(14);
    expect(zones).not.toContain(4);
  });

  it.each(["999/1", "4/99", "5/1"])("does not exist for %s, where nobody rents it out", async (path) => {
    expect((await test.call({ method: "GET", url: `${CLASS}/${path}` })).statusCode).toBe(404);
  });
});
