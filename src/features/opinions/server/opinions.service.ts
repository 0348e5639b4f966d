import { writeAudit } from "../../../platform/server/audit/audit.repository";
import { type Caller, requireOwner, requireStaff } from "../../../platform/server/http/caller";
import type { Listed } from "../../../platform/server/listed.repository";
import type { Notify } from "../../../platform/server/notify/notify";
import { Problem, wrongField } from "../../../platform/server/problem";
import type { Services, Tx } from "../../../platform/server/services";
import { havanaDate } from "../../../shared/havana";
import { recipientOf } from "../../account/server/account.repository";
import { productOf } from "../../plan/productOf";
import { hotelPath } from "../../plan/products.pages";
import type { BookingReader } from "../../plan/server/bookings/bookings.repository";
import { areWhole, isLinkValid, mayWrite, opinionSubjects, type Stars, tenthsOf } from "../opinions.rules";
import type {
  Asked,
  CompanyMark,
  NewOpinion,
  OpinionDecision,
  OpinionPage,
  OwnOpinion,
  PropertyMark,
  WaitingOpinion,
} from "../opinions.schemas";
import type { RatedProduct } from "./opinions.ports";
import {
  companyMarks,
  decideOpinion,
  findRequest,
  hasCompany,
  lockOpinion,
  lockRequest,
  markOf,
  opinionsOfClient,
  pastBookings,
  propertyMarks,
  type RatedItem,
  saveOpinion,
  shownOpinions,
  subjectMarks,
  waitingOpinions,
} from "./opinions.repository";

/** Reviews in one answer to readers. */
const PAGE_SIZE = 10;

type Deps = Pick<Services, "db" | "now"> & {
  notify: Notify;
  digest: (code: string) => string;
  products: readonly RatedProduct[];
  bookingsOf: BookingReader["bookingsOf"];
  /** Which reviews staff decide about at a time: those of their inbox; the next ones follow as these are done. */
  ofInbox: Listed;
};

export type OpinionsService = ReturnType<typeof opinionsService>;

/** Reviews of properties and rental companies by clients who were there. */
export function opinionsService({ db, now, notify, digest, products, bookingsOf, ofInbox }: Deps) {
  return {
    /**
     * The published reviews of a property or company, with the mean of all and of each subject. Throws `notFound`.
     * (REVIEW-4)
     */
    async of(item: RatedItem, page: number): Promise<OpinionPage> {
      if (!(await exists(item))) throw new Problem("notFound");
      const { count, tenths } = await markOf(db, item);
      const marks = count > 0 ? await subjectMarks(db, item) : [];
      const rows = count > 0 ? await shownOpinions(db, item, { limit: PAGE_SIZE, offset: page * PAGE_SIZE }) : [];
      const subjects: readonly string[] = opinionSubjects["hotelId" in item ? "lodging" : "car"];
      return {
        Count: count,
        Tenths: tenths,
        Subjects: subjects.flatMap((subject) =>
          marks.filter((mark) => mark.subject === subject).map((mark) => ({ Subject: subject, Tenths: mark.tenths })),
        ),
        Opinions: rows.map(({ opinion, firstName, startsAt }) => ({
          FirstName: firstName,
          Month: havanaDate(startsAt).slice(0, 7),
          WrittenOn: havanaDate(opinion.writtenAt),
          Language: opinion.language,
          Tenths: opinion.tenths,
          Text: opinion.text,
        })),
        PageSize: PAGE_SIZE,
      };
    },

    mark: (item: RatedItem) => markOf(db, item),

    companies: (): Promise<CompanyMark[]> => companyMarks(db),

    properties: (): Promise<PropertyMark[]> => propertyMarks(db),

    /** For the holder of the link. Throws `opinion.linkOver`. (REVIEW-1) */
    async asked(code: string): Promise<Asked> {
      return askedOf(db, validRequest(await findRequest(db, digest(code))));
    },

    /**
     * For the holder of the link: writes a review of one booking, which waits for staff. Throws `opinion.linkOver`,
     * `opinion.written` if there is one that was not refused, and `invalid` if a subject has no stars. (REVIEW-2)
     */
    write: ({ Code, BookingId, Stars, Text, Language }: NewOpinion): Promise<Asked> =>
      db.transaction(async (tx) => {
        const request = validRequest(await lockRequest(tx, digest(Code)));
        const booking = (await ratedBookings(tx, request.planId)).find(({ bookingId }) => bookingId === BookingId);
        if (!booking) throw new Problem("plan.bookingUnknown");
        if (!mayWrite(booking.opinion?.status ?? null)) throw new Problem("opinion.written");
        if (!areWhole(booking.kind, Stars)) throw wrongField("Stars", "required");
        await saveOpinion(tx, {
          bookingId: BookingId,
          clientId: request.clientId,
          stars: Stars,
          tenths: tenthsOf(Object.values(Stars)),
          hotelId: booking.hotelId,
          supplierId: booking.kind === "car" ? booking.supplierId : null,
          text: Text,
          language: Language,
          status: "waiting",
          writtenAt: now(),
        });
        return askedOf(tx, request);
      }),

    /** For staff: reviews that are not decided yet. */
    async waiting(caller: Caller): Promise<WaitingOpinion[]> {
      requireStaff(caller);
      return toDecide(ofInbox);
    },

    toDecide,

    /**
     * For staff: publishes a review, or refuses it with a reason; its writer is notified. Throws `notFound`,
     * `support.nothingWaiting` if it was decided already, and `invalid` for a refusal without a reason. (REVIEW-3)
     */
    async decide(caller: Caller, { BookingId, Show, Reason }: OpinionDecision): Promise<void> {
      requireStaff(caller);
      const reason = Show ? null : (Reason ?? "");
      if (reason === "") throw wrongField("Reason", "required");
      await db.transaction(async (tx) => {
        const opinion = await lockOpinion(tx, BookingId);
        if (!opinion) throw new Problem("notFound");
        if (opinion.status !== "waiting") throw new Problem("support.nothingWaiting");
        const at = now();
        await decideOpinion(tx, BookingId, { status: Show ? "shown" : "refused", reason, decidedAt: at });
        const action = Show ? "opinion.shown" : "opinion.refused";
        await writeAudit(tx, { at, caller, action, subject: `booking ${BookingId}`, ...(reason && { reason }) });
        const { clientId, planId, hotelId } = opinion;
        await notify(tx, {
          clientId,
          planId,
          key: `booking-${BookingId}-opinion-${at}`,
          at,
          ...(reason === null
            ? { template: "opinionShown", values: { bookingId: BookingId } }
            : { template: "opinionRefused", values: { bookingId: BookingId, reason } }),
          path: Show && hotelId !== null ? hotelPath(hotelId) : undefined,
        });
      });
    },

    /** For the client and staff: all of a client's reviews, for the copy of their data. */
    async every(caller: Caller, clientId: number): Promise<OwnOpinion[]> {
      requireOwner(caller, clientId);
      return (await opinionsOfClient(db, clientId)).map((row) => ({
        BookingId: row.bookingId,
        WrittenAt: row.writtenAt,
        Language: row.language,
        Stars: counts(row.stars),
        Text: row.text,
        Status: row.status,
        Reason: row.reason,
      }));
    },
  };

  /** The reviews that wait longest for staff. */
  async function toDecide(listed: Listed): Promise<WaitingOpinion[]> {
    const rows = await waitingOpinions(db, listed);
    const houses = await houseNames(rows.flatMap(({ opinion }) => opinion.hotelId ?? []));
    return rows.map(({ opinion, firstName, company }) => ({
      BookingId: opinion.bookingId,
      Kind: opinion.hotelId === null ? "car" : "lodging",
      Name: houses.get(opinion.hotelId ?? 0) ?? company ?? "",
      FirstName: firstName,
      WrittenAt: opinion.writtenAt,
      Language: opinion.language,
      Stars: counts(opinion.stars),
      Text: opinion.text,
    }));
  }

  /** The names of houses, on sale or not. */
  async function houseNames(ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
    const found = await Promise.all(products.map(({ rated }) => rated?.houses?.(db, ids)));
    return new Map(found.flatMap((names) => [...(names ?? [])]));
  }

  async function exists(item: RatedItem): Promise<boolean> {
    if ("supplierId" in item) return hasCompany(db, item.supplierId);
    return (await houseNames([item.hotelId])).has(item.hotelId);
  }

  /** A plan's bookings that took place and are rated, each with its client's review. */
  async function ratedBookings(tx: Tx, planId: number) {
    const past = await pastBookings(tx, planId);
    const shown = await bookingsOf(tx, planId);
    return past.flatMap((row) => {
      const booking = shown.find(({ BookingId }) => BookingId === row.bookingId);
      const rated = booking && productOf(products, booking).rated;
      return rated ? [{ ...row, kind: rated.kind, ...rated.of(booking) }] : [];
    });
  }

  type Request = NonNullable<Awaited<ReturnType<typeof findRequest>>>;

  function validRequest(request: Request | null): Request {
    if (!request || !isLinkValid(request.askedAt, now())) throw new Problem("opinion.linkOver");
    return request;
  }

  async function askedOf(tx: Tx, { planId, clientId }: Request): Promise<Asked> {
    const recipient = await recipientOf(tx, clientId);
    return {
      FirstName: recipient?.name ?? "",
      Bookings: (await ratedBookings(tx, planId)).map(({ bookingId, kind, name, startsAt, endsAt, opinion }) => ({
        BookingId: bookingId,
        Kind: kind,
        Name: name,
        From: havanaDate(startsAt),
        Until: havanaDate(endsAt),
        Status: opinion?.status ?? null,
        Reason: opinion?.reason ?? null,
      })),
    };
  }
}

/** Leaves out values that are not numbers, as in a damaged row. (OPS-113) */
const counts = (stars: Stars): Record<string, number> =>
  Object.fromEntries(
    Object.entries(stars).flatMap(([subject, count]) => (typeof count === "number" ? [[subject, count]] : [])),
  );
