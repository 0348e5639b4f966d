import { PDF } from "@libpdf/core";
import { letterhead } from "../../../../test/fixtures/server/letterheadBed";
import { hardAddress, hardNames, letters, readPaper, unbroken } from "../../../../test/fixtures/server/paperBed";
import { bookedCar } from "../../../products/car/bookedCar";
import { carProduct } from "../../../products/car/server/car.product";
import { bookedLodging } from "../../../products/lodging/bookedLodging";
import { products } from "../../../products/products.server";
import type { Language } from "../../../shared/language";
import { noBrand, unnamedShop } from "../../../shared/shop";
import type { Booking } from "../../plan/plan.schemas";
import { productOf } from "../../plan/productOf";
import { agencyOf, placeLines } from "../voucher.rules";
import type { Voucher } from "../voucher.schemas";
import { drawVoucher } from "./voucher.drawing";
import { bilingual, voucherText } from "./voucher.facts";

const traveler = (Name: string, IsMainUser = false) => ({
  ...{ Country: 167, Name, LastName: "Rivera Soto", Passport: "X1234567", IsMainUser },
});
const guests = [traveler("Ana", true), traveler("José"), traveler("Íñigo")];
const room = (number: number) => ({
  ...{ room: number, adultsAmount: 2, childrenAmount: 1, childrenAgeList: [7] },
  Guests: guests.map((Traveler, index) => ({ Age: index === 2 ? 7 : null, Traveler })),
});

const stay: Booking = {
  ...{ BookingId: 812, TravelPlanId: 1001, ProductType: 4, Status: "confirmed", Name: "Meliá Las Américas" },
  ...{ SupplierName: "Meliá", SupplierReference: "L00C0FFEE", DeclineReason: null, CreatedAt: 0, CurrencyCode: "USD" },
  StartsAt: Date.parse("2026-12-05T21:00:00Z"),
  EndsAt: Date.parse("2026-12-08T17:00:00Z"),
  ...{ PayNow: 123_456, PriceLines: [], PayInCuba: 0, InCubaLines: [], Deposit: 0, FreeCancellationUntil: 0 },
  ...{ Units: 3, CancellationRules: [], VoucherNumber: "V-812" },
  Details: {
    ...{ HotelId: 24, HotelName: "Meliá Las Américas", Kind: "hotel", Building: "resort", Stars: 5 },
    ...{
      ZoneId: 4,
      ZoneCode: "VAR",
      ZoneName: "Varadero",
      ProvinceName: "Matanzas",
      Latitude: 23.187,
      Longitude: -81.203,
    },
    ...{
      Street: null,
      Phone: null,
      RoomClassId: 3,
      RoomClassCode: "Suite",
      MealsPlanId: 5,
      MealsPlanCode: "ALL",
      Nights: 3,
    },
    ...{ CheckIn: "2026-12-05", CheckInHour: "1600", CheckOut: "2026-12-08", CheckOutHour: "1200" },
    ...{ Rooms: [1, 2, 3, 4, 5].map(room), Travelers: guests, Requests: "Late arrival, a cot and a quiet room please" },
  },
};

const agency = {
  Name: "Malecón Travel",
  Phone: "+53 7 555 0110",
  WhatsApp: "+53 5 555 0110",
  Email: "hola@malecon.example",
};

const pages = async (
  booking: Booking,
  language: Language = "en",
  Agency: Voucher["Agency"] = agency,
  Plate: string | null = null,
  place: Partial<Voucher["Place"]> = {},
) => {
  const Place = {
    ...{ Name: "Meliá Las Américas", Zone: "Varadero", Latitude: 23.187, Longitude: -81.203 },
    ...{ Street: "Calle 21 y O", Phone: "+53 45 555 0140", EmergencyPhone: null, ...place },
  };
  const known = { plate: Plate, place: Place };
  const said = voucherText(productOf(products, booking), booking, bilingual(language), known);
  const voucher: Voucher = {
    ...{
      Booking: booking,
      Plate,
      Number: `V-${booking.BookingId}`,
      Holder: "Ana Rivera Soto",
      IssuedAt: 0,
      Valid: true,
      Held: null,
    },
    ...{ Token: "a.b.c", VerifyUrl: `http://localhost:8080/verify-voucher#${"x".repeat(330)}` },
    Facts: said.facts.map(([label, detail]) => ({ Label: [...label], Detail: [...detail] })),
    Notes: said.notes.map((note) => [...note]),
    Place,
    Agency,
  };
  const bytes = await drawVoucher(voucher, said.guests, language, letterhead);
  const { letters: read, outside } = await readPaper(bytes);
  const texts = (await PDF.load(bytes)).extractText().map(({ text }) => text);
  return { count: texts.length, words: texts.join(" ").replace(/\s+/g, " "), letters: read, outside };
};

const rental: Booking = {
  ...{ ...stay, BookingId: 813, ProductType: 1, Name: "Kia Rio", SupplierName: "Cubacar" },
  Details: {
    ...{
      ModelName: "Kia Rio",
      ClassName: "Economy",
      TransmissionId: 1,
      ClassId: 1,
      ZoneId: 2,
      ZoneCode: "VAR",
      Days: 3,
    },
    ...{ PickUp: "2026-12-05", StartHour: "1600", DropOff: "2026-12-08", EndHour: "1200" },
    ...{
      PickUpOffice: "Varadero",
      PickUpZone: "Varadero",
      DropOffOffice: "Vedado",
      PickUpHours: [],
      DropOffHours: [],
      DropOffZone: "La Habana",
    },
    ...{ DriverName: "Ana Rivera Soto", ExtraDrivers: 0, ChildSeats: 1, FlightNumber: "LX 123" },
  },
};

describe("the voucher of a car", () => {
  it("names the flight with which the driver lands, if it was entered (CAR-20)", async () => {
    expect((await pages(rental)).words).toMatch(/Flight Vuelo[\s\S]*LX 123/);
    const untold = { ...rental, Details: { ...bookedCar(rental), FlightNumber: null } };
    expect((await pages(untold)).words).not.toContain("Vuelo");
  });

  it("names the car by its number plate, if one was entered (PAPER-6)", async () => {
    expect((await pages(rental, "en", agency, "T 041 207")).words).toMatch(/Number plate Chapa[\s\S]*T 041 207/);
    expect((await pages(rental)).words).not.toContain("Chapa");
  });

  it("contains the exact meeting point below the office's name, if staff have entered it (PAPER-18)", () => {
    const office = { Name: "Aeropuerto Varadero", Zone: "Varadero", Latitude: 23, Longitude: -81 };
    const place = { ...office, Street: null, Phone: null, EmergencyPhone: null };
    expect(placeLines({ ...place, Meeting: "Arrivals hall, left of the exit" })).toEqual([
      "Aeropuerto Varadero, Varadero",
      "Arrivals hall, left of the exit",
    ]);
    expect(placeLines(place)).toEqual(["Aeropuerto Varadero, Varadero"]);
    expect(placeLines(place, "Aeropuerto Varadero")).toEqual(["Varadero"]);
  });

  const InCubaLines = [{ Code: "fullTank", Amount: 6_500, Facts: {} }];

  it("adds up the amounts paid at the rental desk, and shows the deposit separately, once (CAR-9)", async () => {
    const { count, words } = await pages({ ...rental, InCubaLines, PayInCuba: 6_500, Deposit: 20_000 });
    expect(count).toBe(1);
    expect(words).toMatch(/To be paid in all Total a pagar ?\$65\.00/);
    expect(words.match(/\$200\.00/g)).toHaveLength(1);
  });

  it("names only the deposit while the tank has no price, and no total of 0", async () => {
    const { words } = await pages({ ...rental, Deposit: 20_000 });
    expect(words).toMatch(/Deposit, returned with the car Depósito, se devuelve con el auto ?\$200\.00/);
    expect(words).not.toMatch(/\$0\.00|Total a pagar/);
  });

  it("lists the papers of everyone who drives, and a card only if there is a deposit (CAR-67)", async () => {
    const driven = (ExtraDrivers: number, Deposit = 0): Booking => {
      return { ...rental, Deposit, Details: { ...bookedCar(rental), ExtraDrivers } };
    };
    const known = { plate: null, place: null };
    const bring = (booking: Booking) =>
      voucherText(carProduct, booking, bilingual("en"), known).notes.find(([said]) => said?.startsWith("Bring"));
    expect(bring(driven(0))).toEqual([
      "Bring this voucher and the driver’s passport and driver’s license.",
      "Lleve este voucher y el pasaporte y la licencia de conducción del conductor.",
    ]);
    expect(bring(driven(1))).toEqual([
      "Bring this voucher and the passports and driver’s licenses of the driver and the extra driver.",
      "Lleve este voucher y los pasaportes y las licencias de conducción del conductor y del conductor adicional.",
    ]);
    expect(bring(driven(2, 20_000))).toEqual([
      expect.stringMatching(
        /of the driver and the 2 extra drivers\. For the deposit, bring a card not issued by a US bank as well\.$/,
      ),
      expect.stringMatching(
        /del conductor y de los 2 conductores adicionales\. Para el depósito, lleve también una tarjeta que no sea de un banco de Estados Unidos\.$/,
      ),
    ]);
    expect((await pages(driven(2, 20_000))).count).toBe(1);
  });

  it("says to call a breakdown number only where it prints one (PAPER-6)", async () => {
    expect((await pages(rental)).words).not.toMatch(/breakdown|averías/i);
    const { words } = await pages(rental, "en", agency, null, { EmergencyPhone: "+53 5 555 0134" });
    expect(words).toMatch(/breakdown/i);
    expect(words).toMatch(/averías/i);
  });

  it("leaves out amounts and deposits that are not asked for", async () => {
    expect((await pages({ ...rental, InCubaLines, PayInCuba: 6_500 })).words).not.toContain("Depósito, se devuelve");
    expect((await pages(rental)).words).not.toContain("En la oficina");
  });
});

describe("a voucher with more than usual", () => {
  const InCubaLines = ["airportPickUp", "oneWay", "childSeats", "extraDrivers", "fullTank"].map((Code) => ({
    ...{ Code, Amount: 6_500, Facts: { count: 2, days: 3, each: 300, km: 850, perDay: 300 } },
  }));

  it.each(["en", "es"] as const)(
    "has one page for a car with every charge, extra and telephone (%s, PAPER-6)",
    async (language) => {
      const ExtraDriverNames = ["Luis Prado Mora", "María Guadalupe Fernández de la Concepción", "Eva Díaz"];
      const Details = { ...bookedCar(rental), ExtraDrivers: 3, ExtraDriverNames, ChildSeats: 3 };
      const booking = { ...rental, Details, InCubaLines, PayInCuba: 32_500, Deposit: 20_000 };
      const place = {
        Street: "Avenida de la Independencia y Calle 100, kilómetro 14",
        EmergencyPhone: "+53 5 555 0134",
      };
      const { count, words } = await pages(booking, language, agency, "T 041 207", place);
      expect(count).toBe(1);
      expect(words).toContain("+53 5 555 0134");
      expect(words).toMatch(/Extra drivers.*Conductores adicionales|Conductores adicionales.*Extra drivers/);
      expect(words).toContain("Luis Prado Mora, María Guadalupe Fernández de la Concepción, Eva Díaz");
    },
  );

  it("has one page for a large family with long names and wishes (PAPER-6)", async () => {
    const named = { Name: "María Guadalupe", LastName: "Fernández de la Concepción Rodríguez" };
    const family = Array.from({ length: 6 }, (_, index) => ({
      ...room(index + 1),
      Guests: Array.from({ length: 5 }, () => ({ Age: 7, Traveler: { ...traveler("Ana"), ...named } })),
    }));
    const Details = { ...bookedLodging(stay), Rooms: family, Requests: "A quiet room, please. ".repeat(20) };
    expect((await pages({ ...stay, Details })).count).toBe(1);
  });
});

describe("a voucher with names and words that few fonts have", () => {
  const longest = hardNames.reduce((one, other) => (one.length > other.length ? one : other));
  const reference = "R0123456789".repeat(4).slice(0, 40);
  const place = { Name: longest, Street: unbroken, Phone: "+53 45 555 0140" };
  const seller = { ...agency, Name: longest, Email: hardAddress };

  it("shows them whole and in its margins, for a stay (PAPER-11)", async () => {
    const Guests = hardNames.map((LastName) => ({ Age: 7, Traveler: { ...traveler("Ana"), LastName } }));
    const Requests = `A ${"quiet".repeat(20)} room, ${hardNames.join(" ").slice(0, 190)}`;
    const Details = { ...bookedLodging(stay), HotelName: longest, Rooms: [{ ...room(1), Guests }], Requests };
    const booked = { ...stay, SupplierName: unbroken, SupplierReference: reference, Details };
    const paper = await pages(booked, "en", seller, null, place);
    for (const said of [...hardNames, Requests, `${unbroken}, ${reference}`, hardAddress, longest])
      expect(paper.letters).toContain(letters(said));
    expect(paper.outside).toEqual([]);
  });

  it("shows them whole and in its margins, for a car (PAPER-11)", async () => {
    const Details = {
      ...bookedCar(rental),
      DriverName: unbroken,
      DropOffOffice: longest,
      FlightNumber: "ÑANDÚ/12 345",
    };
    const charged = { ...rental, Details, SupplierName: longest, PayInCuba: 6_500, Deposit: 987_654_321 };
    const paper = await pages(charged, "es", seller, "ÑANDÚ 041", place);
    for (const said of [unbroken, longest, "ÑANDÚ/12 345", "ÑANDÚ 041", hardAddress])
      expect(paper.letters).toContain(letters(said));
    expect(paper.outside).toEqual([]);
  });

  it("reports them as unprintable if they were stored before such were refused", async () => {
    const Details = { ...bookedLodging(stay), Requests: "生日 cake 🎂" };
    const { words } = await pages({ ...stay, Details });
    expect(words).toContain("[cannot be printed] cake [cannot be printed]");
  });
});

it("a voucher is refused for a booking without details, and for a product that is not sold (PAPER-6)", async () => {
  await expect(pages({ ...stay, Details: null })).rejects.toThrow("the details of booking 812 are lost");
  await expect(pages({ ...stay, ProductType: 3 })).rejects.toThrow("no product has the type 3");
});

describe("the agency on a voucher", () => {
  it("is named with its phone, WhatsApp and email, as far as they are set (PAPER-6, OPS-91)", async () => {
    const whole = await pages(rental);
    for (const said of ["Sold by Vendido por", "Malecón Travel", "+53 7 555 0110", "WhatsApp +53 5 555 0110"])
      expect(whole.words).toContain(said);
    expect(whole.words).toContain("hola@malecon.example");
    const { words } = await pages(rental, "en", { ...agency, Phone: null, WhatsApp: null });
    expect(words).toMatch(/Malecón Travel[\s\S]*hola@malecon\.example/);
    expect(words).not.toMatch(/WhatsApp|\+53 7 555 0110/);
  });

  it("is left out with its label if the owner has set nothing (PAPER-6)", async () => {
    expect(agencyOf(unnamedShop)).toBeNull();
    expect((await pages(rental, "en", null)).words).not.toMatch(/Sold by|Vendido por/);
  });

  it("uses the brand as its name if only a contact is set (OPS-95)", () => {
    expect(agencyOf({ ...unnamedShop, phone: agency.Phone, brand: { ...noBrand, name: "Caimán" } })).toMatchObject({
      Name: "Caimán",
      Phone: agency.Phone,
    });
  });
});

describe("the voucher of a stay", () => {
  it("has on one page, in both languages, where, when, which rooms, which meals and who (LODGE-13, LODGE-7, PAPER-6)", async () => {
    const { count, words } = await pages(stay);
    expect(count).toBe(1);
    for (const said of [
      "Meliá Las Américas",
      "Varadero",
      "5 × Suite",
      "All inclusive, 3 nights Todo incluido, 3 noches",
      "$1,234.56 in all: all paid online",
      "$1,234.56 en total: todo pagado en línea",
      "1: Ana Rivera Soto, José Rivera Soto",
      "5: Ana Rivera Soto",
      "Íñigo Rivera Soto (7 years / 7 años)",
      "L00C0FFEE",
      "Paid in full",
      "Pagado por completo",
      "Late arrival",
    ])
      expect(words).toContain(said);
    expect(words).not.toMatch(/driver|conductor|depósito/i);
  });

  it("has every text in the client's language first, then in Spanish, or for a client who reads Spanish in English", async () => {
    expect((await pages(stay, "en")).words).toContain("Service voucher Voucher de servicio");
    const spanish = await pages(stay, "es");
    expect(spanish.count).toBe(1);
    expect(spanish.words).toContain("Voucher de servicio Service voucher");
    expect(spanish.words).toContain("Todo incluido, 3 noches All inclusive, 3 nights");
  });
});
