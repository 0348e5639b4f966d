/** A record of each kind, of a client for whom other users make calls. */
export type Subject = {
  clientId: number;
  planId: number;
  bookingId: number;
  /** A booking of a stay; `bookingId` is one of a car. */
  stayId: number;
  paymentId: string;
  noteId: number;
};

/** Whether staff may make a call for a client with their own token. In a client's place, `heldBack` decides. */
type StaffMay = "act" | "notAct";

/** A call with a client's record, and how its id is passed. */
export type OwnedCall = {
  staff: StaffMay;
  params?: (subject: Subject) => Record<string, string | number>;
  body?: (subject: Subject) => object;
  /** The body is a file's raw bytes. */
  file?: true;
};

export type OwnedCalls = Readonly<Record<string, OwnedCall>>;

export const lang = "en";

export const ofClient = ({ clientId }: Subject) => ({ clientId, lang });
export const ofPlan = ({ planId }: Subject) => ({ planId, lang, siteId: 11 });
export const ofBooking = ({ bookingId }: Subject) => ({ id: bookingId, bookingId, lang });
