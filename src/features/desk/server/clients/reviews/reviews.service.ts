import { writeAudit } from "../../../../../platform/server/audit/audit.repository";
import { type Caller, requireStaff } from "../../../../../platform/server/http/caller";
import { Problem } from "../../../../../platform/server/problem";
import type { Services } from "../../../../../platform/server/services";
import { havanaDate } from "../../../../../shared/havana";
import type { Language } from "../../../../../shared/language";
import { closestLikeness } from "../../../../../shared/names/likeness";
import { type DocumentPolicy, statusProblem } from "../../../../documents/documents.rules";
import { measuresOf } from "../../../../documents/measure.rules";
import { documentOf } from "../../../../documents/server/documents.service";
import { photoIdOf } from "../../../../documents/server/photos.repository";
import type { TripOfPaper } from "../../../../documents/server/tripOfPaper";
import { isOpen } from "../../../../plan/bookingStatus";
import type { BookingReader } from "../../../../plan/server/bookings/bookings.repository";
import { ifReadable, readPlan } from "../../../../plan/server/checkout/readPlan";
import { namesOf } from "../../../../plan/serviceOnSite";
import { waitsForReview } from "../../../plans/why.desk.rules";
import type { ReviewedDocument, Reviews, WaitingDocument } from "../../../reviews.schemas";
import { findDocumentAndClient, planInNeed, waitingDocuments, waitingHolders } from "./reviews.repository";

/** Items of each kind in one answer; the next ones follow as these are done. */
const SHOWN = 100;

type Parts = Pick<Services, "db" | "now"> & {
  reader: Pick<BookingReader, "bookingsOf" | "productOf">;
  tripOfPaper: TripOfPaper;
};

type FoundDocument = NonNullable<Awaited<ReturnType<typeof findDocumentAndClient>>>;

export type ReviewsService = ReturnType<typeof reviewsService>;

/** The items that wait for a review by staff. */
export function reviewsService({ db, now, reader, tripOfPaper }: Parts, policy: DocumentPolicy) {
  return {
    getReviews: async (caller: Caller): Promise<Reviews> => {
      requireStaff(caller);
      const documents = await waitingDocuments(db, SHOWN);
      const holders = await waitingHolders(db, SHOWN);
      const heldUp = await clientsHeldUp(new Set(documents.map(({ client }) => client.id)));
      const listed = documents.map(({ document, client }): WaitingDocument => {
        // Under a policy by which nothing counts unreviewed, a given document blocks the payment as well. (DOC-12)
        const problem = statusProblem(document.status, policy);
        return {
          DocumentId: document.id,
          ...whose(client),
          Type: document.type,
          Holder: document.holder,
          Status: problem ?? document.status,
          HoldsUp: problem === "inReview" && heldUp.has(client.id),
          GivenAt: document.givenAt,
        };
      });
      return {
        Documents: listed.sort((one, other) => Number(other.HoldsUp) - Number(one.HoldsUp)),
        Holders: holders.map(({ holder, client }) => ({
          HolderId: holder.id,
          TravelPlanId: holder.planId,
          ...whose(client),
          Name: holder.name,
          AskedAt: holder.askedAt,
        })),
      };
    },

    /** For staff; each access is audited. Throws `notFound`. */
    getDocument: async (caller: Caller, documentId: number): Promise<ReviewedDocument> => {
      requireStaff(caller);
      const found = await findDocumentAndClient(db, documentId);
      if (!found) throw new Problem("notFound");
      const subject = `client ${found.client.id}`;
      const at = now();
      await writeAudit(db, { at, caller, action: "document.read", subject, facts: { document: documentId } });
      const photoId = await photoIdOf(db, documentId);
      return {
        ClientName: whose(found.client).ClientName,
        Document: documentOf(found.document, { photoId, at }),
        Trip: await tripOf(found),
      };
    },
  };

  /** Those of the clients whose plan waits for a review, by the rule of the inbox; of unreadable plans none. (DESK-103) */
  async function clientsHeldUp(clientIds: ReadonlySet<number>): Promise<ReadonlySet<number>> {
    const heldUp = new Set<number>();
    const at = now();
    for (const id of clientIds) {
      const plan = await planInNeed(db, id);
      const snapshot = plan ? await ifReadable(readPlan(db, plan.id, at)) : null;
      if (snapshot && waitsForReview(snapshot)) heldUp.add(id);
    }
    return heldUp;
  }

  /** The trip that a document is for, who is booked there, and what the rules ask of the document for it. */
  async function tripOf({ document, client, iso, months }: FoundDocument): Promise<ReviewedDocument["Trip"]> {
    const plan = await planInNeed(db, document.clientId);
    const of = plan && (await tripOfPaper(db, document, plan.id));
    if (!of) return null;
    const { trip, cars } = of;
    const open = (await reader.bookingsOf(db, plan.id)).filter(({ Status }) => isOpen(Status));
    const isDrivers = document.holder === "driver";
    const measures = measuresOf({ ...document, countryIso: iso, months }, trip, cars, isDrivers);
    const people = open.flatMap((booking) =>
      namesOf(reader.productOf(booking), booking).map((Name) => ({
        BookingId: booking.BookingId,
        Name,
        Drives: trip.cars.some(({ bookingId }) => bookingId === booking.BookingId),
        From: havanaDate(booking.StartsAt),
        To: havanaDate(booking.EndsAt),
      })),
    );
    const drivers = people.filter(({ Drives }) => Drives).map(({ Name }) => Name);
    const names = isDrivers ? drivers : [whose(client).ClientName, ...people.map(({ Name }) => Name)];
    return {
      TravelPlanId: plan.id,
      FirstDay: trip.firstDay,
      LastDay: trip.lastDay,
      People: people,
      NameIs: closestLikeness(names, document),
      Measures: measures.map(({ rule, bookingId, of: ofRule, needed, has, missing }) => ({
        Rule: rule,
        BookingId: bookingId,
        Of: ofRule,
        Needed: needed,
        Has: has,
        Missing: missing,
      })),
    };
  }
}

type Whose = { id: number; email: string; firstName: string; lastName: string; language: Language };

function whose({ id, email, firstName, lastName, language }: Whose) {
  return { ClientId: id, ClientName: `${firstName} ${lastName}`, ClientEmail: email, ClientLanguage: language };
}
