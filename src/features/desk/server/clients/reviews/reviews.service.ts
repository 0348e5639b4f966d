import { writeAudit } from "../../../../../platform/server/audit/audit.repository";
import { type Caller, requireStaff } from "../../../../../platform/server/http/caller";
import { Problem } from "../../../../../platform/server/problem";
import { vaultOf } from "../../../../../platform/server/sealed/keyedDatabase";
import { Unsealable } from "../../../../../platform/server/sealed/vault";
import type { Services } from "../../../../../platform/server/services";
import { IdentityDocumentType } from "../../../../../shared/enumerations";
import { havanaDate } from "../../../../../shared/havana";
import type { Instant } from "../../../../../shared/instant";
import { closestLikeness } from "../../../../../shared/names/likeness";
import { contactOf } from "../../../../account/server/contactOf";
import { type DocumentPolicy, neededTypes, statusProblem } from "../../../../documents/documents.rules";
import { measuresOf } from "../../../../documents/measure.rules";
import { documentOf } from "../../../../documents/server/documents.service";
import { photoIdOf } from "../../../../documents/server/photos.repository";
import { openDocument } from "../../../../documents/server/sealedDocument";
import type { TripOfPaper } from "../../../../documents/server/tripOfPaper";
import { isOpen } from "../../../../plan/bookings/bookingStatus";
import type { CheckoutSnapshot } from "../../../../plan/checkout/checkout.states";
import type { BookingReader } from "../../../../plan/server/bookings/bookings.repository";
import { readPlans } from "../../../../plan/server/checkout/readPlan";
import { namesOf } from "../../../../plan/service/serviceOnSite";
import { MOST_WAITING } from "../../../desk.limits";
import { byDeadline, listedOf } from "../../../inbox/inbox.rules";
import { deadlinesOf } from "../../../plans/plan.log";
import { waitsForReview } from "../../../plans/why.desk.rules";
import type { ReviewedDocument, Reviews } from "../../../reviews.schemas";
import {
  findDocumentAndClient,
  planInNeed,
  plansInNeed,
  waitingDocuments,
  waitingHolders,
  waitingStatuses,
} from "./reviews.repository";

type Deps = Pick<Services, "db" | "now" | "log"> & {
  reader: Pick<BookingReader, "bookingsOf" | "productOf">;
  tripOfPaper: TripOfPaper;
};

type Sealed = Awaited<ReturnType<typeof waitingDocuments>>[number]["document"];
type FoundDocument = NonNullable<Awaited<ReturnType<typeof findDocumentAndClient>>>;

export type ReviewsService = ReturnType<typeof reviewsService>;

/** The items that wait for a review by staff. */
export function reviewsService({ db, now, log, reader, tripOfPaper }: Deps, policy: DocumentPolicy) {
  /** Under a policy by which nothing counts unreviewed, a given document blocks the payment as well. (DOC-12) */
  const blocking = waitingStatuses.filter((status) => statusProblem(status, policy) === "inReview");
  return {
    getReviews: async (caller: Caller): Promise<Reviews> => {
      requireStaff(caller);
      const holders = listedOf(await holdersByUrgency(), MOST_WAITING);
      const first = await documentsThatHoldUp();
      const firstIds = new Set(first.map(({ document }) => document.id));
      const documents = await waitingDocuments(db, { statuses: waitingStatuses, limit: MOST_WAITING });
      const shown = listedOf(
        [...first, ...documents.filter(({ document }) => !firstIds.has(document.id))],
        MOST_WAITING,
      );
      return {
        Documents: shown.map(({ document, client }) => ({
          DocumentId: document.id,
          ...contactOf(client),
          Type: document.type,
          Holder: document.holder,
          Status: statusProblem(document.status, policy) ?? document.status,
          HoldsUp: firstIds.has(document.id),
          GivenAt: document.givenAt,
        })),
        Holders: holders.map(({ holder, client }) => ({
          HolderId: holder.id,
          TravelPlanId: holder.planId,
          ...contactOf(client),
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
        ClientName: contactOf(found.client).ClientName,
        Document: documentOf(found.document, { photoId, at }),
        Trip: await tripOf(found),
      };
    },
  };

  /**
   * Of all documents that do not count unreviewed, however many wait before them, those that are needed by a plan that
   * waits for a review and for nothing of its client's, the plan's earliest deadline first; none of unreadable plans,
   * and no unreadable documents. (DESK-103, DOC-12)
   */
  async function documentsThatHoldUp() {
    const candidates = await waitingDocuments(db, { statuses: blocking, unpaid: true });
    const plans = await plansInNeed(db, [...new Set(candidates.map(({ client }) => client.id))]);
    const states = await readPlans(db, [...plans.values()], now());
    const ofWaitingPlans = candidates.flatMap((one) => {
      const planId = plans.get(one.client.id);
      const state = planId === undefined ? undefined : states.get(planId);
      return planId !== undefined && state && waitsForReview(state) ? [{ one, planId, Until: endOf(state) }] : [];
    });
    const held: typeof candidates = [];
    let others = 0;
    for (const { one, planId } of byDeadline(ofWaitingPlans)) {
      if (!one.isKept && others === MOST_WAITING) continue;
      if (!(await isNeeded(one.document, planId))) continue;
      held.push(one);
      if (!one.isKept) others += 1;
    }
    return held;
  }

  /** Names on cards that wait, the earliest deadline of their plans first. */
  async function holdersByUrgency() {
    const holders = await waitingHolders(db);
    const states = await readPlans(db, [...new Set(holders.map(({ holder }) => holder.planId))], now());
    return byDeadline(holders.map((row) => ({ ...row, Until: endOf(states.get(row.holder.planId)) })));
  }

  /** Whether the check of a plan asks for a document: a licence only of those who drive there. (DOC-1, DOC-7) */
  async function isNeeded(document: Sealed, planId: number): Promise<boolean> {
    if (document.holder === "client" && document.type === IdentityDocumentType.Passport) return true;
    try {
      const of = await tripOfPaper(db, openDocument(vaultOf(db), document), planId);
      return of !== null && neededTypes(of.cars).some((type) => type === document.type);
    } catch (error) {
      if (!(error instanceof Unsealable)) throw error;
      log.error({ err: error, document: document.id }, "a document that waits for a review could not be opened");
      return false;
    }
  }

  /** The trip that a document is for, who is booked there, and what the rules ask of the document for it. */
  async function tripOf({ document, client, iso, months }: FoundDocument): Promise<ReviewedDocument["Trip"]> {
    const planId = await planInNeed(db, document.clientId);
    const of = planId === undefined ? null : await tripOfPaper(db, document, planId);
    if (planId === undefined || !of) return null;
    const { trip, cars } = of;
    const open = (await reader.bookingsOf(db, planId)).filter(({ Status }) => isOpen(Status));
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
    const names = isDrivers ? drivers : [contactOf(client).ClientName, ...people.map(({ Name }) => Name)];
    return {
      TravelPlanId: planId,
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

/** A plan's next deadline; null: it has none, or cannot be read. */
const endOf = (state: CheckoutSnapshot | undefined): Instant | null => (state && deadlinesOf(state)[0]?.at) ?? null;
