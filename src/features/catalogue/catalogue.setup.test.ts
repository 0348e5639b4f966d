import { noBrand, type Shop } from "../../shared/shop";
import { isIdentityMissing, missingByNeed, missingSetup, type Stock } from "./catalogue.setup";

const none: Stock = {
  ...{ companies: 0, offices: 0, classes: 0, models: 0, cars: 0, properties: 0, rooms: 0, seasons: 0 },
  ...{ carRules: 0, lodgingRules: 0, payMethods: 3, charges: 0, freeClasses: 0, freeRooms: 0 },
};
const carShop = {
  ...none,
  companies: 1,
  offices: 1,
  classes: 1,
  models: 1,
  cars: 1,
  seasons: 1,
  carRules: 1,
  charges: 6,
};
const propertyShop = { ...none, properties: 1, rooms: 1, seasons: 1, lodgingRules: 1 };

it("an empty shop is only reported as empty (OPS-29)", () => {
  expect(missingSetup(none)).toEqual(["nothing"]);
  expect(missingSetup({ ...none, seasons: 4, carRules: 3 })).toEqual(["nothing"]);
});

it("a shop that sells only cars, or only properties, needs nothing for the other (OPS-29)", () => {
  expect(missingSetup(carShop)).toEqual([]);
  expect(missingSetup(propertyShop)).toEqual([]);
});

it("the setup check lists each missing part without which the existing offers cannot be sold (OPS-29)", () => {
  const ofCars = ["offices", "classes", "models", "cars", "charges", "seasons", "carRules"];
  expect(missingSetup({ ...none, companies: 1 })).toEqual(ofCars);
  expect(missingSetup({ ...carShop, properties: 2 })).toEqual(["rooms", "lodgingRules"]);
});

it("the setup check lists offers that are sold for nothing: missing charges, and rates of 0 (OPS-29)", () => {
  expect(missingSetup({ ...carShop, charges: 0 })).toEqual(["charges"]);
  expect(missingSetup({ ...propertyShop, freeRooms: 2 })).toEqual(["freeRooms"]);
  expect(missingSetup({ ...carShop, freeClasses: 1 })).toEqual(["freeClasses"]);
  expect(missingByNeed(["charges", "freeRooms"]).needed).toEqual(["charges", "freeRooms"]);
});

it("the setup check distinguishes parts that are needed for sales from optional ones (OPS-29)", () => {
  expect(missingByNeed(["cars", "seasons", "carRules", "payMethods", "madeUp", "shop"])).toEqual({
    needed: ["cars", "payMethods", "madeUp"],
    optional: ["seasons", "carRules", "shop"],
  });
});

it("a shop without a payment method needs one (OPS-74)", () => {
  expect(missingSetup({ ...carShop, payMethods: 0 })).toEqual(["payMethods"]);
});

it("a shop needs its operator's name, address, phone and email; WhatsApp is optional (OPS-91)", () => {
  const shop: Shop = {
    ...{ name: "Autos Habana", street: "Calle 8", town: null },
    ...{ phone: "+53 7 833 4567", email: "reservas@autos.cu", whatsApp: null, brand: noBrand },
  };
  expect(isIdentityMissing(shop)).toBe(false);
  for (const missing of ["name", "street", "phone", "email"])
    expect(isIdentityMissing({ ...shop, [missing]: null })).toBe(true);
});
