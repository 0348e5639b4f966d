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
import { namesOf } from "../../../../plan/serviceOnSite";
import type { ReviewedDocument, Reviews } from "../../../reviews.schemas";
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
      return {
        Documents: documents.map(({ document, client }) => ({
          DocumentId: document.id,
          ...whose(client),
          Type: document.type,
          Holder: document.holder,
          // Under a policy by which nothing counts unreviewed, a given document blocks the payment as well. (DOC-12)
          Status: statusProblem(document.status, policy) ?? document.status,
          GivenAt: document.givenAt,
        })),
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
