import type { Caller } from "../../../platform/server/http/caller";
import type { Services } from "../../../platform/server/services";
import { type Language, languageOf } from "../../../shared/language";
import { signInDataOf } from "../../account/server/copy.repository";
import { suspensionsForCopy } from "../../account/server/suspension/suspension.repository";
import { documentPhotosOf } from "../../documents/server/copy.repository";
import { readPolicies } from "../../information/server/acceptedPolicies";
import { registeredWith } from "../../information/server/registered.repository";
import { receiptsOf } from "../../papers/server/copy.repository";
import { paymentDataOf } from "../../payments/server/copy.repository";
import { limitsLiftedUntil } from "../../plan/server/bookings/limits.repository";
import type { MyData } from "../privacy.schemas";
import { messagesOf } from "./copy.repository";

type OfClient<Data> = (caller: Caller, clientId: number) => Promise<Data>;
type OfPlan<Data> = (caller: Caller, planId: number) => Promise<Data>;
type Accepted = MyData["Accepted"][number];

/** The features' readers of clients' data. */
type Deps = Pick<Services, "db"> & {
  profile: OfClient<MyData["Profile"]>;
  mails: OfClient<MyData["Mails"]>;
  plans: OfClient<MyData["Plans"]>;
  usTravel: OfClient<MyData["UsTravel"]>;
  /** The policies accepted for a plan; null if none were. */
  acceptedFor: (caller: Caller, planId: number, language: Language) => Promise<Omit<Accepted, "TravelPlanId"> | null>;
  paymentsOf: OfPlan<MyData["Payments"]>;
  refundsOf: OfPlan<MyData["Refunds"]>;
  documents: OfClient<MyData["Documents"]>;
  driversDocuments: OfClient<MyData["DriversDocuments"]>;
  fund: OfClient<MyData["Fund"]>;
  notes: OfClient<MyData["SentNotes"]>;
  saved: OfClient<MyData["Saved"]>;
  opinions: OfClient<MyData["Opinions"]>;
};

/** A client's data from each feature, for the copy that the client may request. Throws `notFound`. (SAFE-24) */
export function dataOfClient({ db, ...of }: Deps): OfClient<Omit<MyData, "ExportedAt">> {
  return async (caller, clientId) => {
    const Profile = await of.profile(caller, clientId);
    const language = languageOf(Profile.Language);
    const Plans = await of.plans(caller, clientId);
    const ofPlans = async <Data>(read: OfPlan<Data[]>): Promise<Data[]> =>
      (await Promise.all(Plans.map(({ TravelPlanId }) => read(caller, TravelPlanId)))).flat();
    const accepted = await Promise.all(
      Plans.map(async ({ TravelPlanId }) => {
        const found = await of.acceptedFor(caller, TravelPlanId, language);
        return found ? [{ TravelPlanId, AcceptedAt: found.AcceptedAt, Policies: found.Policies }] : [];
      }),
    );
    const registered = await registeredWith(db, clientId);
    const written = await of.notes(caller, clientId);
    return {
      Profile,
      Documents: await of.documents(caller, clientId),
      DriversDocuments: await of.driversDocuments(caller, clientId),
      DocumentPhotos: await documentPhotosOf(db, clientId),
      Plans,
      AcceptedOnRegistering: registered
        ? { AcceptedAt: registered.acceptedAt, Policies: await readPolicies(db, registered, language) }
        : null,
      Accepted: accepted.flat(),
      UsTravel: await of.usTravel(caller, clientId),
      Payments: await ofPlans(of.paymentsOf),
      ...(await paymentDataOf(db, clientId)),
      Refunds: await ofPlans(of.refundsOf),
      Receipts: await receiptsOf(db, clientId),
      Fund: await of.fund(caller, clientId),
      ReceivedNotes: written.filter(({ isSent }) => !isSent),
      SentNotes: written.filter(({ isSent }) => isSent),
      Messages: await messagesOf(db, clientId),
      Mails: await of.mails(caller, clientId),
      Saved: await of.saved(caller, clientId),
      Opinions: await of.opinions(caller, clientId),
      ...(await signInDataOf(db, clientId)),
      LimitsLiftedUntil: await limitsLiftedUntil(db, clientId),
      Suspensions: await suspensionsForCopy(db, clientId),
    };
  };
}
