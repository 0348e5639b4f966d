import { and, asc, eq, gt, gte, inArray, lt, type SQL, sql } from "drizzle-orm";
import Type from "typebox";
import type { Booking } from "../../src/features/plan/plan.schemas";
import { bookingCreated } from "../../src/features/plan/server/bookings/booking.service";
import { requestHash } from "../../src/features/plan/server/bookings/requestHash";
import type { BookedParts } from "../../src/features/plan/server/plan.ports";
import { actorOf } from "../../src/features/plan/server/plan.service";
import { bookings } from "../../src/features/plan/server/plan.tables";
import { type Caller, requireClient } from "../../src/platform/server/http/caller";
import { route } from "../../src/platform/server/http/route";
import { Problem } from "../../src/platform/server/problem";
import type { Tx } from "../../src/platform/server/services";
import type {
  OpenProduct,
  ProductDeps,
  ProductServices,
  ServerProduct,
  VoucherWords,
} from "../../src/products/product.server";
import { type Sold, sold } from "../../src/products/products.server";
import { ProductType } from "../../src/shared/enumerations";
import { havanaInstant } from "../../src/shared/havana";
import { instantText } from "../../src/shared/longDate";
import * as excursion from "./excursion";
import {
  type BookedExcursion,
  bookedExcursion,
  ExcursionBookingCreated,
  ExcursionBookingRequest,
  ExcursionOffer,
  ExcursionSearch,
  excursionContract,
  servedByExcursion,
  words,
} from "./excursion";
import { departures, excursionBookings, excursions, participants, personalData } from "./excursion.tables";

/** Takes seats of a departure. False: too few are left. */
async function takeSeats(tx: Tx, departureId: number, seats: number): Promise<boolean> {
  const more = sql`${departures.taken} + ${seats}`;
  const taken = await tx
    .update(departures)
    .set({ taken: more })
    .where(and(eq(departures.id, departureId), sql`${more} <= ${departures.seats}`))
    .returning({ id: departures.id });
  return taken.length === 1;
}

async function release(tx: Tx, bookingIds: readonly number[]): Promise<void> {
  const held = await tx
    .select()
    .from(excursionBookings)
    .where(inArray(excursionBookings.bookingId, [...bookingIds]))
    .orderBy(excursionBookings.bookingId)
    .for("update");
  for (const { bookingId, departureId, held: seats } of held) {
    await tx
      .update(departures)
      .set({ taken: sql`${departures.taken} - ${seats}` })
      .where(eq(departures.id, departureId));
    await tx.update(excursionBookings).set({ held: 0 }).where(eq(excursionBookings.bookingId, bookingId));
  }
}

async function holding(tx: Tx, bookingIds: readonly number[]): Promise<number[]> {
  const { bookingId, held } = excursionBookings;
  const rows = await tx
    .select({ bookingId })
    .from(excursionBookings)
    .where(and(inArray(bookingId, [...bookingIds]), gt(held, 0)));
  return rows.map((row) => row.bookingId);
}

async function reclaim(tx: Tx, bookingIds: readonly number[]): Promise<number[]> {
  const rows = await tx
    .select()
    .from(excursionBookings)
    .where(inArray(excursionBookings.bookingId, [...bookingIds]));
  const held: number[] = [];
  for (const { bookingId, departureId } of rows) {
    const seats = await tx.$count(participants, eq(participants.bookingId, bookingId));
    if (!(await takeSeats(tx, departureId, seats))) continue;
    await tx.update(excursionBookings).set({ held: seats }).where(eq(excursionBookings.bookingId, bookingId));
    held.push(bookingId);
  }
  return held;
}

async function booked(db: Tx, which: SQL | undefined): Promise<ReadonlyMap<number, BookedParts<BookedExcursion>>> {
  const rows = await db
    .select({ bookingId: bookings.id, excursion: excursions, departureId: departures.id, person: participants })
    .from(bookings)
    .innerJoin(excursionBookings, eq(excursionBookings.bookingId, bookings.id))
    .innerJoin(departures, eq(departures.id, excursionBookings.departureId))
    .innerJoin(excursions, eq(excursions.id, departures.excursionId))
    .innerJoin(participants, eq(participants.bookingId, bookings.id))
    .where(which)
    .orderBy(asc(bookings.id), asc(participants.position));
  const found = new Map<number, BookedParts<BookedExcursion>>();
  for (const {
    bookingId,
    excursion: { name, meetingPoint, zone, latitude, longitude, phone },
    ...row
  } of rows) {
    const { firstName, lastName } = row.person;
    const person = { FirstName: firstName, LastName: lastName };
    const known = found.get(bookingId);
    if (known) known.details.Participants.push(person);
    else
      found.set(bookingId, {
        details: {
          DepartureId: row.departureId,
          MeetingPoint: meetingPoint,
          ZoneName: zone,
          Latitude: latitude,
          Longitude: longitude,
          Phone: phone,
          Participants: [person],
        },
        name,
        supplier: null,
      });
  }
  return found;
}

const nameOf = ({ FirstName, LastName }: BookedExcursion["Participants"][number]) => `${FirstName} ${LastName}`;

function voucher(booking: Booking, { inEachLanguage, moment }: VoucherWords) {
  const details = bookedExcursion(booking);
  if (!details) return null;
  const label = (id: keyof (typeof words)["en"]) => inEachLanguage((language) => words[language][id]);
  return {
    holder: null,
    service: () => booking.Name,
    facts: [
      [label("begins"), moment(booking.StartsAt)],
      [label("excursion"), [booking.Name]],
      [label("meetingPoint"), [details.MeetingPoint]],
    ] as const,
    guests: [[label("participants"), [details.Participants.map(nameOf).join(", ")]]] as const,
    notes: [label("bring")],
  };
}

/** Excursions, which the shop's own code does not name. */
export const excursionProduct: ServerProduct = {
  type: ProductType.Excursion,
  kind: "other",
  detailsField: "Excursion",
  personal: personalData,
  sealed: [],
  release,
  holding,
  reclaim,
  booked,
  provider: null,
  checkedPapers: async () => ({}),
  served: (booking) => {
    const details = bookedExcursion(booking);
    return details && servedByExcursion(details);
  },
  planned: () => null,
  onSite: (booking) => {
    const details = bookedExcursion(booking);
    if (!details) return null;
    const [first] = details.Participants;
    return {
      begins: { part: "start", place: details.MeetingPoint },
      ends: { part: "end", place: details.MeetingPoint },
      guestName: first ? nameOf(first) : "",
      className: null,
      roomClassCode: null,
      mealsPlanCode: null,
      guests: details.Participants.length,
      rooms: null,
      flightNumber: null,
      extraDrivers: 0,
      extraDriverNames: [],
      childSeats: 0,
      requests: null,
    };
  },
  supplied: (booking) => {
    const details = bookedExcursion(booking);
    return details && { MeetingPoint: details.MeetingPoint, Count: details.Participants.length };
  },
  mailed: (booking, language) => {
    const details = bookedExcursion(booking);
    if (!details) return null;
    return {
      zone: details.ZoneName,
      named: booking.Name,
      title: booking.Name,
      rows: [
        [words[language].begins, instantText(booking.StartsAt, language)],
        [words[language].meetingPoint, details.MeetingPoint],
      ],
    };
  },
  voucher,
  placeOf: async (_db, booking) => {
    const details = bookedExcursion(booking);
    if (!details) return null;
    const { MeetingPoint: Name, ZoneName: Zone, Latitude, Longitude, Phone } = details;
    return { Name, Zone, Latitude, Longitude, Phone, Street: null, EmergencyPhone: null };
  },
  described: {
    tag: "excursion",
    about: "Excursions on their dates.",
    contracts: [excursionContract],
    schemas: [excursion],
    details: excursion.BookedExcursion,
    supplied: excursion.SuppliedExcursion,
  },
};

function excursionServer({ db, now }: ProductServices, { bookings: toBook }: ProductDeps): OpenProduct {
  async function search({ From, Until, Persons }: ExcursionSearch): Promise<ExcursionOffer[]> {
    const free = sql<number>`${departures.seats} - ${departures.taken}`;
    const rows = await db
      .select({ departure: departures, excursion: excursions, free })
      .from(departures)
      .innerJoin(excursions, eq(excursions.id, departures.excursionId))
      .where(
        and(
          gte(departures.startsAt, havanaInstant(From)),
          lt(departures.startsAt, havanaInstant(Until)),
          gte(free, Persons),
        ),
      )
      .orderBy(asc(departures.startsAt));
    return rows.map(({ departure, excursion: { name, meetingPoint }, free: SeatsLeft }) => ({
      DepartureId: departure.id,
      Name: name,
      MeetingPoint: meetingPoint,
      StartsAt: departure.startsAt,
      EndsAt: departure.endsAt,
      SeatsLeft,
      PricePerPerson: departure.pricePerPerson,
      Price: departure.pricePerPerson * Persons,
    }));
  }

  async function book(caller: Caller, request: ExcursionBookingRequest): Promise<ExcursionBookingCreated> {
    const { ClientId: clientId, DepartureId: departureId, RequestKey: requestKey = null, BookForm: form } = request;
    requireClient(caller, clientId);
    const keyed = { clientId, requestKey, requestHash: requestHash([departureId, form]) };
    const accepted = await toBook.policies();
    return db.transaction(async (tx) => {
      const [found] = await tx
        .select({ departure: departures, supplierId: excursions.supplierId })
        .from(departures)
        .innerJoin(excursions, eq(excursions.id, departures.excursionId))
        .where(eq(departures.id, departureId));
      if (!found || found.departure.startsAt <= now()) throw new Problem("notFound");
      const { startsAt, endsAt, pricePerPerson } = found.departure;
      const people = form.Participants;
      const payNow = pricePerPerson * people.length;
      const priceLines = [{ Code: "agreed", Amount: payNow, Facts: {} }];
      const price = { priceLines, inCubaLines: [], deposit: 0, freeCancellationUntil: null, days: 1 };
      const booking = {
        ...keyed,
        productType: ProductType.Excursion,
        supplierId: found.supplierId,
        startsAt,
        endsAt,
        payNow,
        payInCuba: 0,
        price,
      };
      const hold = async (bookingId: number) => {
        if (!(await takeSeats(tx, departureId, people.length))) throw new Problem("lodging.soldOut");
        await tx.insert(excursionBookings).values({ bookingId, departureId, held: people.length });
        const rows = people.map(({ FirstName, LastName }, position) => ({
          bookingId,
          position,
          firstName: FirstName,
          lastName: LastName,
        }));
        await tx.insert(participants).values(rows);
      };
      const pricing = { shown: request, madeOf: [], priceAt: async () => null };
      const unlessBookedFor = request.UnlessBooked ? servedByExcursion({ Participants: people }) : undefined;
      const how = { hold, confirmed: null, accepted, seen: request.PolicyEdition, pricing, unlessBookedFor };
      return bookingCreated(await toBook.add(tx, booking, actorOf(caller), how));
    });
  }

  return {
    addRoutes: (app) => {
      const searching = { body: ExcursionSearch, data: Type.Array(ExcursionOffer) };
      route(app, excursionContract.searchExcursions, searching, ({ body }) => search(body));
      const creating = { body: ExcursionBookingRequest, data: ExcursionBookingCreated };
      route(app, excursionContract.createExcursionBooking, creating, ({ caller, body }) => book(caller, body));
    },
    savedNames: async () => new Map(),
  };
}

/** The products of a shop that also sells excursions. */
export const soldWithExcursions: Sold = {
  products: [...sold.products, excursionProduct],
  open: (services, parts) => {
    const opened = sold.open(services, parts);
    return { ...opened, all: [...opened.all, excursionServer(services, parts)] };
  },
};
