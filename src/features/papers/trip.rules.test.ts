import { drivesOfTrip, zonesOfTrip } from "./trip.rules";

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

describe("the drives of a trip (PAPER-23)", () => {
  const { havana, varadero } = zones;
  const to = (...stops: (typeof havana | null)[]) =>
    drivesOfTrip(stops.map((zone, index) => ({ bookingId: index + 1, zone })));

  it("lead from where one booking begins to where the next one does, with the towns that sell fuel", () => {
    const drives = to(havana, varadero, { code: "TRI", name: "Trinidad" });
    expect([...drives.keys()]).toEqual([2, 3]);
    expect(drives.get(2)).toMatchObject({ from: "La Habana" });
    expect(drives.get(2)?.Kilometres).toBeGreaterThan(120);
    expect(drives.get(2)?.Kilometres).toBeLessThan(170);
    expect(drives.get(3)?.from).toBe("Varadero");
    expect(drives.get(3)?.fuel).not.toEqual([]);
  });

  it("are none within a zone, to an unknown one, and where no road leads", () => {
    expect(to(havana, havana).size).toBe(0);
    expect(to(havana, null, { code: "ZZZ", name: "Nowhere" }).size).toBe(0);
    expect(to(havana, { code: "CLS", name: "Cayo Largo del Sur" }).size).toBe(0);
  });
});
