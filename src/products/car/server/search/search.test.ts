import { and, eq, ne } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { caller, carHost, SEARCH, search } from "../../../../../test/fixtures/server/carTestBed";
import { storeRental } from "../../../../../test/testBooking";
import { openTestDatabase } from "../../../../../test/testDatabase";
import { clients } from "../../../../features/account/server/account.tables";
import type { OpenDatabase } from "../../../../platform/server/db/database";
import { carSortFields } from "../../../../shared/enumerations";
import { HOUR } from "../../../../shared/instant";
import type { CarChoices, CarOffer, CarOfferPage, CarWayOn, CarZone, FrontOffer, Zone } from "../../car.schemas";
import { byModel } from "../../search/car.groups";
import { withSuggestion } from "../../search/car.suggestions";
import { carReservations } from "../car.tables";
import { carUnits } from "../catalogue/catalogue.tables";

let opened: OpenDatabase;
let app: FastifyInstance;
let visitor: ReturnType<typeof caller>;
beforeAll(async () => {
  opened = await openTestDatabase();
  app = await carHost(opened);
  visitor = caller(app);
}, 60_000);
afterAll(async () => {
  await app.close();
  await opened.close();
});

const pageOf = (path: string, body: object = search) => visitor<CarOfferPage>("POST", path, body);

describe("the search for cars", () => {
  it("shows 20 offers by price, one for each company and model, with the total and the facets (WIRE-6, CAR-13)", async () => {
    const { status, data } = await pageOf(SEARCH);
    expect(status).toBe(200);
    expect(data).toMatchObject({ Total: 71, Page: 0, PageSize: 20 });
    expect(data.Offers).toHaveLength(20);
    const prices = data.Offers.map(({ Price }) => Price);
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
    expect(data.Offers[0]).toMatchObject({
      ClassName: "ECO-M",
      Days: 3,
      Price: 24_900,
      PerDay: 8_300,
      PayInCuba: 6_500,
    });
    const classes = "ECO-M ECO-A MED-M MED-A MAL-M MAL-A LUX-A JEP-M SUV-M SUV-A VAN-M SPT-A";
    expect(data.Facets.Classes.map(({ Name }) => Name)).toEqual(classes.split(" "));
    expect(data.Facets.Suppliers.reduce((sum, { Count }) => sum + Count, 0)).toBe(71);
  });

  it.each(carSortFields)("sorts by %s both ways, and pages do not overlap (CAR-13)", async (field) => {
    for (const order of [0, 1]) {
      const pages = await Promise.all(
        [0, 1, 2, 3].map((page) => pageOf(`/api/carBookings/getOffers/${field}/${order}/en/${page}/20`)),
      );
      const keys = pages.flatMap(({ data }) =>
        data.Offers.map(({ SupplierId, ModelId }) => `${SupplierId}/${ModelId}`),
      );
      expect(new Set(keys).size).toBe(71);
    }
  });

  it("sorts classes by the size of the car, not by their codes (CAR-13)", async () => {
    const { data } = await pageOf("/api/carBookings/getOffers/ClassName/0/en/0/100");
    const classes = [...new Set(data.Offers.map(({ ClassName }) => ClassName.slice(0, 3)))];
    expect(classes).toEqual(["ECO", "MED", "MAL", "LUX", "JEP", "SUV", "VAN", "SPT"]);
  });

  it("counts each facet with the other filters applied (CAR-14)", async () => {
    const { data } = await pageOf(SEARCH, { ...search, IdSupplier: 4 });
    const { data: automatic } = await pageOf(SEARCH, { ...search, IdSupplier: 4, TransmissionId: 2 });
    const count = data.Facets.Transmissions.find(({ Id }) => Id === 2)?.Count;
    expect(automatic.Total).toBe(count);
    expect(automatic.Facets.Suppliers).toHaveLength(4);
    expect(
      automatic.Offers.every(({ SupplierName, TransmissionId }) => SupplierName === "REX" && TransmissionId === 2),
    ).toBe(true);
  });

  it("takes several choices of a filter, any of which is enough, with the counts that others would add (CAR-22)", async () => {
    const one = await pageOf(SEARCH, { ...search, IdSupplier: 4 });
    const other = await pageOf(SEARCH, { ...search, IdSupplier: 1 });
    const both = await pageOf(SEARCH, { ...search, AnyOf: { IdSupplier: [1, 4] } });
    expect(both.data.Total).toBe(one.data.Total + other.data.Total);
    expect((await pageOf(SEARCH, { ...search, IdSupplier: 1, AnyOf: { IdSupplier: [4] } })).data.Total).toBe(
      both.data.Total,
    );
    expect(both.data.Facets.Suppliers).toEqual(one.data.Facets.Suppliers);
    const classes = await pageOf(SEARCH, { ...search, AnyOf: { IdSupplier: [1, 4], IdClass: [1, 2] } });
    const count = (id: number) => both.data.Facets.Classes.find(({ Id }) => Id === id)?.Count ?? 0;
    expect(classes.data.Total).toBe(count(1) + count(2));
    expect(classes.data.Facets.Classes).toEqual(both.data.Facets.Classes);
  });

  it("counts models in the facets if it pages them (CAR-21, CAR-22)", async () => {
    const { data } = await pageOf(SEARCH, { ...search, GroupByModel: true });
    const { data: manual } = await pageOf(SEARCH, { ...search, GroupByModel: true, TransmissionId: 1 });
    expect(manual.Total).toBe(data.Facets.Transmissions.find(({ Id }) => Id === 1)?.Count);
  });

  it("includes a young or senior driver's charge in every offer, and refuses an age that may not drive (CAR-26)", async () => {
    const plain = (await pageOf(SEARCH)).data.Offers[0];
    for (const [DriverAge, Code] of [
      [21, "youngDriver"],
      [24, "youngDriver"],
      [71, "seniorDriver"],
    ] as const) {
      const { data } = await pageOf(SEARCH, { ...search, DriverAge });
      const charge = data.Offers[0]?.PriceLines.find((line) => line.Code === Code)?.Amount ?? 0;
      expect(charge).toBeGreaterThan(0);
      expect(data.Offers[0]?.Price).toBe((plain?.Price ?? 0) + charge);
    }
    for (const DriverAge of [0, 25, 70])
      expect((await pageOf(SEARCH, { ...search, DriverAge })).data.Offers[0]).toEqual(plain);
    const refused = await visitor("POST", SEARCH, { ...search, DriverAge: 20 });
    expect([refused.code, refused.errors.map(({ Field }) => Field)]).toEqual(["car.driverTooYoung", ["DriverAge"]]);
  });

  it("contains how long the driver must have had a licence of the country, three years for Sport, and no minimum for the US (CAR-26, DOC-2)", async () => {
    const years = async (LicenceCountryId: number) => {
      const { data } = await pageOf("/api/carBookings/getOffers/Price/0/en/0/100", { ...search, LicenceCountryId });
      return [...new Set(data.Offers.map((offer) => `${offer.ClassName.slice(0, 3) === "SPT"} ${offer.LicenceYears}`))];
    };
    expect((await years(40)).sort()).toEqual(["false 2", "true 3"]);
    expect((await years(167)).sort()).toEqual(["false 0", "true 0"]);
    expect((await visitor("POST", SEARCH, { ...search, LicenceCountryId: 9999 })).errors[0]?.Field).toBe(
      "LicenceCountryId",
    );
  });

  it("leaves out companies that do not take the car back at the drop-off (CAR-15)", async () => {
    const { data } = await pageOf(SEARCH, { ...search, IdDropOffZone: 26 });
    expect(data.Facets.Suppliers.map(({ Name }) => Name)).toEqual(["Cubacar"]);
    expect(data.Offers[0]?.InCubaLines).toContainEqual({
      Code: "oneWay",
      Amount: 13_000,
      Facts: { km: expect.any(Number) },
    });
  });

  describe("grouped by model (CAR-21)", () => {
    const grouped = { ...search, GroupByModel: true };
    const inAll = ({ Price, PayInCuba }: CarOffer) => Price + PayInCuba;
    const groupsOf = (offers: readonly CarOffer[]) => byModel(offers, ({ ModelId }) => ModelId);
    const cheapestOf = (offers: readonly CarOffer[]) => groupsOf(offers).map((group) => inAll(group[0] ?? fail()));
    const fail = (): never => {
      throw new Error("a model without an offer");
    };

    it("pages count models, each with all its offers together, the cheapest first", async () => {
      const { data: all } = await pageOf(SEARCH, grouped);
      const pages = await Promise.all(
        [0, 1, 2, 3].map((page) => pageOf(`/api/carBookings/getOffers/Price/0/en/${page}/9`, grouped)),
      );
      expect(all.OffersTotal).toBe(71);
      const offers = pages.flatMap(({ data }) => data.Offers);
      expect(offers).toHaveLength(71);
      expect(groupsOf(offers).flat()).toEqual(offers);
      expect(groupsOf(offers)).toHaveLength(all.Total);
      expect(groupsOf(pages[0]?.data.Offers ?? [])).toHaveLength(9);
      for (const group of groupsOf(offers)) expect(group.map(inAll)).toEqual(group.map(inAll).sort((a, b) => a - b));
    });

    it.each([
      [0, (a: number, b: number) => a - b],
      [1, (a: number, b: number) => b - a],
    ])("by price (order %i) the models are sorted by the total of their cheapest offer", async (order, compare) => {
      const { data } = await pageOf(`/api/carBookings/getOffers/Price/${order}/en/0/100`, grouped);
      expect(cheapestOf(data.Offers)).toEqual([...cheapestOf(data.Offers)].sort(compare));
    });

    it("in the recommended order, instantly confirmed models come before equal ones on request, whichever field the path names (CAR-24)", async () => {
      const asked = { ...grouped, Recommended: true };
      const { data } = await pageOf("/api/carBookings/getOffers/ModelName/1/en/0/100", asked);
      const groups = groupsOf(data.Offers);
      const best = groups.map((group, at) => {
        const classId = group[0]?.ClassId;
        const before = groups.slice(0, at).filter(([other]) => other?.ClassId === classId).length;
        const cheapest = Math.min(...group.map((offer) => inAll(offer) * (offer.ConfirmsInstantly ? 1 : 1.05)));
        return cheapest * (1 + before / 10);
      });
      expect(data.Total).toBe(best.length);
      for (const [at, weight] of best.entries()) expect(weight).toBeLessThanOrEqual(1.03 * (best[at + 1] ?? weight));
      expect(new Set(groups.slice(0, 8).map(([first]) => first?.ClassId)).size).toBeGreaterThan(3);
      for (const group of groupsOf(data.Offers))
        expect(group.map(inAll)).toEqual(group.map(inAll).sort((a, b) => a - b));
    });

    it("without that option the call answers as in the specification", async () => {
      const { data } = await pageOf(SEARCH);
      expect(data).not.toHaveProperty("OffersTotal");
      expect(data.Total).toBe(71);
    });
  });

  it("has no offers in a zone without an office", async () => {
    expect((await pageOf(SEARCH, { ...search, IdZone: 3 })).data).toMatchObject({ Total: 0, Offers: [] });
  });

  it.each([
    ["an unknown field", { ...search, Price: 1 }, "invalid", "Price"],
    ["a wrong type", { ...search, IdZone: "2" }, "invalid", "IdZone"],
    ["a missing field", { ...search, PickUp: undefined }, "invalid", "PickUp"],
    ["a day that does not exist", { ...search, PickUp: "2027-02-30" }, "invalid", "PickUp"],
    ["an hour that does not exist", { ...search, StartHour: "2400" }, "invalid", "StartHour"],
    ["a pick-up in the past", { ...search, PickUp: "2026-11-20" }, "car.datesInPast", "PickUp"],
    ["a drop-off before the pick-up", { ...search, DropOff: "2026-11-27" }, "car.dropOffBeforePickUp", "DropOff"],
    ["less than three days", { ...search, DropOff: "2026-11-30" }, "car.rentalTooShort", "DropOff"],
    ["half a year and more", { ...search, DropOff: "9999-12-31" }, "car.rentalTooLong", "DropOff"],
    ["a pick-up tomorrow", { ...search, PickUp: "2026-11-22" }, "car.tooSoon", "PickUp"],
    ["a pick-up in two years", { ...search, PickUp: "2028-11-22", DropOff: "2028-11-30" }, "car.tooFarAhead", "PickUp"],
    ["several choices that are none", { ...search, AnyOf: { IdClass: [] } }, "invalid", "AnyOf.IdClass"],
    ["a choice that is no number", { ...search, AnyOf: { IdClass: ["1"] } }, "invalid", "AnyOf.IdClass.0"],
    ["an office of another zone", { ...search, IdPickUpOffice: 6 }, "invalid", "IdPickUpOffice"],
  ])("refuses %s", async (_what, body, code, field) => {
    const answer = await pageOf(SEARCH, body);
    expect(answer).toMatchObject({ status: 400, code });
    expect(answer.errors.map(({ Field }) => Field)).toContain(field);
  });

  it("names the first or the last possible day (CAR-11)", async () => {
    const said = async (days: object) => (await pageOf(SEARCH, { ...search, ...days })).data;
    expect(await said({ PickUp: "2026-11-22" })).toMatch(/The first possible day is November 23, 2026\.$/);
    const late = { PickUp: "2028-11-22", DropOff: "2028-11-30" };
    expect(await said(late)).toMatch(/The last possible day is November 21, 2027\.$/);
  });

  it("does not check the reserve period when the search ignores it (CAR-11, CAR-14)", async () => {
    const tomorrow = { ...search, PickUp: "2026-11-22", IgnoreReservePeriod: true };
    expect((await pageOf(SEARCH, tomorrow)).status).toBe(200);
  });

  it.each([
    ["Colour/0/en/0/20"],
    ["Price/2/en/0/20"],
    ["Price/0/en/-1/20"],
    ["Price/0/en/0/101"],
    ["Price/0/en/0/0"],
    ["Price;drop/0/en/0/20"],
    ["Price/0/en/%00/20"],
    ["Price/0/en/99999999999999999999/20"],
  ])("refuses the path %s (SAFE-4, SAFE-9)", async (path) => {
    expect((await pageOf(`/api/carBookings/getOffers/${path}`)).status).toBe(400);
  });

  it("refuses a body that is too large (SAFE-4)", async () => {
    expect(await pageOf(SEARCH, { ...search, LanguageCode: "x".repeat(300_000) })).toMatchObject({
      status: 413,
      code: "tooLarge",
    });
  });
});

describe("an offer", () => {
  const question = { ...search, IdSupplier: 1, IdModel: 1 };
  const ask = (body: object) => visitor<CarOffer[]>("POST", "/api/carBookings/getCarOffer/en", body);

  it.each([
    ["16", { DriverBirthDate: "2010-01-01" }, "driverTooYoung"],
    ["76", { DriverBirthDate: "1950-01-01" }, "driverTooOld"],
    ["20", { DriverAge: 20 }, "driverTooYoung"],
  ])("has no price for a driver of %s, and names the field (CAR-1)", async (_age, driver, code) => {
    const { code: refused, errors } = await ask({ ...question, ...driver });
    expect([refused, errors.map(({ Field }) => Field)]).toEqual([`car.${code}`, Object.keys(driver)]);
  });

  it("is priced with its extras and the driver's age", async () => {
    const { data } = await ask({ ...question, ExtraDrivers: 2, ChildSeats: 1, DriverBirthDate: "2004-01-01" });
    const [offer] = data;
    expect(offer?.PriceLines.map(({ Code, Amount }) => [Code, Amount])).toEqual([
      ["rental", 24_900],
      ["youngDriver", 2_250],
    ]);
    expect(offer?.InCubaLines.map(({ Code, Amount }) => [Code, Amount])).toEqual([
      ["airportPickUp", 2_000],
      ["extraDriver", 1_800],
      ["childSeat", 900],
      ["fullTank", 4_500],
    ]);
    expect(offer?.Price).toBe(27_150);
    expect(offer?.Deposit).toBe(15_000);
  });

  it("is an empty list when the supplier does not have the model", async () => {
    expect((await ask({ ...question, IdSupplier: 4 })).data).toEqual([]);
  });

  it("asks for its supplier and model", async () => {
    expect((await ask(search)).status).toBe(400);
  });
});

describe("options of a search (CAR-14)", () => {
  const found = async (wishes: object) => {
    const { data } = await visitor<CarOfferPage>("POST", SEARCH.replace("/20", "/100"), { ...search, ...wishes });
    return data.Offers;
  };
  const classesOf = (offers: readonly CarOffer[]) => new Set(offers.map(({ ClassId }) => ClassId));

  it("ExcludedByBestPrice leaves only the cheapest offers of each class", async () => {
    const [all, cheapest] = [await found({}), await found({ ExcludedByBestPrice: true })];
    const least = (id: number) => Math.min(...all.filter(({ ClassId }) => ClassId === id).map(({ Price }) => Price));
    expect(classesOf(cheapest)).toEqual(classesOf(all));
    expect(cheapest.every(({ ClassId, Price }) => Price === least(ClassId))).toBe(true);
    expect(cheapest).toHaveLength(all.filter(({ ClassId, Price }) => Price === least(ClassId)).length);
  });

  it("ExcludedByBestDisponibility leaves out offers on request if another one is confirmed instantly", async () => {
    const [all, sure] = [await found({}), await found({ ExcludedByBestDisponibility: true })];
    const atOnce = classesOf(all.filter(({ ConfirmsInstantly }) => ConfirmsInstantly));
    expect(classesOf(sure)).toEqual(classesOf(all));
    expect(sure.length).toBeLessThan(all.length);
    expect(sure.every(({ ClassId, ConfirmsInstantly }) => ConfirmsInstantly || !atOnce.has(ClassId))).toBe(true);
  });

  it("AvoidEmptyResult answers without the filters when nothing passes them", async () => {
    const nothing = { IdClass: 9_999 };
    expect(await found(nothing)).toEqual([]);
    expect(await found({ ...nothing, AvoidEmptyResult: true })).toEqual(await found({}));
    const [one] = await found({});
    const filter = { IdClass: one?.ClassId };
    expect(await found({ ...filter, AvoidEmptyResult: true })).toEqual(await found(filter));
  });

  it("a currency is USD or its id; another one, and a tour operator, is refused with the reason (WIRE-30)", async () => {
    expect(await found({ Currency: 1 })).toEqual(await found({}));
    for (const Currency of [6, "EUR"]) {
      const answer = await visitor("POST", SEARCH, { ...search, Currency });
      expect(answer).toMatchObject({ status: 400, code: "currencyNotSold", errors: [{ Field: "Currency" }] });
    }
    const operator = await visitor("POST", SEARCH, { ...search, IdTourOperator: 3 });
    expect(operator).toMatchObject({ code: "invalid", errors: [{ Field: "IdTourOperator", Code: "noTourOperator" }] });
  });
});

describe("the options of the search form", () => {
  it("offers companies, classes and models (OPS-10)", async () => {
    const { data } = await visitor<CarChoices>("POST", "/api/carBookings/carAgencies/en");
    expect([data.Suppliers.length, data.Classes.length, data.Models.length]).toEqual([4, 12, 32]);
  });

  it("offers the zones that have an office, by their name in the language, all or one (WIRE-5, WEB-42)", async () => {
    const zones = await visitor<CarZone[]>("GET", "/api/agencyZones/agencyZonesByActiveCarProducts/0/34/en");
    expect(zones.data).toHaveLength(15);
    const names = zones.data.map(({ Name }) => Name.replace("La Habana", "Havana"));
    expect(names).toEqual([...names].sort((one, other) => one.localeCompare(other, "en")));
    const inSpanish = await visitor<CarZone[]>("GET", "/api/agencyZones/agencyZonesByActiveCarProducts/0/34/es");
    const theirNames = inSpanish.data.map(({ Name }) => Name);
    expect(theirNames).toEqual([...theirNames].sort((one, other) => one.localeCompare(other, "es")));
    const one = await visitor<CarZone[]>("GET", "/api/agencyZones/agencyZonesByActiveCarProducts/2/34/en");
    expect(one.data.map(({ Code, Offices }) => [Code, Offices.length])).toEqual([["LHA", 4]]);
    const withoutZone = await visitor<CarZone[]>("GET", "/api/agencyZones/agencyZonesByActiveCarProducts/34/en");
    expect(withoutZone.data).toEqual(zones.data);
    const elsewhere = await visitor<CarZone[]>("GET", "/api/agencyZones/agencyZonesByActiveCarProducts/0/167/en");
    expect(elsewhere.data).toEqual([]);
  });

  it("offers the zones where a company accepts the car back, its own first (CAR-15)", async () => {
    const rex = await visitor<Zone[]>("GET", "/api/agencyZones/carDropOffZone/4/2");
    expect(rex.data.map(({ Code }) => Code)).toEqual(["LHA", "VAR", "SCL", "CCO", "HOG", "SCU"]);
    const any = await visitor<Zone[]>("GET", "/api/agencyZones/carDropOffZone/0/2");
    expect(any.data).toHaveLength(14);
  });

  it("shows the cheapest car of every zone with an office on the home page (CAR-18)", async () => {
    const { data } = await visitor<FrontOffer[]>("GET", "/api/carBookings/offersListToFront/11/34/en");
    expect(data).toHaveLength(15);
    expect(new Set(data.map(({ PerDay }) => PerDay))).toEqual(new Set([8_300]));
  });

  it.each([
    [34, true],
    [0, true],
    [167, false],
  ])("offers are for our country and for any, and none for another: %d (WIRE-31)", async (country, some) => {
    const front = await visitor<FrontOffer[]>("GET", `/api/carBookings/offersListToFront/11/${country}/en`);
    expect([front.status, front.data.length > 0]).toEqual([200, some]);
    const found = await pageOf(SEARCH, { ...search, CountryId: country, WithWaysOn: true });
    expect([found.data.Total > 0, found.data.WaysOn]).toEqual([some, undefined]);
    const offer = { ...search, CountryId: country, IdSupplier: 1, IdModel: 1 };
    const { data } = await visitor<CarOffer[]>("POST", "/api/carBookings/getCarOffer/en", offer);
    expect(data).toHaveLength(some ? 1 : 0);
  });

  it("answers how many days ahead a product may be reserved (CAR-11)", async () => {
    const get = (what: string, type: number) => visitor("GET", `/api/products/${what}/${type}`);
    expect((await get("minReservePeriod", 1)).data).toEqual({ Days: 2, Now: expect.any(Number) });
    expect((await get("maxReservePeriod", 1)).data).toEqual({ Days: 365, Now: expect.any(Number) });
    expect((await get("maxReservePeriod", 5)).status).toBe(404);
  });
});

describe("suggestions for a search that finds nothing (CAR-25)", () => {
  const wished = { ...search, GroupByModel: true, WithWaysOn: true };
  const from = async (asked: object) => (await pageOf(SEARCH, { ...wished, ...asked })).data;
  const anybody = { email: "p@example.com", passwordHash: "", firstName: "Ana", lastName: "Rivera", createdAt: 0 };
  const inAll = ({ Price, PayInCuba }: CarOffer) => Price + PayInCuba;

  it.each<[string, object, Partial<CarWayOn>[]]>([
    ["a place without an office", { IdZone: 3 }, [{ ZoneName: "Playas del Este" }, { ZoneName: "La Habana" }]],
    [
      "a company without the model",
      { IdSupplier: 4, IdModel: 1 },
      [{ Without: ["IdModel"] }, { Without: ["IdSupplier"] }],
    ],
    ["a return that the company does not take", { IdSupplier: 4, IdDropOffZone: 26 }, [{ Without: ["DropOff"] }]],
  ])("find the promised number: %s", async (_what, asked, some) => {
    const { Total, WaysOn = [] } = await from(asked);
    expect(Total).toBe(0);
    expect(WaysOn).toEqual(expect.arrayContaining(some.map((one) => expect.objectContaining(one))));
    for (const way of WaysOn) {
      const taken = await from(withSuggestion({ ...wished, ...asked }, way));
      expect([taken.Total, Math.min(...taken.Offers.map(inAll))]).toEqual([way.Count, way.From]);
    }
  });

  it("are made only on request, and only if nothing is found", async () => {
    expect((await pageOf(SEARCH, { ...search, IdZone: 3 })).data).not.toHaveProperty("WaysOn");
    expect((await from({ IdZone: 19 })).ZoneName).toBe("Playa Covarrubias");
    expect(await from({})).not.toHaveProperty("WaysOn");
  });

  it("include other days if all cars of the place are taken, for the same length and within the reserve period", async () => {
    const [client] = await opened.db.insert(clients).values(anybody).returning({ id: clients.id });
    const [last] = await opened.db.select().from(carUnits).where(eq(carUnits.zoneId, 6)).limit(1);
    const startsAt = Date.parse("2026-11-25T14:00Z");
    const { bookingId } = await storeRental(opened.db, { clientId: client?.id ?? 0, at: startsAt, startsAt });
    const unitId = last?.id ?? 0;
    await opened.db.delete(carUnits).where(and(eq(carUnits.zoneId, 6), ne(carUnits.id, unitId)));
    const freeAt = Date.parse("2026-11-28T14:00Z");
    const taken = { bookingId, unitId, startsAt, endsAt: freeAt - HOUR, freeAt };
    await opened.db.insert(carReservations).values(taken);
    const { WaysOn = [] } = await from({ IdZone: 6, PickUp: "2026-11-25", DropOff: "2026-11-28" });
    expect(WaysOn.filter(({ Km }) => Km === null).map(({ PickUp, DropOff }) => [PickUp, DropOff])).toEqual([
      ["2026-11-28", "2026-12-01"],
    ]);
    expect(WaysOn.some(({ Km }) => Km !== null)).toBe(true);
  });
});

it("the car search offers no car that is off sale, and no model with all cars off sale (OPS-27)", async () => {
  const offered = async () => (await pageOf(SEARCH)).data.Total;
  const before = await offered();
  const ofOne = and(eq(carUnits.zoneId, search.IdZone), eq(carUnits.supplierId, 1), eq(carUnits.modelId, 1));
  const [first] = await opened.db.select().from(carUnits).where(ofOne).limit(1);
  await opened.db
    .update(carUnits)
    .set({ onSale: false })
    .where(and(ofOne, ne(carUnits.id, first?.id ?? 0)));
  expect(await offered()).toBe(before);
  await opened.db.update(carUnits).set({ onSale: false }).where(ofOne);
  expect(await offered()).toBe(before - 1);
});
