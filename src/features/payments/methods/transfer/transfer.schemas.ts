import Type, { type Static } from "typebox";
import { LONGEST_BANK_REFERENCE } from "../../../../shared/constants";
import {
  AskedMinorUnits,
  Id,
  InstantMs,
  MinorUnits,
  Nullable,
  NumberLine,
  Reason,
  SomeMinorUnits,
  Strict,
  USD,
  Uuid,
} from "../../../../shared/schemas";
import { clientContact } from "../../../account/clientContact.schemas";
import { paymentOrder } from "../order.schemas";
import { ENOUGH_OF_REFERENCE } from "./bankReference.rules";
import { arrivalOutcomes, orderStatuses, transferFindings } from "./transfer.rules";

/** A transfer for which a client asks for instructions. */
export const TransferOrder = Strict(paymentOrder);
export type TransferOrder = Static<typeof TransferOrder>;

export const TransferProof = Strict({
  ProofId: Uuid,
  MediaType: Type.String(),
  /** Bytes. */
  Size: Type.Integer(),
  GivenAt: InstantMs,
});
export type TransferProof = Static<typeof TransferProof>;

/** Staff's finding: money that arrived, or why a proof was not accepted. */
export const TransferFinding = Strict({
  ReviewId: Uuid,
  At: InstantMs,
  Finding: Type.Enum(transferFindings),
  Amount: MinorUnits,
  Reason: Nullable(Type.String()),
  /** When an entry made by mistake was reversed. */
  ReversedAt: Nullable(InstantMs),
});
export type TransferFinding = Static<typeof TransferFinding>;

/** An order to transfer money to the USA, and its state. Amounts in minor units. */
export const Transfer = Strict({
  PaymentId: Uuid,
  TravelPlanId: Id,
  /** PaymentStatus of PAY-14. */
  Status: Type.Integer(),
  Amount: MinorUnits,
  CurrencyCode: USD,
  Reference: Type.String(),
  Beneficiary: Strict({
    Name: Type.String(),
    Address: Type.String(),
    Bank: Type.String(),
    BankAddress: Type.String(),
    RoutingNumber: Type.String(),
    /** For transfers from abroad, if the shop has one. */
    Swift: Type.Optional(Type.String()),
    Account: Type.String(),
  }),
  OrderedAt: InstantMs,
  ReportedAt: Nullable(InstantMs),
  Arrived: MinorUnits,
  /** How much of the amount is missing, and how much is in excess. */
  Missing: MinorUnits,
  Over: MinorUnits,
  /** The amount to be refunded to the client, and how much of it has been sent. */
  ToRefund: MinorUnits,
  Refunded: MinorUnits,
  Proofs: Type.Array(TransferProof),
  Findings: Type.Array(TransferFinding),
});
export type Transfer = Static<typeof Transfer>;

/** What the order pays for, so that staff can distinguish it from other orders. */
const BookedService = Strict({ BookingId: Id, Name: Type.String(), StartsAt: InstantMs, EndsAt: InstantMs });

/** A transfer as staff see it. */
export const DeskTransfer = Strict({
  Transfer,
  ...clientContact,
  /** The plan's open bookings, and those that ended with it. (DESK-99) */
  Bookings: Type.Array(BookedService),
  Status: Type.Enum(orderStatuses),
  /** The amount that would pay the order now; 0 once it is paid or withdrawn. */
  Expected: MinorUnits,
  /** Until when it is to be reviewed, or paid, epoch ms; null once it is paid or withdrawn. */
  Until: Nullable(InstantMs),
  /** The findings whose money can still be reversed. (PAY-33) */
  Reversible: Type.Array(Uuid),
  /** The bank's reference of each finding that is not reversed; not shown to clients. (PAY-33) */
  Entered: Type.Array(Strict({ ReviewId: Uuid, BankReference: Type.String() })),
  /** Its plan cannot be read, so nothing can be entered now. (OPS-113) */
  Unreadable: Type.Optional(Type.Literal(true)),
});
export type DeskTransfer = Static<typeof DeskTransfer>;

/** A page of transfers, and the number of all that wait for money. Pages count from 0. (DESK-97) */
export const DeskTransfers = Strict({
  Items: Type.Array(DeskTransfer),
  Total: Type.Integer(),
  PageSize: Type.Integer(),
});
export type DeskTransfers = Static<typeof DeskTransfers>;

/**
 * Money that staff found on our account. `BankReference` is the bank's, so that the same money is not entered twice.
 */
export const TransferArrival = Strict({
  PaymentId: Uuid,
  Amount: SomeMinorUnits,
  BankReference: Type.String({
    ...NumberLine(LONGEST_BANK_REFERENCE),
    allOf: [{ pattern: ENOUGH_OF_REFERENCE, refusal: "tooShort" }],
  }),
});
export type TransferArrival = Static<typeof TransferArrival>;

/** The outcome of entering money, or its preview. (DESK-99) */
export const ArrivalOutcome = Strict({
  Outcome: Type.Enum(arrivalOutcomes),
  /** The amount owed back to the client. */
  GoesBack: MinorUnits,
});
export type ArrivalOutcome = Static<typeof ArrivalOutcome>;

/** Money that was entered before with another bank reference that reads like the one to be entered. (PAY-28) */
const SimilarEntry = Strict({ PlanId: Id, BankReference: NumberLine(LONGEST_BANK_REFERENCE) });

/**
 * The previewed outcome and the amount that the order awaits before this money, as the confirming step shows them.
 * (DESK-99)
 */
export const ForeseenOutcome = Strict({
  ...ArrivalOutcome.properties,
  GoesBack: AskedMinorUnits,
  Expected: AskedMinorUnits,
  /** Whoever confirms has compared the two. */
  Similar: Type.Optional(SimilarEntry),
});
export type ForeseenOutcome = Static<typeof ForeseenOutcome>;

/**
 * Money to be recorded. Nothing is recorded if the outcome would now differ from `Foreseen`. Without that field, as
 * other programs send it, any outcome is accepted, but no bank reference that reads like one entered before. A page of
 * the last release sends back what it was answered, also a `Similar` that it does not show. (DESK-99, PAY-28)
 */
export const ConfirmedArrival = Strict({
  ...TransferArrival.properties,
  Foreseen: Type.Optional(ForeseenOutcome),
});
export type ConfirmedArrival = Static<typeof ConfirmedArrival>;

/** A transfer after money was entered for it, and the outcome. (DESK-99) */
export const ReceivedTransfer = Strict({ Transfer, Arrival: ArrivalOutcome });
export type ReceivedTransfer = Static<typeof ReceivedTransfer>;

/** Why a proof is not accepted, as the client will read it. */
export const TransferRejection = Strict({ PaymentId: Uuid, Reason });
export type TransferRejection = Static<typeof TransferRejection>;

/** Which entry of money was a mistake, and why, for the audit log. */
export const TransferReversal = Strict({ ReviewId: Uuid, Reason });
export type TransferReversal = Static<typeof TransferReversal>;
