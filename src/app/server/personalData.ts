import { personalData as ofAccounts } from "../../features/account/server/account.tables";
import { personalData as ofDesk } from "../../features/desk/server/records/desk.tables";
import { personalData as ofDocuments } from "../../features/documents/server/documents.tables";
import { personalData as ofFund } from "../../features/fund/server/fund.tables";
import { personalData as ofInformation } from "../../features/information/server/information.tables";
import { personalData as ofLedger } from "../../features/ledger/server/ledger.tables";
import { personalData as ofNotes } from "../../features/notes/server/notes.tables";
import { personalData as ofOpinions } from "../../features/opinions/server/opinions.tables";
import { personalData as ofPapers } from "../../features/papers/server/papers.tables";
import { personalDataOfMethods } from "../../features/payments/methods/server/proofs.repository";
import { personalData as ofMovements } from "../../features/payments/server/outside/outside.tables";
import { personalData as ofPayments } from "../../features/payments/server/payments.tables";
import { personalData as ofRefunds } from "../../features/payments/server/refunds.tables";
import { personalData as ofPlans } from "../../features/plan/server/plan.tables";
import { sealedKinds } from "../../features/privacy/server/sealing.repository";
import { personalData as ofSaved } from "../../features/saved/server/saved.tables";
import { personalData as ofTexts } from "../../platform/server/db/schema/clientTexts";
import { personalData as ofMessages } from "../../platform/server/db/schema/operations";
import { personalData as ofUploads } from "../../platform/server/db/schema/uploads";
import { personalData as ofCatalogue } from "../../platform/server/db/schema/versions";
import type { PersonalData } from "../../platform/server/personal/personalData";
import type { ServerProduct } from "../../products/product.server";
import { products } from "../../products/products.server";

/**
 * Every table with a client in it, whether by the client's own id or by a plan, a booking or a payment, in the order in
 * which a client's data are erased. (SAFE-25)
 */
export const personalDataOf = (sold: readonly Pick<ServerProduct, "personal">[]): readonly PersonalData[] => [
  ...ofDocuments,
  ...ofUploads,
  ...sold.flatMap(({ personal }) => personal),
  ...ofPapers,
  ...personalDataOfMethods,
  ...ofRefunds,
  ...ofPayments,
  ...ofNotes,
  ...ofMessages,
  ...ofAccounts,
  ...ofOpinions,
  ...ofSaved,
  ...ofMovements,
  ...ofPlans,
  ...ofTexts,
  ...ofFund,
  ...ofLedger,
  ...ofInformation,
  ...ofDesk,
  ...ofCatalogue,
];

/** Every table with a client in it, with those of the shop's own products. */
export const personalData = personalDataOf(products);

/** Everything that is encrypted in the database. (SAFE-27, SAFE-28) */
export const sealedData = sealedKinds(products.flatMap(({ sealed }) => sealed));
