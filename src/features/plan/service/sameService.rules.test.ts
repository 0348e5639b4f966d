import { ProductType } from "../../../shared/enumerations";
import { DAY } from "../../../shared/instant";
import { isSameService, type Service } from "./sameService.rules";

const ana = { name: "Ana Rivera", passport: "X1" };
const beto = { name: "Beto Rivera", passport: "X2" };
const nights = (from: number, to: number) => ({ startsAt: from * DAY, endsAt: to * DAY });
const stay: Service = { productType: ProductType.Lodging, placeId: 9, ...nights(10, 14), people: [ana, beto] };
const car: Service = { productType: ProductType.CarRent, placeId: null, ...nights(10, 14), people: [ana] };

describe("a service is booked twice (PLAN-38)", () => {
  it.each<[string, Service, Partial<Service>, boolean]>([
    ["the same stay of the same people", stay, {}, true],
    ["a stay of some of them", stay, { people: [beto] }, true],
    ["a stay that has a night in common", stay, nights(13, 20), true],
    ["the stay that follows", stay, nights(14, 20), false],
    ["a stay in another house", stay, { placeId: 10 }, false],
    ["another family's rooms in the same house", stay, { people: [{ name: "Eva Sol", passport: "X3" }] }, false],
    ["the same car, or another, of one driver", car, {}, true],
    ["a car of another driver", car, { people: [beto] }, false],
    ["the driver's next car", car, nights(14, 16), false],
    ["a stay beside a car", car, stay, false],
    ["nobody's stay", stay, { people: [] }, false],
  ])("%s", (_what, one, change, isSame) => {
    const other = { ...one, ...change };
    expect([isSameService(one, other), isSameService(other, one)]).toEqual([isSame, isSame]);
  });

  it.each([
    ["a passport in other letters", ana, { name: "A. Rivera", passport: " x 1" }, true],
    ["one name with two passports, as father and son have", ana, { ...ana, passport: "X9" }, false],
    ["a name where a passport is not known", ana, { name: "ANA  RIVERA", passport: "" }, true],
    ["another name without a passport", ana, { name: "Ana Soto", passport: "" }, false],
    ["nobody's name", { name: "", passport: "" }, { name: "", passport: "" }, false],
  ])("of %s", (_what, one, other, isSame) => {
    expect(isSameService({ ...car, people: [one] }, { ...car, people: [other] })).toBe(isSame);
  });
});
