import { writeAudit, writeView } from "../../../../../platform/server/audit/audit.repository";
import { type Caller, requireStaff } from "../../../../../platform/server/http/caller";
import { lastRefusal } from "../../../../../platform/server/outbox/outbox.repository";
import { Problem } from "../../../../../platform/server/problem";
import type { Services, Tx } from "../../../../../platform/server/services";
import { havanaDate } from "../../../../../shared/havana";
import type { Instant } from "../../../../../shared/instant";
import type { Minor } from "../../../../../shared/money";
import { hasFactor } from "../../../../account/server/access/secondFactor.repository";
import { type ClientRow, clientById, namesOfClients } from "../../../../account/server/account.repository";
import { provenPhoneOf } from "../../../../account/server/phone/phone.repository";
import { suspensionsOf } from "../../../../account/server/suspension/suspension.repository";
import { holdsOn } from "../../../../account/suspension.rules";
import { isOpen } from "../../../../plan/bookings/bookingStatus";
import type {
  ClientPast,
  ClientPastQuery,
  ClientPlan,
  NoteOnClient,
  SupportClient,
} from "../../../client/client.schemas";
import { documentsOf } from "../../records/plan.repository";
import { notesToDesk } from "../notes/notes.repository";
import { limitsOfClient } from "../plans/planLimits.repository";
import { moneyOfClient } from "../plans/planMoney.repository";
import { toDocument, toMail } from "../plans/planView";
import { CLIENT_NOTED, NOTED, WRITTEN } from "../thread/thread.repository";
import { writtenIn } from "../thread/thread.service";
import { entriesOfAudit } from "../timeline/timeline.entries";
import { auditOfClient, bookingsOfClient, mailsToClient, plansOfClient } from "./client.repository";

type Deps = Pick<Services, "db" | "now"> & { creditOf: (tx: Tx, clientId: number) => Promise<Minor> };

export type ClientService = ReturnType<typeof clientService>;

/** A client in the back office: who they are, their plans and money, and all communication. (DESK-33) */
export function clientService({ db, now, creditOf }: Deps) {
  /** Throws `notFound`, also for staff. */
  async function known(clientId: number): Promise<ClientRow> {
    const client = await clientById(db, clientId);
    if (client?.role !== "client") throw new Problem("notFound");
    return client;
  }

  const writeClientLook = (caller: Caller, clientId: number, at: Instant) =>
    writeView(db, { at, caller, action: "client.read", subject: `client ${clientId}` });

  return {
    /** For staff; audited once an hour. Throws `notFound`. */
    getClient: async (caller: Caller, clientId: number): Promise<SupportClient> => {
      requireStaff(caller);
      const client = await known(clientId);
      const at = now();
      await writeClientLook(caller, clientId, at);
      return {
        ClientId: clientId,
        Name: `${client.firstName} ${client.lastName}`,
        Email: client.email,
        Phone: client.phone,
        PhoneVerified: (await provenPhoneOf(db, client)) !== null,
        Language: client.language,
        CountryId: client.countryId,
        Address: [client.address, client.postalCode, client.city].filter(Boolean).join(", "),
        BirthDate: client.birthDate,
        CreatedAt: client.createdAt,
        ActivatedAt: client.activatedAt,
        ClosedAt: client.closedAt,
        SecondFactor: await hasFactor(db, clientId),
        MailRefusedAt: await lastRefusal(db, client.email, client.createdAt),
        Now: at,
        Suspensions: await suspensionsTo(clientId, at),
        Limits: await limitsOfClient(db, clientId, at),
        Plans: await plansTo(clientId),
        Money: await moneyOfClient(db, clientId),
        Fund: await creditOf(db, clientId),
        Documents: (await documentsOf(db, clientId)).map(toDocument),
      };
    },

    /** For staff: the newest messages and lines of the audit log, so many of each kind. Throws `notFound`. */
    getPast: async (caller: Caller, { ClientId: clientId, Most }: ClientPastQuery): Promise<ClientPast> => {
      requireStaff(caller);
      await known(clientId);
      await writeClientLook(caller, clientId, now());
      const most = Most + 1;
      const mails = await mailsToClient(db, clientId, most);
      const notes = await notesToDesk(db, clientId, most);
      const acts = await auditOfClient(db, clientId, most, [WRITTEN, NOTED, CLIENT_NOTED]);
      const lines = await auditOfClient(db, clientId, most);
      return {
        Mails: mails.slice(0, Most).map((mail) => toMail(mail, clientId, mails)),
        Notes: notes.slice(0, Most),
        Written: await writtenIn(db, clientId, acts.slice(0, Most)),
        History: await entriesOfAudit(db, lines.slice(0, Most)),
        More: [mails, notes, acts, lines].some((found) => found.length > Most),
      };
    },

    /** For staff: a note to colleagues. Throws `notFound`, and `support.accountClosed`. (SAFE-63) */
    note: async (caller: Caller, { ClientId: clientId, Message: reason }: NoteOnClient): Promise<void> => {
      requireStaff(caller);
      const { closedAt } = await known(clientId);
      if (closedAt !== null) throw new Problem("support.accountClosed");
      await writeAudit(db, { at: now(), caller, action: CLIENT_NOTED, subject: `client ${clientId}`, reason });
    },
  };

  async function suspensionsTo(clientId: number, at: Instant): Promise<SupportClient["Suspensions"]> {
    const rows = await suspensionsOf(db, clientId);
    const names = await namesOfClients(
      db,
      rows.flatMap(({ suspendedBy, liftedBy }) => [suspendedBy, ...(liftedBy === null ? [] : [liftedBy])]),
    );
    return rows.map((row) => ({
      Reason: row.reason,
      SuspendedAt: row.suspendedAt,
      By: names.get(row.suspendedBy) ?? "",
      LastDay: row.lastDay,
      LiftedAt: row.liftedAt,
      LiftedBy: row.liftedBy === null ? null : (names.get(row.liftedBy) ?? ""),
      Holds: holdsOn(havanaDate(at), row),
    }));
  }

  async function plansTo(clientId: number): Promise<ClientPlan[]> {
    const booked = await bookingsOfClient(db, clientId);
    return (await plansOfClient(db, clientId)).map(({ id, state, createdAt, paidAt }) => {
      const all = booked.filter(({ planId }) => planId === id);
      const open = all.filter(({ status }) => isOpen(status));
      return {
        TravelPlanId: id,
        State: state,
        CreatedAt: createdAt,
        PaidAt: paidAt,
        StartsAt: open.length === 0 ? null : Math.min(...open.map(({ startsAt }) => startsAt)),
        EndsAt: open.length === 0 ? null : Math.max(...open.map(({ endsAt }) => endsAt)),
        BookingIds: all.map((booking) => booking.id),
      };
    });
  }
}
