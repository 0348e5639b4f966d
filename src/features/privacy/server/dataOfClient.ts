import type { Caller } from "../../../platform/server/http/caller";
import type { Services } from "../../../platform/server/services";
import { languageOf } from "../../../shared/language";
import type { AccountService } from "../../account/server/account.service";
import type { DocumentsService } from "../../documents/server/documents.service";
import type { FundService } from "../../fund/server/fund.service";
import { readPolicies } from "../../information/server/acceptedPolicies";
import { registeredWith } from "../../information/server/registered.repository";
import type { NotesService } from "../../notes/server/notes.service";
import type { OpinionsService } from "../../opinions/server/opinions.service";
import type { PaymentService } from "../../payments/server/payment.service";
import type { PlanService } from "../../plan/server/plan.service";
import type { SavedService } from "../../saved/server/saved.service";
import type { MyData } from "../privacy.schemas";

/** The services of the features that keep data of clients. */
type Parts = Pick<Services, "db"> & {
  account: Pick<AccountService, "profile">;
  plans: Pick<PlanService, "every" | "acceptedPolicies">;
  payments: Pick<PaymentService, "getPayments">;
  documents: Pick<DocumentsService, "getClientDocuments" | "getDriversDocuments">;
  fund: Pick<FundService, "getFund">;
  notes: Pick<NotesService, "every">;
  saved: Pick<SavedService, "every">;
  opinions: Pick<OpinionsService, "every">;
};

/** A client's data from each feature, for the copy that the client may ask for. Throws `notFound`. (SAFE-24) */
export function dataOfClient({ db, account, plans, payments, documents, fund, notes, saved, opinions }: Parts) {
  return async (caller: Caller, clientId: number): Promise<Omit<MyData, "ExportedAt">> => {
    const Profile = await account.profile.getProfile(caller, clientId);
    const language = languageOf(Profile.Language);
    const Plans = await plans.every(caller, clientId);
    const paidFor = await Promise.all(Plans.map(({ TravelPlanId }) => payments.getPayments(caller, TravelPlanId)));
    const accepted = await Promise.all(
      Plans.map(async ({ TravelPlanId }) => {
        const found = await plans.acceptedPolicies(caller, TravelPlanId, language);
        return found ? [{ TravelPlanId, ...found }] : [];
      }),
    );
    const registered = await registeredWith(db, clientId);
    const written = await notes.every(caller, clientId);
    return {
      Profile,
      Documents: await documents.getClientDocuments(caller, clientId, 0),
      DriversDocuments: await documents.getDriversDocuments(caller, clientId),
      Plans,
      AcceptedOnRegistering: registered
        ? { AcceptedAt: registered.acceptedAt, Policies: await readPolicies(db, registered, language) }
        : null,
      Accepted: accepted.flat(),
      Payments: paidFor.flat(),
      Fund: await fund.getFund(caller, clientId),
      ReceivedNotes: written.filter(({ isSent }) => !isSent),
      SentNotes: written.filter(({ isSent }) => isSent),
      Saved: await saved.every(caller, clientId),
      Opinions: await opinions.every(caller, clientId),
    };
  };
}
