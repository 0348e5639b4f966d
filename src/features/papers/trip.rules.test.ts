import { zonesOfTrip } from "./trip.rules";

const day = (iso: string) => Date.parse(`${iso}T15:00:00Z`);
const zones = { havana: { code: "LHA", name: "La Habana" }, varadero: { code: "VAR", name: "Varadero" } };
type Stay = { StartsAt: number; zone: (typeof zones)[keyof typeof zones] | null };
const of = (...stays: Stay[]) => zonesOfTrip(stays, ({ zone }) => zone).map(({ zone, month }) => [zone.code, month]);

describe("the zones of a trip (PAPER-21)", () => {
  it("are named once for each month in which a booking begins there, in the order of the bookings", () => {
    expect(
      of(
        { StartsAt: day("2027-01-09"), zone: zones.havana },
        { StartsAt: day("2027-01-12"), zone: zones.varadero },
        { StartsAt: day("2027-01-20"), zone: zones.havana },
        { StartsAt: day("2027-02-01"), zone: zones.havana },
      ),
    ).toEqual([
      ["LHA", 0],
      ["VAR", 0],
      ["LHA", 1],
    ]);
  });

  it("have the month of Havana's calendar, and leave out what begins in no zone", () => {
    const lateOnNewYearsEve = Date.parse("2027-01-01T03:00:00Z");
    expect(of({ StartsAt: lateOnNewYearsEve, zone: zones.havana }, { StartsAt: 0, zone: null })).toEqual([["LHA", 11]]);
  });
});
