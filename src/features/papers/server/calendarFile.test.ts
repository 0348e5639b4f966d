import fc from "fast-check";
import { havanaInstant } from "../../../shared/havana";
import { declareFrom, isMetAtDesk } from "../trip.rules";
import { type CalendarEvent, calendarFile } from "./calendarFile";

const event: CalendarEvent = {
  ...{
    uid: "booking-7@shop.example",
    title: "Kia Picanto",
    text: "Booking 7",
    place: "Aeropuerto José Martí T3, La Habana",
  },
  startsAt: havanaInstant("2026-12-09", "1000"),
  endsAt: havanaInstant("2027-07-13", "1530"),
  position: { latitude: 22.998, longitude: -82.405 },
};
const file = (change: Partial<CalendarEvent> = {}) =>
  calendarFile({
    name: "Trip",
    by: "shop.example",
    writtenAt: Date.parse("2026-11-29T12:00:00Z"),
    events: [{ ...event, ...change }],
  });
/** The lines as a calendar reads them: folded ones are joined. */
const linesOf = (text: string) => text.replaceAll("\r\n ", "").split("\r\n");

describe("a calendar file (PAPER-15)", () => {
  it("gives times by Havana's clock, in winter and in summer, and includes the time zone", () => {
    const lines = linesOf(file());
    expect(lines).toEqual(
      expect.arrayContaining([
        "BEGIN:VTIMEZONE",
        "UID:booking-7@shop.example",
        "DTSTAMP:20261129T120000Z",
        "DTSTART;TZID=America/Havana:20261209T100000",
        "DTEND;TZID=America/Havana:20270713T153000",
        "GEO:22.998;-82.405",
        "LOCATION:Aeropuerto José Martí T3\\, La Habana",
      ]),
    );
    expect(lines.at(-1)).toBe("");
    expect(lines.at(-2)).toBe("END:VCALENDAR");
  });

  it("leaves out the place of a booking that has none", () => {
    const text = file({ place: null, position: null });
    expect(text).not.toContain("LOCATION");
    expect(text).not.toContain("GEO");
  });

  it("opens and closes each part", () => {
    const open: string[] = [];
    for (const line of linesOf(file())) {
      const [, begins, ends] = /^(?:BEGIN:(.+)|END:(.+))$/.exec(line) ?? [];
      if (begins) open.push(begins);
      if (ends) expect(open.pop()).toBe(ends);
    }
    expect(open).toEqual([]);
  });

  it("keeps every text unchanged, in lines of at most 75 bytes", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", minLength: 1, maxLength: 200 }), (title) => {
        if (/[\r\n]/.test(title)) return;
        const text = file({ title });
        for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        const summary = linesOf(text).find((line) => line.startsWith("SUMMARY:"));
        expect(summary?.slice(8).replace(/\\([\\;,])/g, "$1")).toBe(title);
      }),
    );
  });

  it("does not let a text inject another line", () => {
    expect(linesOf(file({ title: "A\r\nATTENDEE:x" }))).toContain("SUMMARY:A\\nATTENDEE:x");
  });
});

it("the D'Viajeros form is sent within the seven days before the trip (PAPER-14)", () => {
  expect(declareFrom(havanaInstant("2026-12-09", "1000"))).toBe("2026-12-02");
});

it.each([
  [6_500, 0, true],
  [0, 20_000, true],
  [0, 0, false],
])(
  "with %i to pay and a deposit of %i in Cuba the service begins at a rental desk: %s (PAPER-14)",
  (PayInCuba, Deposit, met) => {
    expect(isMetAtDesk({ PayInCuba, Deposit })).toBe(met);
  },
);
