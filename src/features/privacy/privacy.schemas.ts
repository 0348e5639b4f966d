import Type, { type Static } from "typebox";
import { LONGEST } from "../../shared/longest";
import { Day, Id, InstantMs, MinorUnits, Nullable, Reason, Strict, Uuid } from "../../shared/schemas";
import { Profile } from "../account/account.schemas";
import { MailStatus } from "../account/mails.schemas";
import { ClientDocument } from "../documents/documents.schemas";
import { Fund } from "../fund/fund.schemas";
import { Note } from "../notes/notes.schemas";
import { OwnOpinion } from "../opinions/opinions.schemas";
import { Payment } from "../payments/payments.schemas";
import { AcceptedPolicies, TravelPlan } from "../plan/plan.schemas";
import { UsTravelCategory } from "../plan/usTravel/usTravel.schemas";
import { RefundState } from "../refunds/refunds.schemas";
import { SavedItem } from "../saved/saved.schemas";

const Text = Type.String();

/** The photo of a document, without its picture. */
const DocumentPhoto = Strict({ DocumentId: Id, MediaType: Text, Size: Type.Integer(), GivenAt: InstantMs });
/** Who paid: the name on the card, and the network address. */
const PaidBy = Strict({ PaymentId: Uuid, HolderName: Nullable(Text), Address: Nullable(Text) });
const Card = Strict({
  Brand: Nullable(Text),
  Last4: Nullable(Text),
  Expires: Nullable(Text),
  HolderName: Text,
  SavedAt: InstantMs,
  RemovedAt: Nullable(InstantMs),
});
/** A name on a card that staff looked at. */
const CardName = Strict({
  TravelPlanId: Id,
  Name: Text,
  Status: Text,
  AskedAt: InstantMs,
  DecidedAt: Nullable(InstantMs),
});
/** A bank transfer: its proofs without their files, and staff's findings. */
const Transfer = Strict({
  PaymentId: Uuid,
  Reference: Text,
  ReportedAt: Nullable(InstantMs),
  Proofs: Type.Array(Strict({ Id: Uuid, MediaType: Text, Size: Type.Integer(), GivenAt: InstantMs })),
  Findings: Type.Array(
    Strict({
      Id: Uuid,
      At: InstantMs,
      Finding: Text,
      Amount: MinorUnits,
      BankReference: Nullable(Text),
      Reason: Nullable(Text),
      ReversedAt: Nullable(InstantMs),
      ReversedReason: Nullable(Text),
    }),
  ),
});
const Dispute = Strict({
  Id: Text,
  PaymentId: Uuid,
  Amount: MinorUnits,
  Reason: Text,
  Status: Text,
  OpenedAt: InstantMs,
  ClosedAt: Nullable(InstantMs),
});
/** An external movement of a payment at its provider, and the bookings that an external refund was for. */
const AtProvider = Strict({
  Id: Uuid,
  PaymentId: Uuid,
  Kind: Text,
  Amount: MinorUnits,
  CurrencyCode: Text,
  Reference: Nullable(Text),
  KnownAt: InstantMs,
  SettledAt: Nullable(InstantMs),
  SettledAs: Nullable(Text),
  Bookings: Type.Array(Strict({ BookingId: Id, Amount: MinorUnits })),
});
/** The origin of an action: network address and browser. */
const Origin = { Address: Nullable(Text), Browser: Nullable(Text) };
/** A signed receipt, and each step until then; the paper itself is listed with its plan. */
const SignedReceipt = Strict({
  TravelPlanId: Id,
  /** A plan gets another one after each change of its price. */
  Edition: Type.Integer(),
  /** Null: shown, and not signed. */
  Code: Nullable(Text),
  SignerName: Nullable(Text),
  SignedAt: Nullable(InstantMs),
  Steps: Type.Array(Strict({ Step: Text, At: InstantMs, Sha256: Text, ...Origin })),
});
const OwnSession = Strict({ Browser: Nullable(Text), BeganAt: InstantMs, EndedAt: Nullable(InstantMs) });
/** The second factors for signing in. */
const OwnSecondFactor = Strict({
  Since: InstantMs,
  /** Whether an authenticator app is one of them. */
  App: Type.Boolean(),
  Passkeys: Type.Array(Strict({ Name: Text, AddedAt: InstantMs, UsedAt: Nullable(InstantMs) })),
  RecoveryCodes: Strict({ Left: Type.Integer(), UsedAt: Type.Array(InstantMs) }),
});
/** When staff suspended the client, and why. */
const OwnSuspension = Strict({
  Reason: Text,
  SuspendedAt: InstantMs,
  LastDay: Nullable(Day),
  LiftedAt: Nullable(InstantMs),
});
const OwnPhoneCode = Strict({ Phone: Text, Channel: Text, SentAt: InstantMs, UsedAt: Nullable(InstantMs) });
/** An email or WhatsApp message as the client got it; secrets that give access to an account are removed. */
const OwnMessage = Strict({
  Channel: Text,
  To: Text,
  Subject: Text,
  Text,
  At: InstantMs,
  DeliveredAt: Nullable(InstantMs),
  RefusedAt: Nullable(InstantMs),
});

/** All stored data about a client, mostly in the form of each feature's calls. (SAFE-24) */
export const MyData = Strict({
  ExportedAt: InstantMs,
  Profile,
  /** The client's documents, and those of other drivers in the client's bookings. */
  Documents: Type.Array(ClientDocument),
  DriversDocuments: Type.Array(ClientDocument),
  /** The plans with their bookings. */
  Plans: Type.Array(TravelPlan),
  /** The terms accepted at registration; null if it was not recorded. (INFO-28) */
  AcceptedOnRegistering: Nullable(AcceptedPolicies),
  /** The policies accepted with each plan, if recorded. (INFO-24) */
  Accepted: Type.Array(Strict({ TravelPlanId: Id, ...AcceptedPolicies.properties })),
  /** The statements about plans under US law; null: it applies, without a category. (PLAN-50) */
  UsTravel: Type.Array(Strict({ TravelPlanId: Id, Category: Nullable(UsTravelCategory), StatedAt: InstantMs })),
  Payments: Type.Array(Payment),
  Fund,
  ReceivedNotes: Type.Array(Note),
  SentNotes: Type.Array(Note),
  Saved: Type.Array(SavedItem),
  Opinions: Type.Array(OwnOpinion),
  Refunds: Type.Array(RefundState),
  DocumentPhotos: Type.Array(DocumentPhoto),
  PaidBy: Type.Array(PaidBy),
  Cards: Type.Array(Card),
  CardNames: Type.Array(CardName),
  Transfers: Type.Array(Transfer),
  Disputes: Type.Array(Dispute),
  AtProviders: Type.Array(AtProvider),
  Receipts: Type.Array(SignedReceipt),
  Sessions: Type.Array(OwnSession),
  SecondFactor: Nullable(OwnSecondFactor),
  PhoneCodes: Type.Array(OwnPhoneCode),
  Messages: Type.Array(OwnMessage),
  Mails: MailStatus,
  /** Until when staff have lifted the limits on bookings and cards; null: they have not. */
  LimitsLiftedUntil: Nullable(InstantMs),
  Suspensions: Type.Array(OwnSuspension),
});
export type MyData = Static<typeof MyData>;

/** The obstacles to closing the account, and what happens automatically. */
export const Closing = Strict({
  OpenPlanId: Nullable(Id),
  MoneyUnderWay: Type.Boolean(),
  Credit: MinorUnits,
  /** When the documents are deleted, whether the account is closed or not; null: there are none. */
  DocumentsDeletedOn: Nullable(Day),
});
export type Closing = Static<typeof Closing>;

/** `Reason`: who asked for the copy, how, and how staff checked that it is the client. */
export const AskedByLetter = Strict({ ClientId: Id, Reason });
export type AskedByLetter = Static<typeof AskedByLetter>;

export const CloseAccount = Strict({
  ClientId: Id,
  Password: Type.String({ maxLength: LONGEST.password }),
  /** The client gives up the rest of the fund. */
  GiveUpCredit: Type.Boolean(),
});
export type CloseAccount = Static<typeof CloseAccount>;
