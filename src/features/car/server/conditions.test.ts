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
