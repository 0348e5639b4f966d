import type { InTimeOf } from "../../../../platform/server/background/whose";
import type { Notify } from "../../../../platform/server/notify/notify";
import type { Tx } from "../../../../platform/server/services";
import type { PaymentProvider } from "../../../../shared/enumerations";
import type { Instant } from "../../../../shared/instant";
import type { MessageValues } from "../../../../shared/messageId";
import type { Minor } from "../../../../shared/money";
import type { Trip } from "../../../documents/documents.rules";
import type { MethodLapse } from "../../checkout/checkout.charge";
import type { DocumentChecks } from "../../checkout/checkout.checks";
import type { BookingChange, Swap } from "../../checkout/checkout.effects";
import type { CheckedPapers, Inventory, NotifySuppliers } from "../plan.ports";

/** Reads the data that a client's trips are checked against; resolves to their check. */
export type CheckDocuments = (tx: Tx, clientId: number) => Promise<(trip: Trip) => DocumentChecks>;

/** A voucher for a booking; one that has a voucher keeps it. */
export type NewVoucher = { bookingId: number; number: string; issuedAt: Instant };

/**
 * The checkout's dependencies on other features, passed in by the composition. All of them run in the given
 * transaction.
 */
export type CheckoutPorts = {
  /** A plan follows its owner's clock (QA may set one for each client), regardless of who changes it. */
  inTimeOf?: InTimeOf;
  inventories: readonly Inventory[];
  setBookingStatuses: (tx: Tx, changes: readonly BookingChange[]) => Promise<void>;
  /** The cars that are driven, with who drives them, and the guests whose passports' end of validity is known. */
  checkedPapersOf: (tx: Tx, bookingIds: readonly number[]) => Promise<CheckedPapers>;
  checkDocuments: CheckDocuments;
  /** Resolves to whether the client drives one of these cars while staff have not verified the client's licence. */
  drivesUnverified: (tx: Tx, clientId: number) => Promise<(cars: Trip["cars"]) => boolean>;
  /** When the client last entered a document of their own, or a photo of one; null: never. */
  documentsGivenAt: (tx: Tx, clientId: number) => Promise<Instant | null>;
  /** Why a method cannot be used for bookings of this price; null: it can. (PLAN-39) */
  methodLapse: (tx: Tx, method: PaymentProvider, price: Minor) => Promise<MethodLapse | null>;
  notify: Notify;
  notifySuppliers: NotifySuppliers;
  /** A plan's money from the ledger, as values for notifications. */
  moneyWords: (tx: Tx, plan: { id: number; clientId: number }) => Promise<MessageValues>;
  /** Whether a dispute of the plan's payment blocks its receipt and vouchers. (PAY-30) */
  holdsPapers: (tx: Tx, planId: number) => Promise<boolean>;
  /** The id of the last attempt to pay a plan, whatever its outcome; null without one. */
  lastPaymentId: (tx: Tx, planId: number) => Promise<string | null>;
  issueVouchers: (tx: Tx, vouchers: NewVoucher[]) => Promise<void>;
  /** Ends an expired attempt to pay; money that has arrived for it is refunded. */
  endAttempt: (tx: Tx, attemptId: string, why: "expired", at: Instant) => Promise<void>;
  /** Decides to refund these bookings; the reconciler then sends the refunds. */
  refundPlan: (tx: Tx, planId: number, bookingIds: readonly number[], reason: "unsigned", at: Instant) => Promise<void>;
  /** Moves the money paid for a booking to its replacement, and refunds the difference if that costs less. (PLAN-42) */
  settleChange: (tx: Tx, plan: { id: number; clientId: number }, swap: Swap, at: Instant) => Promise<void>;
};
