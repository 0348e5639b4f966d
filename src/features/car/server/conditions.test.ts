import { startTestApp, type TestApp } from "../../../../test/testApp";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
const get = async (url: string) => (await test.call({ method: "GET", url })).json();

it("the desk's charges are those that offers are priced with, in words of the language", async () => {
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

it("names every charge of a price, with its bounds, where it is paid and on which bookings (CAR-19)", async () => {
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

it("each company has its conditions, and one that there is not has none", async () => {
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
