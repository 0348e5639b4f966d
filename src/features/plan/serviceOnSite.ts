type Moment = {
  readonly part: "pickUp" | "return" | "arrival" | "departure";
  readonly place: string;
};

/** What those on the spot read of a booked service: as what it begins and ends, where, and who comes. (DESK-11) */
export type ServiceOnSite = {
  readonly begins: Moment;
  readonly ends: Moment;
  /** The driver, or the main traveler. */
  readonly guestName: string;
  /** The numbers of guests and rooms; null for a product without. */
  readonly guests: number | null;
  readonly rooms: number | null;
  /** With which they arrive. */
  readonly flightNumber: string | null;
  readonly extraDrivers: number;
  readonly childSeats: number;
  /** The client's request, as written. */
  readonly requests: string | null;
};
