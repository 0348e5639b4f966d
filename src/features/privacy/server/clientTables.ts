import type { Tx } from "../../../platform/server/services";
import { keysOf } from "../../../shared/keysOf";
import type { MyData } from "../privacy.schemas";
import * as erase from "./erasure.repository";

/** A part of the copy of a client's data. */
export type CopyPart = Exclude<keyof MyData, "ExportedAt">;

/** Why the copy has nothing of a table. */
type LeftOut =
  /** It repeats what other parts have: reserved cars and rooms, the ledger, the plan's facts, the words of the search. */
  | "repeats"
  /** A step on the way, which the next one replaces. */
  | "passing"
  /** Typed by whoever registered, perhaps somebody else. (ACC-1) */
  | "unproven"
  /** Of the accounts and acts of staff. */
  | "ofStaff"
  /** Who did what and why, which also tells of staff; apart from the reasons it names nobody. */
  | "audit";

/** Why closing the account leaves a table's rows. */
type Kept =
  /** Tax law asks for it: plans, prices, payments, refunds, receipts. */
  | "tax"
  /** Ids, instants and amounts, which tell nobody's name. */
  | "namesNobody"
  /** It may not be changed: the database refuses it. (SAFE-11) */
  | "appendOnly"
  /** Whoever refers to it needs the row; it is emptied last. */
  | "emptied"
  /** The database makes it anew from the emptied row. */
  | "madeAnew"
  /** Staff do not close their accounts themselves. */
  | "ofStaff";

type Treatment = {
  /** The parts of the copy that have its rows; `by`: a column whose values are in them. */
  copy: { in: readonly CopyPart[]; by: string } | { leftOut: LeftOut };
  closing: { erase: (tx: Tx, of: erase.Closed) => Promise<unknown> } | { kept: Kept };
};

const ofStaff = { copy: { leftOut: "ofStaff" }, closing: { kept: "ofStaff" } } as const;
const repeats = { copy: { leftOut: "repeats" }, closing: { kept: "namesNobody" } } as const;
const inPlans = { in: ["Plans"], by: "booking_id" } as const;

/**
 * Every table with a client in it, whether by the client's own id or by a plan, a booking or a payment: what the copy of
 * their data has of it, and what closing the account does with it, in this order. A table that is not here fails the
 * test. (SAFE-24, SAFE-25)
 */
export const clientTables = {
  document_photos: { copy: { in: ["DocumentPhotos"], by: "given_at" }, closing: { erase: erase.documentPhotosOf } },
  client_documents: {
    copy: { in: ["Documents", "DriversDocuments"], by: "given_at" },
    closing: { erase: erase.documentsOf },
  },
  uploads: { copy: { leftOut: "passing" }, closing: { erase: erase.uploadsOf } },
  infected_uploads: { copy: { leftOut: "audit" }, closing: { erase: erase.uploadsOf } },
  document_processes: { copy: { leftOut: "passing" }, closing: { erase: erase.documentProcessesOf } },
  car_bookings: { copy: inPlans, closing: { erase: erase.driversOf } },
  lodging_bookings: { copy: inPlans, closing: { erase: erase.requestsOf } },
  lodging_guests: { copy: inPlans, closing: { erase: erase.guestsOf } },
  vouchers: { copy: { in: ["Plans"], by: "number" }, closing: { erase: erase.voucherTokensOf } },
  holder_reviews: { copy: { in: ["CardNames"], by: "name" }, closing: { erase: erase.cardNamesOf } },
  transfer_proofs: { copy: { in: ["Transfers"], by: "id" }, closing: { erase: erase.proofsOf } },
  transfer_reviews: { copy: { in: ["Transfers"], by: "id" }, closing: { erase: erase.proofReasonsOf } },
  refund_requests: { copy: { in: ["Refunds"], by: "id" }, closing: { erase: erase.refundReasonsOf } },
  payments: { copy: { in: ["Payments", "PaidBy"], by: "id" }, closing: { erase: erase.payersAddressesOf } },
  client_cards: { copy: { in: ["Cards"], by: "last4" }, closing: { erase: erase.cardsOf } },
  notes: { copy: { in: ["ReceivedNotes", "SentNotes"], by: "subject" }, closing: { erase: erase.notesOf } },
  outbox: { copy: { in: ["Messages"], by: "subject" }, closing: { erase: erase.messagesOf } },
  registrations: { copy: { leftOut: "unproven" }, closing: { erase: erase.registrationsOf } },
  sessions: { copy: { in: ["Sessions"], by: "device" }, closing: { erase: erase.devicesOf } },
  passkey_challenges: { copy: { leftOut: "passing" }, closing: { erase: erase.passkeyChallengesOf } },
  passkeys: { copy: { in: ["SecondFactor"], by: "name" }, closing: { erase: erase.passkeysOf } },
  recovery_codes: { copy: { in: ["SecondFactor"], by: "used_at" }, closing: { erase: erase.recoveryCodesOf } },
  second_factors: { copy: { in: ["SecondFactor"], by: "confirmed_at" }, closing: { erase: erase.secondFactorOf } },
  phone_codes: { copy: { in: ["PhoneCodes"], by: "phone" }, closing: { erase: erase.phoneCodesOf } },
  opinion_requests: { copy: { in: ["Messages"], by: "asked_at" }, closing: { erase: erase.opinionRequestsOf } },
  opinions: { copy: { in: ["Opinions"], by: "text" }, closing: { erase: erase.opinionsOf } },
  saved_items: { copy: { in: ["Saved"], by: "item" }, closing: { erase: erase.savedItemsOf } },
  limit_lifts: { copy: { in: ["LimitsLiftedUntil"], by: "until" }, closing: { erase: erase.limitLiftsOf } },
  outside_movements: { copy: { in: ["AtProviders"], by: "id" }, closing: { erase: erase.movementReasonsOf } },
  bookings: { copy: { in: ["Plans"], by: "id" }, closing: { erase: erase.bookingReasonsOf } },
  client_texts: { copy: { leftOut: "audit" }, closing: { erase: erase.textsOf } },
  client_keys: { copy: { leftOut: "audit" }, closing: { erase: erase.keyOf } },

  clients: { copy: { in: ["Profile", "Mails"], by: "email" }, closing: { kept: "emptied" } },
  searched_clients: { copy: { leftOut: "repeats" }, closing: { kept: "madeAnew" } },
  travel_plans: { copy: { in: ["Plans"], by: "id" }, closing: { kept: "tax" } },
  refunds: { copy: { in: ["Refunds"], by: "request_id" }, closing: { kept: "tax" } },
  disputes: { copy: { in: ["Disputes"], by: "id" }, closing: { kept: "tax" } },
  outside_shares: { copy: { in: ["AtProviders"], by: "booking_id" }, closing: { kept: "tax" } },
  transfer_orders: { copy: { in: ["Transfers"], by: "reference" }, closing: { kept: "tax" } },
  receipts: { copy: { in: ["Receipts"], by: "code" }, closing: { kept: "tax" } },
  receipt_events: { copy: { in: ["Receipts"], by: "sha256" }, closing: { kept: "appendOnly" } },
  fund_lots: { copy: { in: ["Fund"], by: "issued_at" }, closing: { kept: "tax" } },
  fund_movements: { copy: { in: ["Fund"], by: "at" }, closing: { kept: "tax" } },
  policy_acceptances: { copy: { in: ["Accepted"], by: "accepted_at" }, closing: { kept: "tax" } },
  registered_policies: { copy: { in: ["AcceptedOnRegistering"], by: "accepted_at" }, closing: { kept: "namesNobody" } },
  ledger_entries: { copy: { leftOut: "repeats" }, closing: { kept: "tax" } },
  checkout_events: { copy: { leftOut: "repeats" }, closing: { kept: "appendOnly" } },
  audit_log: { copy: { leftOut: "audit" }, closing: { kept: "appendOnly" } },
  car_reservations: repeats,
  room_holds: repeats,
  card_payments: repeats,
  payment_links: repeats,
  plans_set_aside: { copy: { leftOut: "passing" }, closing: { kept: "namesNobody" } },

  staff_invitations: ofStaff,
  supplier_staff: ofStaff,
  desk_assignments: ofStaff,
  blocks: ofStaff,
  published_texts: ofStaff,
  catalogue_changes: ofStaff,
} as const satisfies Record<string, Treatment>;

/** Erases what identifies a client, and what they wrote, in every table of the list; their own row is emptied last. */
export async function erasePerson(tx: Tx, of: erase.Closed): Promise<void> {
  for (const name of keysOf(clientTables)) {
    const { closing }: Treatment = clientTables[name];
    if ("erase" in closing) await closing.erase(tx, of);
  }
}

/**
 * Erases what staff wrote about a client who closed their account, where the release that closed it did not, and
 * destroys the key. (SAFE-63)
 */
export async function eraseTextsAbout(tx: Tx, of: erase.Closed): Promise<void> {
  for (const eraseIn of [
    erase.proofReasonsOf,
    erase.refundReasonsOf,
    erase.movementReasonsOf,
    erase.bookingReasonsOf,
    erase.textsOf,
    erase.keyOf,
  ])
    await eraseIn(tx, of);
}
