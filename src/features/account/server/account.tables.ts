import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { bigint, boolean, date, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { instant } from "../../../platform/server/db/schema/columns";
import {
  erased,
  erasedLast,
  NAMES_NOBODY,
  OF_STAFF,
  type PersonalData,
  personalColumns,
  personalRows,
} from "../../../platform/server/personal/personalData";
import { DEFAULT_LANGUAGE } from "../../../shared/constants";
import type { Language } from "../../../shared/language";
import type { OptionalMail } from "../../../shared/optionalMails";
import { roles } from "../../../shared/session.schemas";
import { STAFF_ROLES } from "../../../shared/staffRole";
import type { PolicyName } from "../../information/texts.rules";
import { codeChannels } from "../phone.rules";

export const countries = pgTable("countries", {
  id: integer().primaryKey(),
  iso: text().notNull().unique(),
  /** Months for which a passport of this country must still be valid from the first service's start. */
  passportMonths: integer("passport_months").notNull().default(6),
});

export const clients = pgTable(
  "clients",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Trimmed and in lower case. */
    email: text().notNull().unique(),
    /** Null until the address is proven to be this client's. */
    passwordHash: text("password_hash"),
    /** Mailed by password recovery: valid once, besides the old password, until it expires. */
    temporaryPasswordHash: text("temporary_password_hash"),
    temporaryPasswordExpiresAt: instant("temporary_password_expires_at"),
    role: text({ enum: roles }).notNull().default("client"),
    /** The role of staff; null for clients. (DESK-17) */
    staffRole: text("staff_role", { enum: STAFF_ROLES }),
    /** Set for staff who have left: they cannot sign in, and get no notifications. (DESK-19) */
    disabledAt: instant("disabled_at"),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    phone: text(),
    /** The number (E.164) that the client has proven with a code; unique among clients. */
    verifiedPhone: text("verified_phone").unique(),
    birthDate: date("birth_date"),
    countryId: integer("country_id").references(() => countries.id),
    address: text(),
    city: text(),
    postalCode: text("postal_code"),
    language: text().$type<Language>().notNull().default(DEFAULT_LANGUAGE),
    /** The digest of the link that activated the account, so that opening it again does no harm. */
    activationCodeHash: text("activation_code_hash"),
    activatedAt: instant("activated_at"),
    createdAt: instant("created_at").notNull(),
    /**
     * When the client closed the account: from then on the row has no personal data, and nobody is notified. (SAFE-25)
     */
    closedAt: instant("closed_at"),
    /** The kinds of email that the client does not want. (MAIL-9) */
    unwantedMails: text("unwanted_mails").array().$type<OptionalMail[]>().notNull().default([]),
    /**
     * The code in the unsubscribe links. It never changes, as a new one would break the links in earlier emails, and
     * it gives no other access. Null: no such email was sent yet.
     */
    unsubscribeCode: text("unsubscribe_code"),
  },
  // Partial, so PostgreSQL does not treat it as a key: setting the code does not block rows that refer to this one.
  (table) => [
    uniqueIndex("clients_unsubscribe_code").on(table.unsubscribeCode).where(sql`unsubscribe_code is not null`),
  ],
);

/**
 * A registration for an address, perhaps by another person, until the mailed link activates it. The client's row stays
 * empty until then: each link has its own password and name. (ACC-1)
 */
export const registrations = pgTable(
  "registrations",
  {
    codeHash: text("code_hash").primaryKey(),
    clientId: integer("client_id")
      .notNull()
      .references(() => clients.id, { onDelete: "cascade" }),
    passwordHash: text("password_hash").notNull(),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    phone: text(),
    countryId: integer("country_id").references(() => countries.id),
    language: text().$type<Language>().notNull(),
    /** Keyed digest of the mailed six digits, which are too few to be hidden by a plain hash. "" for none. */
    shortCodeHash: text("short_code_hash").notNull().default(""),
    /** Used by the last release only, which counts wrong codes here; the next one can drop it. */
    wrongCodes: integer("wrong_codes").notNull().default(0),
    /** The accepted policies, by their hashes; null: registered before these were stored. (INFO-28) */
    policies: jsonb().$type<Record<PolicyName, string>>(),
    /** The path of our site on which the registration began. */
    returnPath: text("return_path"),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [index("registrations_client").on(table.clientId)],
);

/** Open invitations to the staff: one per person, so that a new one replaces the last. (DESK-18) */
export const staffInvitations = pgTable("staff_invitations", {
  clientId: integer("client_id")
    .primaryKey()
    .references(() => clients.id, { onDelete: "cascade" }),
  staffRole: text("staff_role", { enum: STAFF_ROLES }).notNull(),
  language: text().$type<Language>().notNull(),
  codeHash: text("code_hash").notNull().unique(),
  createdAt: instant("created_at").notNull(),
  expiresAt: instant("expires_at").notNull(),
});

/**
 * The second factor of an account: codes of an app, passkeys, or both. `sealed` is the app's encrypted secret; with
 * passkeys alone, a secret that nobody was shown. (DESK-20, SAFE-40)
 */
export const secondFactors = pgTable("second_factors", {
  clientId: integer("client_id")
    .primaryKey()
    .references(() => clients.id, { onDelete: "cascade" }),
  sealed: text().notNull(),
  /** When the first code or passkey was confirmed; null: the factor is not required yet. */
  confirmedAt: instant("confirmed_at"),
  /** The last 30-second step whose code was accepted: no code is accepted twice. */
  lastStep: bigint("last_step", { mode: "number" }).notNull().default(0),
  /** Whether the app's codes count, once confirmed. */
  app: boolean().notNull().default(true),
});

/** Public keys of passkeys; each can replace the app's code. (SAFE-40) */
export const passkeys = pgTable(
  "passkeys",
  {
    /** The credential's id from its authenticator, in base64url. */
    id: text().primaryKey(),
    clientId: integer("client_id")
      .notNull()
      .references(() => secondFactors.clientId, { onDelete: "cascade" }),
    name: text().notNull(),
    /** In COSE form, in base64url. */
    publicKey: text("public_key").notNull(),
    /** The authenticator's last counter; 0 if it does not count. */
    counter: bigint({ mode: "number" }).notNull(),
    /** WebAuthn's transports, by which a browser reaches it. */
    transports: text().array().notNull(),
    addedAt: instant("added_at").notNull(),
    usedAt: instant("used_at"),
  },
  (table) => [index("passkeys_client").on(table.clientId)],
);

/** Open challenges for passkeys: each is valid once, for a short time, for one account. (SAFE-41) */
export const passkeyChallenges = pgTable(
  "passkey_challenges",
  {
    challengeHash: text("challenge_hash").primaryKey(),
    clientId: integer("client_id")
      .notNull()
      .references(() => clients.id, { onDelete: "cascade" }),
    /** To add a passkey, or to prove possession of one. */
    purpose: text({ enum: ["add", "prove"] }).notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [index("passkey_challenges_client").on(table.clientId)],
);

/** Codes that each replace the second factor once. */
export const recoveryCodes = pgTable(
  "recovery_codes",
  {
    codeHash: text("code_hash").primaryKey(),
    clientId: integer("client_id")
      .notNull()
      .references(() => secondFactors.clientId, { onDelete: "cascade" }),
    usedAt: instant("used_at"),
  },
  (table) => [index("recovery_codes_client").on(table.clientId)],
);

/** Refresh tokens: each is valid once; using one again revokes its whole family. */
export const sessions = pgTable(
  "sessions",
  {
    id: uuid().primaryKey(),
    family: uuid().notNull(),
    clientId: integer("client_id")
      .notNull()
      .references(() => clients.id),
    tokenHash: text("token_hash").notNull().unique(),
    /** The User-Agent at sign-in; null for older sessions and closed accounts. */
    device: text(),
    createdAt: instant("created_at").notNull(),
    /** On a family's first row: its own password was typed then; null for mailed passwords and links. (SAFE-40) */
    passwordAt: instant("password_at"),
    expiresAt: instant("expires_at").notNull(),
    rotatedAt: instant("rotated_at"),
    revokedAt: instant("revoked_at"),
  },
  (table) => [
    index("sessions_family").on(table.family),
    index("sessions_client").on(table.clientId),
    index("sessions_expires").on(table.expiresAt),
    index("sessions_revoked").on(table.revokedAt),
  ],
);

/** Codes that prove a phone number: six digits, of which only a keyed digest is kept. */
export const phoneCodes = pgTable(
  "phone_codes",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    clientId: integer("client_id")
      .notNull()
      .references(() => clients.id),
    /** E.164. */
    phone: text().notNull(),
    codeHash: text("code_hash").notNull(),
    channel: text({ enum: codeChannels }).notNull(),
    sentAt: instant("sent_at").notNull(),
    tries: integer().notNull().default(0),
    /** When it was confirmed, or made void by another number in the profile. */
    usedAt: instant("used_at"),
  },
  (table) => [
    index("phone_codes_client").on(table.clientId, table.sentAt),
    index("phone_codes_phone").on(table.phone, table.sentAt),
  ],
);

/**
 * Clients whom staff have suspended, one row each time: until a day, or until it is lifted. Only those without
 * `lifted_at` can still be in force. (SAFE-29)
 */
export const clientSuspensions = pgTable(
  "client_suspensions",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    clientId: integer("client_id")
      .notNull()
      .references(() => clients.id),
    /** Why, as the client reads it. */
    reason: text().notNull(),
    /** The last day (Havana) on which it holds; null: until staff lift it. */
    lastDay: date("last_day"),
    suspendedAt: instant("suspended_at").notNull(),
    suspendedBy: integer("suspended_by")
      .notNull()
      .references(() => clients.id),
    liftedAt: instant("lifted_at"),
    liftedBy: integer("lifted_by").references(() => clients.id),
  },
  (table) => [index("client_suspensions_client").on(table.clientId)],
);

/** Counters of password guesses and of unrequested emails. (SAFE-26) */
export const attempts = pgTable(
  "attempts",
  {
    /** A digest of what is counted. */
    key: text().primaryKey(),
    /** The instants of the attempts, epoch ms; expired ones are dropped with the next attempt. */
    made: bigint({ mode: "number" }).array().notNull(),
    forgetAt: instant("forget_at").notNull(),
  },
  (table) => [index("attempts_forget").on(table.forgetAt)],
);

/** Accepted proofs of work: each is valid for one call. Kept until their challenges have expired. */
export const spentChallenges = pgTable("spent_challenges", {
  digest: text().primaryKey(),
  expiresAt: instant("expires_at").notNull(),
});

/** What erasing a client does with these tables, in this order. (SAFE-25) */
export const personalData: readonly PersonalData[] = [
  personalRows(registrations, (of) => eq(registrations.clientId, of.clientId)),
  personalColumns(sessions, (of) => eq(sessions.clientId, of.clientId), {
    tokenHash: NAMES_NOBODY,
    device: erased(null),
  }),
  personalRows(passkeyChallenges, (of) => eq(passkeyChallenges.clientId, of.clientId)),
  personalRows(passkeys, (of) => eq(passkeys.clientId, of.clientId)),
  personalRows(recoveryCodes, (of) => eq(recoveryCodes.clientId, of.clientId)),
  personalRows(secondFactors, (of) => eq(secondFactors.clientId, of.clientId)),
  personalRows(phoneCodes, (of) => eq(phoneCodes.clientId, of.clientId)),
  personalRows(clientSuspensions, (of) => eq(clientSuspensions.clientId, of.clientId)),
  personalColumns(staffInvitations, (of) => eq(staffInvitations.clientId, of.clientId), {
    language: OF_STAFF,
    codeHash: OF_STAFF,
  }),
  // Its address and number are unique, and may be another client's from then on.
  personalColumns(clients, (of) => eq(clients.id, of.clientId), {
    email: erasedLast(() => `${randomUUID()}@closed.invalid`),
    passwordHash: erasedLast(null),
    temporaryPasswordHash: erasedLast(null),
    temporaryPasswordExpiresAt: erasedLast(null),
    firstName: erasedLast(""),
    lastName: erasedLast(""),
    phone: erasedLast(null),
    verifiedPhone: erasedLast(null),
    birthDate: erasedLast(null),
    countryId: erasedLast(null),
    address: erasedLast(null),
    city: erasedLast(null),
    postalCode: erasedLast(null),
    language: NAMES_NOBODY,
    activationCodeHash: erasedLast(null),
    closedAt: erasedLast((at) => at),
    unwantedMails: erasedLast([]),
    unsubscribeCode: erasedLast(null),
  }),
];
