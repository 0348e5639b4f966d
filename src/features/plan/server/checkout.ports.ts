import type { HavanaDate } from "../../../shared/havana";
import type { Instant } from "../../../shared/instant";
import type { Minor } from "../../../shared/money";
import type { DocumentChecks } from "../checkout/checkout.checks";
import type { BookingChange } from "../checkout/checkout.effects";
import type { Inventory, Tx } from "./plan.ports";

/** A rented car's days, as the documents' rules need them. */
export type CarPeriod = { pickUp: HavanaDate; dropOff: HavanaDate; minLicenceYears: number };

/** What a plan asks of its client's documents: its cars, and its first and last day in Havana. */
export type DocumentFacts = { cars: CarPeriod[]; firstDay: HavanaDate; lastDay: HavanaDate };

export type CheckDocuments = (
  tx: Tx,
  clientId: number,
  facts: DocumentFacts,
  today: HavanaDate,
) => Promise<DocumentChecks>;

/** Queues one message in the client's language; a second one with the same key changes nothing. */
export type Notify = (
  tx: Tx,
  message: {
    clientId: number;
    planId: number;
    key: string;
    template: string;
    values: Record<string, string | number>;
    at: Instant;
  },
) => Promise<void>;

/** What the checkout asks of a client's fund, which pays a part of a plan beside a card. */
export type FundPort = {
  /** Holds the amount for a payment; false: there is not as much. Held already: nothing happens. */
  hold: (
    tx: Tx,
    holding: { clientId: number; planId: number; paymentId: string; amount: Minor; at: Instant },
  ) => Promise<boolean>;
  /** The payment came to nothing. Given back already: nothing happens. */
  release: (tx: Tx, paymentId: string, at: Instant) => Promise<void>;
  /** What the payment paid for was refunded: back to where it came from, all of it where no amount is given. */
  giveBack: (tx: Tx, returning: { paymentId: string; key: string; at: Instant; amount?: Minor }) => Promise<void>;
};

/** What the checkout needs from its neighbours, handed in by the composition. All of it runs in the given transaction. */
export type CheckoutPorts = {
  inventories: readonly Inventory[];
  setBookingStatuses: (tx: Tx, changes: readonly BookingChange[]) => Promise<void>;
  /** The cars among these bookings. */
  carPeriodsOf: (tx: Tx, bookingIds: readonly number[]) => Promise<CarPeriod[]>;
  checkDocuments: CheckDocuments;
  notify: Notify;
  fund: FundPort;
};
