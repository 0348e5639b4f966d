import { and, desc, eq, exists, gte, inArray, isNotNull, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import { alias, type PgColumn } from "drizzle-orm/pg-core";
import type { Instant } from "../../../shared/instant";
import type { Language } from "../../../shared/language";
import { isDue, isDueAgain } from "../db/due";
import { type MessageTemplate, outbox, providerStatuses } from "../db/schema/operations";
import { GATHERS, type MailParts } from "../notify/digest";
import type { Tx } from "../services";
import { isAboutMailbox } from "./refusal";

export type OutgoingMail = {
  /** Identifies the effect: a second message with the same key is not queued. (MAIL-2) */
  key: string;
  recipient: string;
  language: Language;
  subject: string;
  text: string;
  html: string;
  /** The part that opens an account: kept only until the message is sent or given up. (SAFE-22) */
  secrets: readonly string[];
  /** The path of our site by which its reader unsubscribes from its kind; null: there is no unsubscribing. */
  unsubscribePath: string | null;
  clientId: number | null;
  planId: number | null;
  /** The data from which it is written if merged, and until when it waits for others; null: it is sent by itself. */
  parts?: MailParts | null;
  waitsUntil?: Instant | null;
  at: Instant;
};

export type QueuedMail = typeof outbox.$inferSelect;
export type Channel = QueuedMail["channel"];
export type ProviderStatus = (typeof providerStatuses)[number];

/** Queues an email in the transaction of the event. False if it was queued before. */
export async function queueMail(tx: Tx, { at, secrets, ...mail }: OutgoingMail): Promise<boolean> {
  const rows = await tx
    .insert(outbox)
    .values({ ...mail, ...kept(secrets), channel: "mail", createdAt: at, nextAttemptAt: at })
    .onConflictDoNothing({ target: outbox.key })
    .returning({ id: outbox.id });
  return rows.length > 0;
}

export type OutgoingWhatsApp = Pick<
  OutgoingMail,
  "key" | "recipient" | "language" | "text" | "secrets" | "clientId" | "at"
> & { template: MessageTemplate };

const kept = (secrets: readonly string[]) => ({ secrets: secrets.length > 0 ? [...secrets] : null });

/** Queues a WhatsApp message in the transaction of the event; `text` is what the outbox shows. */
export async function queueWhatsApp(tx: Tx, { at, secrets, ...message }: OutgoingWhatsApp): Promise<void> {
  const subject = message.template.name;
  await tx
    .insert(outbox)
    .values({ ...message, ...kept(secrets), subject, channel: "whatsapp", createdAt: at, nextAttemptAt: at })
    .onConflictDoNothing({ target: outbox.key });
}

/** Sends a client's waiting emails to another address of theirs. (ACC-24) */
export async function redirectMails(
  tx: Tx,
  clientId: number,
  { from, to }: Record<"from" | "to", string>,
): Promise<void> {
  const waits = and(isNull(outbox.deliveredAt), isNotNull(outbox.nextAttemptAt));
  const own = and(eq(outbox.channel, "mail"), eq(outbox.clientId, clientId), eq(outbox.recipient, from));
  await tx.update(outbox).set({ recipient: to }).where(and(own, waits));
}

/** How long to wait after an attempt, in seconds: a minute, doubled each time, six hours at most. */
const backoff = sql`least(60 * power(2, least(${outbox.attempts}, 12)), 21600) * interval '1 second'`;
const tried = { at: outbox.nextAttemptAt, attempts: outbox.attempts, backoff };

/**
 * Which messages are claimed: those about some clients that were due at `dueBy`. `waits`: false while the clock is
 * stopped, because no wait would end.
 */
type Claim = Record<"dueBy" | "now", Instant> & { about?: SQL | undefined; waits?: boolean };

/** An email that is due by itself: it is not part of another one, and its wait for others is over. */
const isOfItsOwn = (dueBy: Instant, waits: boolean) =>
  and(
    isNull(outbox.sentWith),
    waits ? or(isNull(outbox.waitsUntil), isDue(outbox.waitsUntil, dueBy, 2 * GATHERS)) : undefined,
  );

const earlier = alias(outbox, "earlier_mails");
type Outbox = typeof outbox | typeof earlier;

/** Whether an email was never tried and may be merged with others of its plan. (MAIL-21) */
const gathers = (mail: Outbox) =>
  and(isNotNull(mail.parts), isNull(mail.sentWith), eq(mail.attempts, 0), isNotNull(mail.nextAttemptAt));

const isOfSamePlan = (one: Outbox, planId: PgColumn | number, recipient: PgColumn | string) =>
  and(eq(one.planId, planId), eq(one.recipient, recipient), eq(one.channel, "mail"));

/**
 * Whether another email of the same plan has to be claimed first and takes this one with it, so that no two processes
 * send parts of one email.
 */
const followsAnother = (db: Tx) => {
  const turnOf = (mail: Outbox) => sql`(coalesce(${mail.waitsUntil}, ${mail.nextAttemptAt}), ${mail.id})`;
  const others = db
    .select({ id: earlier.id })
    .from(earlier)
    .where(
      and(
        gathers(earlier),
        isOfSamePlan(earlier, outbox.planId, outbox.recipient),
        sql`${turnOf(earlier)} < ${turnOf(outbox)}`,
      ),
    );
  return and(gathers(outbox), exists(others));
};

/**
 * Claims the message of a channel that is due longest, and in the same transaction counts an attempt and schedules the
 * next: other processes claim other messages, and after a crash it is tried again. It must be sent immediately, because
 * another process may claim it a minute later. The waiting emails about the same plan become its parts, permanently: it
 * is tried again with the same ones. They count its attempts too, because a process of the last release does not know
 * parts and would send them separately. Null: none is due. (MAIL-2, MAIL-21)
 */
export async function claimMessage(
  db: Tx,
  channel: Channel,
  { dueBy, now, about, waits = true }: Claim,
): Promise<QueuedMail | null> {
  return db.transaction(async (tx) => {
    const due = tx
      .select({ id: outbox.id })
      .from(outbox)
      .where(
        and(
          eq(outbox.channel, channel),
          isDueAgain(tried, dueBy),
          isOfItsOwn(dueBy, waits),
          sql`not coalesce(${followsAnother(tx)}, false)`,
          about,
        ),
      )
      .orderBy(outbox.nextAttemptAt, outbox.id)
      .limit(1)
      .for("update", { skipLocked: true });
    const [claimed = null] = await tx
      .update(outbox)
      .set({
        attempts: sql`${outbox.attempts} + 1`,
        nextAttemptAt: sql`${new Date(now).toISOString()}::timestamptz + ${backoff}`,
      })
      .where(inArray(outbox.id, due))
      .returning();
    const { id, planId, recipient, attempts, nextAttemptAt, parts } = claimed ?? {};
    if (id !== undefined && planId && recipient && parts)
      await tx
        .update(outbox)
        .set({ sentWith: id, attempts, nextAttemptAt })
        .where(
          attempts === 1
            ? and(gathers(outbox), isOfSamePlan(outbox, planId, recipient))
            : and(eq(outbox.sentWith, id), isNotNull(outbox.nextAttemptAt)),
        );
    return claimed;
  });
}

/** The emails that were merged into one, in the order in which they were queued; without that one. (MAIL-21) */
export async function partsOfMail(db: Tx, { id }: Pick<QueuedMail, "id">): Promise<QueuedMail[]> {
  const waits = and(isNull(outbox.deliveredAt), isNull(outbox.asideAt));
  return db
    .select()
    .from(outbox)
    .where(and(eq(outbox.sentWith, id), waits))
    .orderBy(outbox.id);
}

/**
 * The random part of the Message-ID of the first email about the plan that its reader got, by which mail programs
 * thread the others; null for that first one. (MAIL-22)
 */
export async function threadOf(db: Tx, { id, planId, recipient }: QueuedMail): Promise<string | null> {
  if (planId === null) return null;
  const [first] = await db
    .select({ messageId: outbox.messageId })
    .from(outbox)
    .where(
      and(
        isOfSamePlan(outbox, planId, recipient),
        isNull(outbox.sentWith),
        isNotNull(outbox.deliveredAt),
        ne(outbox.id, id),
      ),
    )
    .orderBy(outbox.deliveredAt, outbox.id)
    .limit(1);
  return first?.messageId ?? null;
}

/** A message with its parts. */
const withParts = ({ id }: Pick<QueuedMail, "id">) => or(eq(outbox.id, id), eq(outbox.sentWith, id));

type Delivery = { at: Instant; reference: string | null; isSent: boolean };

/**
 * `reference`: the provider's id of the message, if any. `isSent`: it was really sent, so its secrets are blanked;
 * otherwise people read them in the outbox. (SAFE-22)
 */
export async function markDelivered(db: Tx, mail: QueuedMail, { at, reference, isSent }: Delivery): Promise<void> {
  await db.transaction(async (tx) => {
    if (isSent) await blankSecrets(tx, mail);
    await tx
      .update(outbox)
      .set({ deliveredAt: at, nextAttemptAt: null, providerReference: reference, parts: null })
      .where(withParts(mail));
  });
}

/**
 * Records that a mail server will never deliver an email, and ends the attempts, like `giveUp`. `words`: its answer
 * (`refusalWords`). (MAIL-8)
 */
export async function markRefused(db: Tx, mail: QueuedMail, { at, words }: { at: Instant; words: string }) {
  await db.transaction(async (tx) => {
    await blankSecrets(tx, mail);
    const refused = { deliveredAt: null, nextAttemptAt: null, refusedAt: at, refusal: words };
    await tx
      .update(outbox)
      .set(refused)
      .where(and(withParts(mail), isNull(outbox.refusedAt)));
  });
}

/**
 * Records that an email which a mail server had accepted was returned undelivered; resolves to its id. `messageIds`:
 * the random parts of the Message-IDs that it may have. Null: it is none of ours. Idempotent. (MAIL-10)
 */
export async function markReturned(
  db: Tx,
  messageIds: readonly string[],
  { at, words }: { at: Instant; words: string },
): Promise<number | null> {
  const [mail] = await db
    .select()
    .from(outbox)
    .where(and(eq(outbox.channel, "mail"), inArray(outbox.messageId, [...messageIds])))
    .limit(1);
  if (!mail) return null;
  await markRefused(db, mail, { at, words });
  return mail.id;
}

/** Ends the attempts: the message stays in the outbox undelivered, with its secrets blanked. (SAFE-22) */
export async function giveUp(db: Tx, mail: QueuedMail): Promise<void> {
  await db.transaction(async (tx) => {
    await blankSecrets(tx, mail);
    await tx.update(outbox).set({ nextAttemptAt: null }).where(withParts(mail));
  });
}

export async function latestMessages(db: Tx, limit: number): Promise<QueuedMail[]> {
  return db.select().from(outbox).orderBy(desc(outbox.id)).limit(limit);
}

/**
 * When the mailbox of an address refused the last email with a known outcome that was queued for it since an instant;
 * null if it did not. (MAIL-8)
 */
export async function lastRefusal(db: Tx, recipient: string, since: Instant): Promise<Instant | null> {
  const { refusedAt, refusal, deliveredAt } = outbox;
  const [last] = await db
    .select({ refusedAt, refusal })
    .from(outbox)
    .where(
      and(
        eq(outbox.channel, "mail"),
        eq(outbox.recipient, recipient),
        gte(outbox.createdAt, since),
        or(isNotNull(deliveredAt), isNotNull(refusedAt)),
      ),
    )
    .orderBy(desc(outbox.id))
    .limit(1);
  return last?.refusal && isAboutMailbox(last.refusal) ? last.refusedAt : null;
}

/**
 * Records the provider's status of a message that it accepted. It may be reported late, twice or out of order: only a
 * later one of `providerStatuses` replaces the stored one, and a failure is final.
 */
export async function recordStatus(db: Tx, reference: string, status: ProviderStatus): Promise<void> {
  const before = providerStatuses.slice(0, providerStatuses.indexOf(status));
  const earlier = or(isNull(outbox.providerStatus), inArray(outbox.providerStatus, before));
  await db
    .update(outbox)
    .set({ providerStatus: status })
    .where(and(eq(outbox.providerReference, reference), earlier));
}

/** Replaces a secret. */
const BLANK = "•••";

/** A message's text with its secrets blanked, and its recipient, if that is one of them. (SAFE-22) */
export function withoutSecrets({ recipient, subject, text, html, unsubscribePath, template, secrets }: QueuedMail) {
  // A damaged list of secrets must not cause an accepted message to be sent again. (OPS-113)
  const known = Array.isArray(secrets) ? secrets : [];
  const without = (words: string) => known.reduce((rest, secret) => rest.replaceAll(secret, BLANK), words);
  return {
    recipient: without(recipient),
    subject: without(subject),
    text: without(text),
    html: html === null ? null : without(html),
    unsubscribePath: unsubscribePath === null ? null : without(unsubscribePath),
    template: template && { ...template, parameters: template.parameters.map(without) },
  };
}

/**
 * Removes a message's secrets: the rest stays readable. Nothing is written if there are none, because closing the
 * account may have emptied the message while it was being sent. (SAFE-22, SAFE-25)
 */
async function blankSecrets(tx: Tx, mail: QueuedMail) {
  if (mail.secrets === null) return;
  await tx
    .update(outbox)
    .set({ ...withoutSecrets(mail), secrets: null })
    .where(and(eq(outbox.id, mail.id), isNotNull(outbox.secrets)));
}
