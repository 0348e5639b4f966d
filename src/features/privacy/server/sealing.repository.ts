import { and, eq, isNull, ne, not, or, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { unionAll } from "drizzle-orm/pg-core";
import { webhookEndpoints } from "../../../platform/server/db/schema/webhooks";
import { vaultOf } from "../../../platform/server/sealed/keyedDatabase";
import { namePrefix, type Place, SEALED } from "../../../platform/server/sealed/vault";
import type { Tx } from "../../../platform/server/services";
import { placeOfPreviousSecret, placeOfSecret } from "../../../platform/server/webhooks/webhooks.repository";
import { secondFactors } from "../../account/server/account.tables";
import { placeOfFactor } from "../../account/server/staff/secondFactor.repository";
import { clientDocuments, documentPhotos } from "../../documents/server/documents.tables";
import { openDocument, openPhoto, sealedColumns, sealPhoto } from "../../documents/server/sealedDocument";
import { lodgingGuests } from "../../lodging/server/lodging.tables";
import { keysOfProofs, staleProofs } from "../../payments/methods/server/proofs.repository";
import { carBookings } from "../../plan/server/plan.tables";
import { openDriver, openGuest, sealDriver, sealGuest } from "../../plan/server/sealedPapers";

/** A kind of rows with encrypted columns. */
export type SealedKind = {
  name: string;
  /** The number of rows not encrypted with the current key. */
  stale: (db: Tx) => Promise<number>;
  /**
   * Encrypts at most `limit` rows; resolves to how many it looked at. Each row on its own, and only if it is unchanged
   * since it was read: so it waits for no lock and overwrites nothing.
   */
  seal: (db: Tx, limit: number) => Promise<number>;
};

/** Not empty, and not encrypted with the current key. */
const isStale = (db: Tx, column: AnyPgColumn): SQL | undefined =>
  and(ne(column, ""), not(sql`starts_with(${column}, ${namePrefix(vaultOf(db).sealsWith)})`));

const documents: SealedKind = {
  name: "documents",
  stale: (db) => db.$count(clientDocuments, ofDocuments(db)),
  seal: async (db, limit) => {
    const { id, sealed } = clientDocuments;
    const rows = await db.select().from(clientDocuments).where(ofDocuments(db)).limit(limit);
    for (const row of rows) {
      const columns = sealedColumns(vaultOf(db), row.id, openDocument(vaultOf(db), row));
      const asRead = row.sealed === null ? isNull(sealed) : eq(sealed, row.sealed);
      await db
        .update(clientDocuments)
        .set(columns)
        .where(and(eq(id, row.id), asRead));
    }
    return rows.length;
  },
};

const ofDocuments = (db: Tx) => or(isNull(clientDocuments.sealed), isStale(db, clientDocuments.sealed));

/** Few at a time, as photos have megabytes. */
const PHOTOS_AT_ONCE = 5;

const photos: SealedKind = {
  name: "photos",
  stale: (db) => db.$count(documentPhotos, ofPhotos(db)),
  seal: async (db, limit) => {
    const { id, content, sealedWith } = documentPhotos;
    const some = db.select({ id, content, sealedWith }).from(documentPhotos).where(ofPhotos(db));
    const rows = await some.limit(Math.min(limit, PHOTOS_AT_ONCE));
    for (const row of rows) {
      const plain = openPhoto(vaultOf(db), row);
      const asRead = row.sealedWith === null ? isNull(sealedWith) : eq(sealedWith, row.sealedWith);
      await db
        .update(documentPhotos)
        .set(sealPhoto(vaultOf(db), { id: row.id, content: plain }))
        .where(and(eq(id, row.id), asRead));
    }
    return rows.length;
  },
};

const ofPhotos = (db: Tx) =>
  or(isNull(documentPhotos.sealedWith), ne(documentPhotos.sealedWith, vaultOf(db).sealsWith));

const drivers: SealedKind = {
  name: "drivers of booked cars",
  stale: (db) => db.$count(carBookings, ofDrivers(db)),
  seal: async (db, limit) => {
    const { bookingId, passportNumber, licenceNumber } = carBookings;
    const numbers = { bookingId, passportNumber, licenceNumber };
    const rows = await db.select(numbers).from(carBookings).where(ofDrivers(db)).limit(limit);
    for (const row of rows) {
      const opened = openDriver(vaultOf(db), row);
      const { bookingId: id, ...sealed } = sealDriver(vaultOf(db), opened);
      await db
        .update(carBookings)
        .set(sealed)
        .where(and(eq(bookingId, id), eq(passportNumber, row.passportNumber), eq(licenceNumber, row.licenceNumber)));
    }
    return rows.length;
  },
};

const ofDrivers = (db: Tx) => or(isStale(db, carBookings.passportNumber), isStale(db, carBookings.licenceNumber));

const guests: SealedKind = {
  name: "travelers of booked stays",
  stale: (db) => db.$count(lodgingGuests, isStale(db, lodgingGuests.passportNumber)),
  seal: async (db, limit) => {
    const { bookingId, position, passportNumber } = lodgingGuests;
    const some = db.select({ bookingId, position, passportNumber }).from(lodgingGuests);
    const rows = await some.where(isStale(db, passportNumber)).limit(limit);
    for (const row of rows) {
      const sealed = sealGuest(vaultOf(db), openGuest(vaultOf(db), row));
      await db
        .update(lodgingGuests)
        .set({ passportNumber: sealed.passportNumber })
        .where(and(eq(bookingId, row.bookingId), eq(position, row.position), eq(passportNumber, row.passportNumber)));
    }
    return rows.length;
  },
};

const factors: SealedKind = {
  name: "second factors",
  stale: (db) => db.$count(secondFactors, isStale(db, secondFactors.sealed)),
  seal: async (db, limit) => {
    const { clientId, sealed } = secondFactors;
    const rows = await db.select({ clientId, sealed }).from(secondFactors).where(isStale(db, sealed)).limit(limit);
    for (const row of rows) {
      const place = placeOfFactor(row.clientId);
      await db
        .update(secondFactors)
        .set({ sealed: vaultOf(db).sealText(vaultOf(db).openText(row.sealed, place), place) })
        .where(and(eq(clientId, row.clientId), eq(sealed, row.sealed)));
    }
    return rows.length;
  },
};

const webhooks: SealedKind = {
  name: "secrets of webhooks",
  stale: (db) => db.$count(webhookEndpoints, ofWebhooks(db)),
  seal: async (db, limit) => {
    const { id, sealed, previousSealed } = webhookEndpoints;
    const rows = await db
      .select({ id, sealed, previousSealed })
      .from(webhookEndpoints)
      .where(ofWebhooks(db))
      .limit(limit);
    const anew = (text: string, place: Place) => vaultOf(db).sealText(vaultOf(db).openText(text, place), place);
    for (const row of rows) {
      const previous = row.previousSealed;
      await db
        .update(webhookEndpoints)
        .set({
          sealed: anew(row.sealed, placeOfSecret(row.id)),
          previousSealed: previous === null ? null : anew(previous, placeOfPreviousSecret(row.id)),
        })
        .where(and(eq(id, row.id), eq(sealed, row.sealed)));
    }
    return rows.length;
  },
};

const ofWebhooks = (db: Tx) => or(isStale(db, webhookEndpoints.sealed), isStale(db, webhookEndpoints.previousSealed));

const proofs: SealedKind = { name: "proofs of transfers", stale: staleProofs.count, seal: staleProofs.seal };

export const sealedKinds: readonly SealedKind[] = [documents, photos, proofs, drivers, guests, factors, webhooks];

/**
 * The names of all keys in use in the database, but for those of webhooks: a secret that cannot be opened stops its own
 * address alone, and a new one can be made (OPS-112).
 */
export async function keysInUse(db: Tx): Promise<string[]> {
  const nameIn = (column: AnyPgColumn) => ({ name: sql<string>`split_part(${column}, ':', 2)`.as("name") });
  const isSealed = (column: AnyPgColumn) => sql`starts_with(${column}, ${SEALED})`;
  const { passportNumber, licenceNumber } = carBookings;
  const used = unionAll(
    db.select(nameIn(clientDocuments.sealed)).from(clientDocuments).where(isSealed(clientDocuments.sealed)),
    db.select({ name: sql<string>`${documentPhotos.sealedWith}`.as("name") }).from(documentPhotos),
    db.select(nameIn(passportNumber)).from(carBookings).where(isSealed(passportNumber)),
    db.select(nameIn(licenceNumber)).from(carBookings).where(isSealed(licenceNumber)),
    db.select(nameIn(secondFactors.sealed)).from(secondFactors).where(isSealed(secondFactors.sealed)),
    db.select(nameIn(lodgingGuests.passportNumber)).from(lodgingGuests).where(isSealed(lodgingGuests.passportNumber)),
  ).as("used");
  const rows = await db.selectDistinct({ name: used.name }).from(used).where(sql`${used.name} is not null`);
  const ofProofs = (await keysOfProofs(db)).filter((name) => name !== null);
  return [...new Set([...rows.map(({ name }) => name), ...ofProofs])];
}
