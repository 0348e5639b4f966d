import Type, { type Static } from "typebox";
import { Day, Id, InstantMs, MinorUnits, Nullable, Strict } from "../../shared/schemas";
import { Profile } from "../account/account.schemas";
import { ClientDocument } from "../documents/documents.schemas";
import { Fund } from "../fund/fund.schemas";
import { Note } from "../notes/notes.schemas";
import { OwnOpinion } from "../opinions/opinions.schemas";
import { Payment } from "../payments/payments.schemas";
import { AcceptedPolicies, TravelPlan } from "../plan/plan.schemas";
import { SavedItem } from "../saved/saved.schemas";

/** All that we keep about a client, as each feature's calls return it. (SAFE-24) */
export const MyData = Strict({
  ExportedAt: InstantMs,
  Profile,
  /** The client's own, and those of other drivers of the client's bookings. */
  Documents: Type.Array(ClientDocument),
  DriversDocuments: Type.Array(ClientDocument),
  /** With their bookings. */
  Plans: Type.Array(TravelPlan),
  /** What was accepted at registration; null if it was not recorded. (INFO-28) */
  AcceptedOnRegistering: Nullable(AcceptedPolicies),
  /** What was accepted with each plan, if recorded. (INFO-24) */
  Accepted: Type.Array(Strict({ TravelPlanId: Id, ...AcceptedPolicies.properties })),
  Payments: Type.Array(Payment),
  Fund,
  ReceivedNotes: Type.Array(Note),
  SentNotes: Type.Array(Note),
  Saved: Type.Array(SavedItem),
  Opinions: Type.Array(OwnOpinion),
});
export type MyData = Static<typeof MyData>;

/** What prevents closing the account, and what happens automatically. */
export const Closing = Strict({
  OpenPlanId: Nullable(Id),
  MoneyUnderWay: Type.Boolean(),
  Credit: MinorUnits,
  /** When the documents are deleted, account closed or not; null: there are none. */
  DocumentsDeletedOn: Nullable(Day),
});
export type Closing = Static<typeof Closing>;

export const CloseAccount = Strict({
  ClientId: Id,
  Password: Type.String({ maxLength: 256 }),
  /** The client gives up the rest of the fund. */
  GiveUpCredit: Type.Boolean(),
});
export type CloseAccount = Static<typeof CloseAccount>;
