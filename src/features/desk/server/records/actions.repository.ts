import { and, eq, isNotNull } from "drizzle-orm";
import { outbox } from "../../../../platform/server/db/schema/operations";
import type { Tx } from "../../../../platform/server/services";
import type { Instant } from "../../../../shared/instant";
import { clients } from "../../../account/server/account.tables";
import { payments } from "../../../payments/server/payments.tables";
import { bookings, travelPlans, vouchers } from "../../../plan/server/plan.tables";

/**
 * An email to the client about a plan, with the client's present address. Emails with a secret belong to no plan, and
 * those to staff are not the client's: neither is found.
 */
export async function findClientMail(tx: Tx, mailId: number) {
  const [row] = await tx
    .select({ mail: outbox, planId: travelPlans.id, email: clients.email })
    .from(outbox)
    .innerJoin(travelPlans, and(eq(travelPlans.id, outbox.planId), eq(travelPlans.clientId, outbox.clientId)))
    .innerJoin(clients, eq(clients.id, travelPlans.clientId))
    .where(and(eq(outbox.id, mailId), eq(outbox.channel, "mail"), isNotNull(outbox.planId)));
  return row;
}

type ClientMail = NonNullable<Awaited<ReturnType<typeof findClientMail>>>;

/** Queues an email once more, to the client's present address. */
export async function queueAgain(tx: Tx, { mail, planId, email }: ClientMail, at: Instant): Promise<void> {
  const { key, channel, language, subject, text, html, clientId } = mail;
  await tx
    .insert(outbox)
    .values({
      key: `${key}/again-${at}`,
      channel,
      recipient: email,
      language,
      subject,
      text,
      html,
      clientId,
      planId,
      createdAt: at,
      nextAttemptAt: at,
    })
    .onConflictDoNothing({ target: outbox.key });
}

export async function putMailAside(tx: Tx, mailId: number, at: Instant): Promise<void> {
  await tx.update(outbox).set({ asideAt: at }).where(eq(outbox.id, mailId));
}

export async function hasVouchers(db: Tx, planId: number): Promise<boolean> {
  const rows = await db
    .select({ id: vouchers.bookingId })
    .from(vouchers)
    .innerJoin(bookings, eq(bookings.id, vouchers.bookingId))
    .where(eq(bookings.planId, planId))
    .limit(1);
  return rows.length > 0;
}

export async function paymentToRetry(db: Tx, paymentId: string) {
  const { planId, status } = payments;
  const [row] = await db.select({ planId, status }).from(payments).where(eq(payments.id, paymentId));
  return row;
}

/** Makes a booking's voucher be signed again when it is next shown; resolves to whether the booking has one. */
export async function signVoucherAgain(tx: Tx, bookingId: number): Promise<boolean> {
  const rows = await tx
    .update(vouchers)
    .set({ token: null })
    .where(eq(vouchers.bookingId, bookingId))
    .returning({ bookingId: vouchers.bookingId });
  return rows.length > 0;
}
