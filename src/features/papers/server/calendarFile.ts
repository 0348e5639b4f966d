import { havanaDate, havanaHour } from "../../../shared/havana";
import { DAY, type Instant } from "../../../shared/instant";

/** Something that takes place, for a calendar. */
export type CalendarEvent = {
  /** The same for the same thing in every file, so that a calendar replaces it. */
  readonly uid: string;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  readonly title: string;
  readonly text: string;
  readonly place: string | null;
  /** Degrees north and (negative) west. */
  readonly position: { readonly latitude: number; readonly longitude: number } | null;
};

type Calendar = {
  readonly name: string;
  /** The file's author: the shop's name. */
  readonly by: string;
  readonly writtenAt: Instant;
  readonly events: readonly CalendarEvent[];
};

/** Havana's clock since 2013: an hour ahead from the second Sunday of March to the first of November. */
const zone = [
  "BEGIN:VTIMEZONE",
  "TZID:America/Havana",
  "BEGIN:DAYLIGHT",
  "DTSTART:20130310T000000",
  "RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU",
  "TZOFFSETFROM:-0500",
  "TZOFFSETTO:-0400",
  "TZNAME:CDT",
  "END:DAYLIGHT",
  "BEGIN:STANDARD",
  "DTSTART:20131103T010000",
  "RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU",
  "TZOFFSETFROM:-0400",
  "TZOFFSETTO:-0500",
  "TZNAME:CST",
  "END:STANDARD",
  "END:VTIMEZONE",
];

/** A calendar as a file of RFC 5545, by Havana's clock; events are free time, because they last for days. (PAPER-15) */
export function calendarFile({ name, by, writtenAt, events }: Calendar): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${escaped(by)}//trip//EN`,
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    ...zone,
    ...events.flatMap((event) => eventLines(event, writtenAt)),
    "END:VCALENDAR",
  ];
  return `${lines.map(folded).join("\r\n")}\r\n`;
}

function eventLines({ uid, startsAt, endsAt, title, text, place, position }: CalendarEvent, writtenAt: Instant) {
  return [
    "BEGIN:VEVENT",
    `UID:${uid}`,
    `DTSTAMP:${new Date(writtenAt).toISOString().replace(/[-:]|\.\d+/g, "")}`,
    `DTSTART;TZID=America/Havana:${onHavanasClock(startsAt)}`,
    `DTEND;TZID=America/Havana:${onHavanasClock(endsAt)}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    ...(place === null ? [] : [`LOCATION:${escaped(place)}`]),
    ...(position === null ? [] : [`GEO:${position.latitude};${position.longitude}`]),
    "TRANSP:TRANSPARENT",
    ...(endsAt - startsAt > DAY ? reminder(title) : []),
    "END:VEVENT",
  ];
}

/** The day before it begins. */
const reminder = (title: string) => [
  "BEGIN:VALARM",
  "ACTION:DISPLAY",
  `DESCRIPTION:${escaped(title)}`,
  "TRIGGER:-P1D",
  "END:VALARM",
];

const onHavanasClock = (at: Instant) => `${havanaDate(at).replaceAll("-", "")}T${havanaHour(at)}00`;

/** A text as a value: separators and line breaks are escaped. */
const escaped = (text: string) => text.replace(/[\\;,]/g, "\\$&").replace(/\r\n|\r|\n/g, "\\n");

/** A line in pieces of at most 75 bytes, as the format requires; no letter is split. */
function folded(line: string): string {
  const pieces: string[] = [];
  let piece = "";
  let bytes = 0;
  for (const letter of line) {
    const size = Buffer.byteLength(letter);
    if (bytes + size > 74) {
      pieces.push(piece);
      piece = " ";
      bytes = 1;
    }
    piece += letter;
    bytes += size;
  }
  return [...pieces, piece].join("\r\n");
}
