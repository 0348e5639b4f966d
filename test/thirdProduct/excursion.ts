import Type, { type Static } from "typebox";
import { acceptedPolicies, bookingCall, bookingCreated } from "../../src/features/plan/bookings/booking.schemas";
import { endpoint } from "../../src/shared/endpoint";
import { ProductType } from "../../src/shared/enumerations";
import type { Language } from "../../src/shared/language";
import { Day, FirstName, Id, InstantMs, LastName, MinorUnits, Strict } from "../../src/shared/schemas";

/** The participants. */
const Participant = Strict({ FirstName, LastName });

/** A booked excursion: the `Details` of its booking. */
export const BookedExcursion = Strict({
  DepartureId: Id,
  MeetingPoint: Type.String(),
  ZoneName: Type.String(),
  Latitude: Type.Number(),
  Longitude: Type.Number(),
  Phone: Type.String(),
  Participants: Type.Array(Participant),
});
export type BookedExcursion = Static<typeof BookedExcursion>;

/** The facts for its supplier. */
export const SuppliedExcursion = Strict({ MeetingPoint: Type.String(), Count: Type.Integer() });

export const ExcursionSearch = Strict({ From: Day, Until: Day, Persons: Type.Integer({ minimum: 1, maximum: 20 }) });
export type ExcursionSearch = Static<typeof ExcursionSearch>;

/** A departure with enough free seats; `Price` is for all. */
export const ExcursionOffer = Strict({
  DepartureId: Id,
  Name: Type.String(),
  MeetingPoint: Type.String(),
  StartsAt: InstantMs,
  EndsAt: InstantMs,
  SeatsLeft: Type.Integer(),
  PricePerPerson: MinorUnits,
  Price: MinorUnits,
});
export type ExcursionOffer = Static<typeof ExcursionOffer>;

export const ExcursionBookingRequest = Strict({
  DepartureId: Id,
  BookForm: Strict({
    Participants: Type.Array(Participant, { minItems: 1, maxItems: 20 }),
    ...acceptedPolicies,
  }),
  ...bookingCall,
});
export type ExcursionBookingRequest = Static<typeof ExcursionBookingRequest>;

export const ExcursionBookingCreated = Strict(bookingCreated);
export type ExcursionBookingCreated = Static<typeof ExcursionBookingCreated>;

export const excursionContract = {
  searchExcursions: endpoint<ExcursionOffer[], ExcursionSearch>()({
    method: "POST",
    path: "/api/excursions/search",
    access: "public",
    impersonator: "act",
  }),
  createExcursionBooking: endpoint<ExcursionBookingCreated, ExcursionBookingRequest>()({
    method: "POST",
    path: "/api/excursions/createBooking",
    access: "client",
    impersonator: "notAct",
  }),
};

type Booked = { readonly ProductType: number; readonly Details: unknown };

/** The excursion of a booking; null for a booking of another product, and for one whose details are lost. */
export const bookedExcursion = ({ ProductType: type, Details }: Booked): BookedExcursion | null =>
  type === ProductType.Excursion ? ((Details as BookedExcursion | null) ?? null) : null;

/** A participant of one excursion cannot be in another one at the same time. */
export const servedByExcursion = ({ Participants }: Pick<BookedExcursion, "Participants">) => ({
  placeId: null,
  people: Participants.map(({ FirstName, LastName }) => ({ name: `${FirstName} ${LastName}`, passport: "" })),
});

/** The product's own messages. */
export const words = {
  en: {
    excursion: "Excursion",
    meetingPoint: "Meeting point",
    participants: "Participants",
    begins: "Begins",
    bring: "Bring water and a hat.",
  },
  es: {
    excursion: "Excursión",
    meetingPoint: "Punto de encuentro",
    participants: "Participantes",
    begins: "Comienza",
    bring: "Traiga agua y un sombrero.",
  },
} as const satisfies Record<Language, object>;
