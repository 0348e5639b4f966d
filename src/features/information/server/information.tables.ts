import { eq } from "drizzle-orm";
import { date, index, integer, jsonb, pgTable, text, unique } from "drizzle-orm/pg-core";
import { idOf, instant } from "../../../platform/server/db/schema/columns";
import {
  NAMES_NOBODY,
  OF_STAFF,
  type PersonalData,
  personalColumns,
} from "../../../platform/server/personal/personalData";
import type { Language } from "../../../shared/language";
import type { Policy } from "../information.schemas";
import { newsCategoryCodes } from "../news.rules";
import { policyNames, textNames } from "../texts.rules";
import type { NewsTexts, Texts } from "./longTexts";

export const newsCategories = pgTable("news_categories", {
  id: integer().primaryKey(),
  /** Its name is the message `news.category.<code>`. */
  code: text({ enum: newsCategoryCodes }).notNull(),
});

/** Important notices for travelers. */
export const news = pgTable(
  "news",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    categoryId: integer("category_id")
      .notNull()
      .references(() => newsCategories.id),
    /** A Havana date. */
    publishedOn: date("published_on").notNull(),
    /** By language: always in the default one, in others if written. */
    texts: jsonb().$type<NewsTexts>().notNull(),
    /** Null: unchanged since the seed. */
    changedAt: instant("changed_at"),
    /** The instant from which it is no longer shown. */
    retiredAt: instant("retired_at"),
  },
  (table) => [index("news_published_on").on(table.publishedOn)],
);

/**
 * Versions of texts that an operator has published in place of delivered ones. The newest is in force; none is ever
 * changed or deleted. Figures are placeholders.
 */
export const publishedTexts = pgTable(
  "published_texts",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: text({ enum: textNames }).notNull(),
    /** Counted per text, from 1. */
    version: integer().notNull(),
    /** In every language. */
    texts: jsonb().$type<Record<Language, Texts[(typeof textNames)[number]]>>().notNull(),
    publishedAt: instant("published_at").notNull(),
    publishedBy: integer("published_by")
      .notNull()
      .references(() => idOf("clients")),
    reason: text().notNull(),
  },
  (table) => [unique("published_texts_version").on(table.name, table.version)],
);

/** A policy as it was accepted, verbatim with its figures. Stored once for all who accepted the same. (INFO-24) */
export const storedPolicies = pgTable("kept_policies", {
  /** SHA-256 of the name, the version and the texts. */
  hash: text().primaryKey(),
  name: text({ enum: policyNames }).notNull(),
  /** 0: the delivered text. */
  version: integer().notNull(),
  texts: jsonb().$type<Record<Language, Policy>>().notNull(),
  keptAt: instant("kept_at").notNull(),
});

const keptPolicy = () =>
  text()
    .notNull()
    .references(() => storedPolicies.hash);

/** The columns of what accepts the three policies, each by its hash. */
export const acceptedPolicyColumns = () => ({
  terms: keptPolicy(),
  privacy: keptPolicy(),
  cancellation: keptPolicy(),
});

/** The policies accepted at registration, by their hashes; no row for other clients. (INFO-28) */
export const registeredPolicies = pgTable("registered_policies", {
  clientId: integer("client_id")
    .primaryKey()
    .references(() => idOf("clients")),
  acceptedAt: instant("accepted_at").notNull(),
  ...acceptedPolicyColumns(),
});

/** What erasing a client does with these tables, in this order. (SAFE-25) */
export const personalData: readonly PersonalData[] = [
  personalColumns(registeredPolicies, (of) => eq(registeredPolicies.clientId, of.clientId), {
    terms: NAMES_NOBODY,
    privacy: NAMES_NOBODY,
    cancellation: NAMES_NOBODY,
  }),
  personalColumns(publishedTexts, (of) => eq(publishedTexts.publishedBy, of.clientId), {
    texts: OF_STAFF,
    reason: OF_STAFF,
  }),
];
