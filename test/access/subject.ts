/** A record of each kind, of a client for whom somebody else asks. */
export type Subject = {
  clientId: number;
  planId: number;
  bookingId: number;
  /** A booking of a stay, as `bookingId` is one of a car. */
  stayId: number;
  paymentId: string;
  noteId: number;
};

/** How staff fare with a client's records: they may look and help, or may not act in the client's stead. */
type StaffMay = "act" | "notAct";

/** A call that names a client's record, and how it is named. */
export type OwnedCall = {
  staff: StaffMay;
  params?: (subject: Subject) => Record<string, string | number>;
  body?: (subject: Subject) => object;
  /** It takes a file's bare bytes. */
  file?: true;
};

export type OwnedCalls = Readonly<Record<string, OwnedCall>>;

export const lang = "en";

export const ofClient = ({ clientId }: Subject) => ({ clientId, lang });
export const ofPlan = ({ planId }: Subject) => ({ planId, lang, siteId: 11 });
export const ofBooking = ({ bookingId }: Subject) => ({ id: bookingId, bookingId, lang });
