import type { Caller } from "../../../platform/server/http/caller";
import type { Services } from "../../../platform/server/services";
import { type Language, languageOf } from "../../../shared/language";
import { readPolicies } from "../../information/server/acceptedPolicies";
import { registeredWith } from "../../information/server/registered.repository";
import type { MyData } from "../privacy.schemas";

type OfClient<Data> = (caller: Caller, clientId: number) => Promise<Data>;
type Accepted = MyData["Accepted"][number];

/** Where each feature keeps data of clients. */
type Parts = Pick<Services, "db"> & {
  profile: OfClient<MyData["Profile"]>;
  plans: OfClient<MyData["Plans"]>;
  /** The policies accepted for a plan; null if none were. */
  acceptedFor: (caller: Caller, planId: number, language: Language) => Promise<Omit<Accepted, "TravelPlanId"> | null>;
  paymentsOf: (caller: Caller, planId: number) => Promise<MyData["Payments"]>;
  documents: OfClient<MyData["Documents"]>;
  driversDocuments: OfClient<MyData["DriversDocuments"]>;
  fund: OfClient<MyData["Fund"]>;
  notes: OfClient<MyData["SentNotes"]>;
  saved: OfClient<MyData["Saved"]>;
  opinions: OfClient<MyData["Opinions"]>;
};

/** A client's data from each feature, for the copy that the client may ask for. Throws `notFound`. (SAFE-24) */
export function dataOfClient({ db, ...of }: Parts): OfClient<Omit<MyData, "ExportedAt">> {
  return async (caller, clientId) => {
    const Profile = await of.profile(caller, clientId);
    const language = languageOf(Profile.Language);
    const Plans = await of.plans(caller, clientId);
    const paidFor = await Promise.all(Plans.map(({ TravelPlanId }) => of.paymentsOf(caller, TravelPlanId)));
    const accepted = await Promise.all(
      Plans.map(async ({ TravelPlanId }) => {
        const found = await of.acceptedFor(caller, TravelPlanId, language);
        return found ? [{ TravelPlanId, ...found }] : [];
      }),
    );
    const registered = await registeredWith(db, clientId);
    const written = await of.notes(caller, clientId);
    return {
      Profile,
      Documents: await of.documents(caller, clientId),
      DriversDocuments: await of.driversDocuments(caller, clientId),
      Plans,
      AcceptedOnRegistering: registered
        ? { AcceptedAt: registered.acceptedAt, Policies: await readPolicies(db, registered, language) }
        : null,
      Accepted: accepted.flat(),
      Payments: paidFor.flat(),
      Fund: await of.fund(caller, clientId),
      ReceivedNotes: written.filter(({ isSent }) => !isSent),
      SentNotes: written.filter(({ isSent }) => isSent),
      Saved: await of.saved(caller, clientId),
      Opinions: await of.opinions(caller, clientId),
    };
  };
}
