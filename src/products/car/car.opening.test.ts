import type { OfficeOpening } from "../../shared/officeOpening.schemas";
import { isClosedOn, openingProblem, openingsOf, openStay } from "./car.opening";
import type { CarZone } from "./car.schemas";

const monday = "2027-01-11";
const sunday = "2027-01-10";
const hours = [1, 2, 3, 4, 5, 6].flatMap((Weekday) => [
  { Weekday, Opens: "0800", Closes: "1200" },
  { Weekday, Opens: "1400", Closes: "1800" },
]);
const city: OfficeOpening = { Hours: hours, Closed: [{ From: "2027-01-01", To: "2027-01-02", SupplierId: 0 }] };
const stay = { pickUp: monday, startHour: "0900", dropOff: "2027-01-14", endHour: "0900" };
const both = { pickUp: city, dropOff: city };

it("an office without opening hours and closed days is always open (OPS-71)", () => {
  expect(openingProblem({ ...stay, startHour: "0300" }, { pickUp: undefined, dropOff: undefined })).toBeNull();
  expect(isClosedOn({ Hours: [], Closed: city.Closed }, sunday)).toBe(false);
});

it.each([
  ["0759", "outsideHours"],
  ["0800", undefined],
  ["1200", undefined],
  ["1300", "outsideHours"],
  ["1400", undefined],
  ["1801", "outsideHours"],
])(
  "at %s of an office that opens twice a day a car can be picked up, or the refusal is %s (OPS-71)",
  (startHour, code) => {
    expect(openingProblem({ ...stay, startHour }, both)?.code).toBe(code);
  },
);

it("an office that opens on Sundays is open then, and a day closed for all is closed for each company (OPS-71)", () => {
  const everyDay = { ...city, Hours: [...hours, { Weekday: 7, Opens: "0900", Closes: "1100" }] };
  expect([isClosedOn(everyDay, sunday), isClosedOn(city, sunday)]).toEqual([false, true]);
  expect([isClosedOn(everyDay, "2027-01-02"), isClosedOn(everyDay, "2027-01-02", 4)]).toEqual([true, true]);
});

it("a closed office names the end that is closed, and the office's hours on that day (OPS-71)", () => {
  expect(openingProblem({ ...stay, endHour: "2000" }, both)).toEqual({
    ...{ code: "outsideHours", field: "EndHour", end: "DropOff", hours: "08:00–12:00, 14:00–18:00" },
  });
  expect(openingProblem({ ...stay, pickUp: sunday }, both)).toEqual({
    ...{ code: "officeClosed", field: "PickUp", end: "PickUp" },
  });
});

it("days in between may be closed ones (OPS-71)", () => {
  expect(openingProblem({ ...stay, pickUp: "2026-12-31", dropOff: "2027-01-04" }, both)).toBeNull();
});

it.each([
  ["is kept where the offices are open then", stay, stay],
  [
    "moves to the next open day, for as long",
    { ...stay, pickUp: "2027-01-01", dropOff: "2027-01-05" },
    { ...stay, pickUp: "2027-01-04", dropOff: "2027-01-08" },
  ],
  ["ends on the next open day", { ...stay, dropOff: "2027-01-17" }, { ...stay, dropOff: "2027-01-18" }],
  [
    "begins and ends at the next half hour that is open, else at the last of the day",
    { ...stay, startHour: "1300", endHour: "2000" },
    { ...stay, startHour: "1400", endHour: "1800" },
  ],
])("a stay %s (CAR-60)", (_, asked, open) => {
  expect(openStay(asked, both)).toEqual(open);
  expect(openingProblem(open, both)).toBeNull();
});

it("a stay at an office that does not open again is unchanged (CAR-60)", () => {
  const closed = { Hours: [], Closed: [{ From: "2027-01-01", To: "2027-12-31", SupplierId: 0 }] };
  expect(openStay(stay, { pickUp: closed, dropOff: closed })).toEqual(stay);
});

it("a stay becomes a week longer at most: if an office takes no cars back for longer, the stay begins later (CAR-60)", () => {
  const closed = { Hours: [], Closed: [{ From: "2027-01-13", To: "2027-02-20", SupplierId: 0 }] };
  const found = openStay(stay, { pickUp: undefined, dropOff: closed });
  expect(found).toEqual({ ...stay, pickUp: "2027-02-11", dropOff: "2027-02-21" });
});

it("a day on which one company is closed is open for the others (OPS-71)", () => {
  const opening = { Hours: [], Closed: [{ From: monday, To: monday, SupplierId: 3 }] };
  expect([0, 2, 3].map((company) => isClosedOn(opening, monday, company))).toEqual([false, false, true]);
});

it("a search without an office means the zone's first, and a return there unless another zone is named (OPS-71, CAR-15)", () => {
  const office = (Id: number, ZoneId: number, Opening?: OfficeOpening) => ({
    ...{ Id, ZoneId, Code: `O${Id}`, Name: `Office ${Id}`, Airport: false },
    ...(Opening && { Opening }),
  });
  const other: OfficeOpening = { Hours: [], Closed: [] };
  const zone = (Id: number, Offices: CarZone["Offices"]): CarZone => ({
    ...{ Id, Code: `Z${Id}`, Name: `Zone ${Id}`, ProvinceId: 1, Offices },
  });
  const zones = [zone(1, [office(1, 1, city), office(2, 1)]), zone(2, [office(3, 2, other)])];
  expect(openingsOf(zones, { IdZone: 1 })).toEqual(both);
  expect(openingsOf(zones, { IdZone: 1, IdPickUpOffice: 2 })).toEqual({ pickUp: undefined, dropOff: undefined });
  expect(openingsOf(zones, { IdZone: 1, IdDropOffZone: 1 })).toEqual(both);
  expect(openingsOf(zones, { IdZone: 1, IdDropOffZone: 2 })).toEqual({ pickUp: city, dropOff: other });
});
