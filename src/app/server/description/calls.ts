import { accessContract } from "../../../features/account/access.contract";
import { accountContract } from "../../../features/account/account.contract";
import { emailContract } from "../../../features/account/email.contract";
import { mailsContract } from "../../../features/account/mails.contract";
import { peopleContract } from "../../../features/account/people.contract";
import { phoneContract } from "../../../features/account/phone.contract";
import { sessionsContract } from "../../../features/account/sessions.contract";
import { staffContract } from "../../../features/account/staff.contract";
import { brandContract } from "../../../features/brand/brand.contract";
import { catalogueContract } from "../../../features/catalogue/catalogue.contract";
import { currenciesContract } from "../../../features/currencies/currencies.contract";
import { auditContract } from "../../../features/desk/audit/audit.contract";
import { calendarContract } from "../../../features/desk/calendar/calendar.contract";
import { clientContract } from "../../../features/desk/client/client.contract";
import { numbersContract } from "../../../features/desk/numbers/numbers.contract";
import { supplierContract } from "../../../features/desk/supplier/supplier.contract";
import { supportContract } from "../../../features/desk/support.contract";
import { templatesContract } from "../../../features/desk/templates/templates.contract";
import { webhooksContract } from "../../../features/desk/webhooks/webhooks.contract";
import { documentsContract } from "../../../features/documents/documents.contract";
import { fundContract } from "../../../features/fund/fund.contract";
import { newsDeskContract } from "../../../features/information/desk/newsDesk.contract";
import { textsDeskContract } from "../../../features/information/desk/textsDesk.contract";
import { informationContract } from "../../../features/information/information.contract";
import { notesContract } from "../../../features/notes/notes.contract";
import { opinionsContract } from "../../../features/opinions/opinions.contract";
import { papersContract } from "../../../features/papers/papers.contract";
import { methodContracts } from "../../../features/payments/methods/server/methods.described";
import { paymentsContract } from "../../../features/payments/payments.contract";
import { photosContract } from "../../../features/photos/photos.contract";
import { checkoutContract } from "../../../features/plan/checkout/checkout.contract";
import { planContract } from "../../../features/plan/plan.contract";
import { reserveContract } from "../../../features/plan/reserve/reserve.contract";
import { usTravelContract } from "../../../features/plan/usTravel/usTravel.contract";
import { privacyContract } from "../../../features/privacy/privacy.contract";
import { proposalsContract } from "../../../features/proposals/proposals.contract";
import { refundsContract } from "../../../features/refunds/refunds.contract";
import { savedContract } from "../../../features/saved/saved.contract";
import { tripsContract } from "../../../features/trips/trips.contract";
import type { DescribedProduct } from "../../../products/product.server";
import type { Endpoint } from "../../../shared/endpoint";
import { browserErrorsContract } from "../../browserErrors.contract";

/** The contracts of each feature. The feature's name is the tag of its calls; `about` describes it. */
const features: Readonly<Record<string, { about: string; contracts: DescribedProduct["contracts"] }>> = {
  account: {
    about: "Registering, signing in, the profile, and the proof of a phone.",
    contracts: [
      accountContract,
      accessContract,
      emailContract,
      mailsContract,
      phoneContract,
      sessionsContract,
      staffContract,
    ],
  },
  desk: {
    about: "What the staff see and do.",
    contracts: [
      supportContract,
      peopleContract,
      brandContract,
      supplierContract,
      calendarContract,
      clientContract,
      auditContract,
      webhooksContract,
      numbersContract,
      templatesContract,
      catalogueContract,
      photosContract,
      newsDeskContract,
      textsDeskContract,
    ],
  },
  currencies: { about: "Rates by which prices are shown beside dollars.", contracts: [currenciesContract] },
  documents: {
    about: "Passports and licences of clients, and whether a plan needs them.",
    contracts: [documentsContract],
  },
  fund: { about: "A client's credit, and what became of it.", contracts: [fundContract] },
  browserErrors: { about: "Errors in pages, which browsers tell of.", contracts: [browserErrorsContract] },
  information: { about: "Policies, news, questions and the courier.", contracts: [informationContract] },
  notes: { about: "Messages between clients and the desk.", contracts: [notesContract] },
  opinions: {
    about: "What clients who were there say of properties and rental companies.",
    contracts: [opinionsContract],
  },
  papers: { about: "Receipts, signatures and vouchers, and whether they are genuine.", contracts: [papersContract] },
  payments: {
    about: "Methods of payment, cards, payment links and bank transfers.",
    contracts: [paymentsContract, ...methodContracts],
  },
  plan: {
    about: "The travel plan: its bookings, its state and what it waits for.",
    contracts: [checkoutContract, planContract, usTravelContract, reserveContract],
  },
  privacy: { about: "A copy of one's data, and closing the account.", contracts: [privacyContract] },
  proposals: { about: "What the desk proposes in place of a booking.", contracts: [proposalsContract] },
  trips: { about: "Trips by car that the shop proposes, with what can be had of them.", contracts: [tripsContract] },
  saved: { about: "What a client keeps to look at again.", contracts: [savedContract] },
  refunds: { about: "What comes back for a booking, and where to.", contracts: [refundsContract] },
};

export type DescribedCall = { operationId: string; tag: string; access: Endpoint["access"] };

/** What a call's description adds to its schemas, by its method and path: `GET /api/fund/:clientId`. */
export function describedCalls(products: readonly DescribedProduct[]): Map<string, DescribedCall> {
  const ofProducts = products.map(({ tag, contracts }) => [tag, { contracts }] as const);
  const calls = new Map<string, DescribedCall>();
  for (const [tag, { contracts }] of [...Object.entries(features), ...ofProducts])
    for (const contract of contracts)
      for (const [operationId, { method, path, access }] of Object.entries(contract))
        calls.set(`${method} ${path}`, { operationId, tag, access });
  return calls;
}

/** The tags of the calls, each with a sentence on their subject. */
export const describedTags = (products: readonly DescribedProduct[]) => [
  ...products.map(({ tag, about }) => ({ name: tag, description: about })),
  ...Object.entries(features).map(([name, { about }]) => ({ name, description: about })),
];
