import { and, asc, eq, gt, isNull, ne, not, or, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { unionAll } from "drizzle-orm/pg-core";
import { clientKeys } from "../../../platform/server/db/schema/clientTexts";
import { webhookEndpoints } from "../../../platform/server/db/schema/webhooks";
import { placeOfKey } from "../../../platform/server/sealed/clientTexts.repository";
import { vaultOf } from "../../../platform/server/sealed/keyedDatabase";
import { namePrefix, type Place, SEALED } from "../../../platform/server/sealed/vault";
import type { Tx } from "../../../platform/server/services";
import { placeOfPreviousSecret, placeOfSecret } from "../../../platform/server/webhooks/webhooks.repository";
import { carBookings } from "../../../products/car/server/car.tables";
import { openDriver, sealDriver } from "../../../products/car/server/sealedDriver";
import { lodgingGuests } from "../../../products/lodging/server/lodging.tables";
import { openGuest, sealGuest } from "../../../products/lodging/server/sealedGuest";
import { placeOfFactor } from "../../account/server/access/secondFactor.repository";
import { secondFactors } from "../../account/server/account.tables";
import { clientDocuments, documentPhotos } from "../../documents/server/documents.tables";
import { openDocument, openPhoto, sealedColumns, sealPhoto } from "../../documents/server/sealedDocument";
import { keysOfProofs, staleProofs } from "../../payments/methods/server/proofs.repository";

/** A kind of rows with encrypted columns. */
export type SealedKind = {
  name: string;
  /** The number of rows not encrypted with the current key. */
  stale: (db: Tx) => Promise<number>;
  /**
   * At most `limit` of them, after a row of the same list and in its order; each with its name, the key of its row.
   * `seal` encrypts it, if it is unchanged since it was read: so it waits for no lock and overwrites nothing. Throws
   * `Unsealable` for one that cannot be opened.
   */
  next: (db: Tx, from: { after: string | null; limit: number }) => Promise<readonly StaleRow[]>;
};

type StaleRow = { row: string; seal: () => Promise<unknown> };

/** Not empty, and not encrypted with the current key. */
const isStale = (db: Tx, column: AnyPgColumn): SQL | undefined =>
  and(ne(column, ""), not(sql`starts_with(${column}, ${namePrefix(vaultOf(db).sealsWith)})`));

/** Rows whose number is higher than that of the last one. */
const afterNumber = (id: AnyPgColumn, after: string | null) => (after === null ? undefined : gt(id, Number(after)));

const documents: SealedKind = {
  name: "documents",
  stale: (db) => db.$count(clientDocuments, ofDocuments(db)),
  next: async (db, { after, limit }) => {
    const { id, sealed } = clientDocuments;
    const from = and(ofDocuments(db), afterNumber(id, after));
    const rows = await db.select().from(clientDocuments).where(from).orderBy(asc(id)).limit(limit);
    return rows.map((row) => ({
      row: String(row.id),
      seal: async () => {
        const asRead = row.sealed === null ? isNull(sealed) : eq(sealed, row.sealed);
        await db
          .update(clientDocuments)
          .set(sealedColumns(vaultOf(db), row.id, openDocument(vaultOf(db), row)))
          .where(and(eq(id, row.id), asRead));
      },
    }));
  },
};

const ofDocuments = (db: Tx) => or(isNull(clientDocuments.sealed), isStale(db, clientDocuments.sealed));

/** Few at a time, as photos have megabytes. */
const PHOTOS_AT_ONCE = 5;

const photos: SealedKind = {
  name: "photos",
  stale: (db) => db.$count(documentPhotos, ofPhotos(db)),
  next: async (db, { after, limit }) => {
    const { id, content, sealedWith } = documentPhotos;
    const from = and(ofPhotos(db), after === null ? undefined : gt(id, after));
    const some = db.select({ id, content, sealedWith }).from(documentPhotos).where(from).orderBy(asc(id));
    return (await some.limit(Math.min(limit, PHOTOS_AT_ONCE))).map((row) => ({
      row: row.id,
      seal: async () => {
        const plain = openPhoto(vaultOf(db), row);
        const asRead = row.sealedWith === null ? isNull(sealedWith) : eq(sealedWith, row.sealedWith);
        await db
          .update(documentPhotos)
          .set(sealPhoto(vaultOf(db), { id: row.id, content: plain }))
          .where(and(eq(id, row.id), asRead));
      },
    }));
  },
};

const ofPhotos = (db: Tx) =>
  or(isNull(documentPhotos.sealedWith), ne(documentPhotos.sealedWith, vaultOf(db).sealsWith));

const drivers: SealedKind = {
  name: "drivers of booked cars",
  stale: (db) => db.$count(carBookings, ofDrivers(db)),
  next: async (db, { after, limit }) => {
    const { bookingId, passportNumber, licenceNumber } = carBookings;
    const numbers = { bookingId, passportNumber, licenceNumber };
    const from = and(ofDrivers(db), afterNumber(bookingId, after));
    const rows = await db.select(numbers).from(carBookings).where(from).orderBy(asc(bookingId)).limit(limit);
    return rows.map((row) => ({
      row: String(row.bookingId),
      seal: async () => {
        const { bookingId: id, ...sealed } = sealDriver(vaultOf(db), openDriver(vaultOf(db), row));
        await db
          .update(carBookings)
          .set(sealed)
          .where(and(eq(bookingId, id), eq(passportNumber, row.passportNumber), eq(licenceNumber, row.licenceNumber)));
      },
    }));
  },
};

const ofDrivers = (db: Tx) => or(isStale(db, carBookings.passportNumber), isStale(db, carBookings.licenceNumber));

const guests: SealedKind = {
  name: "travelers of booked stays",
  stale: (db) => db.$count(lodgingGuests, isStale(db, lodgingGuests.passportNumber)),
  next: async (db, { after, limit }) => {
    const { bookingId, position, passportNumber } = lodgingGuests;
    const [ofBooking = 0, place = 0] = (after ?? "").split("/").map(Number);
    const later = after === null ? undefined : sql`(${bookingId}, ${position}) > (${ofBooking}, ${place})`;
    const rows = await db
      .select({ bookingId, position, passportNumber })
      .from(lodgingGuests)
      .where(and(isStale(db, passportNumber), later))
      .orderBy(asc(bookingId), asc(position))
      .limit(limit);
    return rows.map((row) => ({
      row: `${row.bookingId}/${row.position}`,
      seal: async () => {
        const { passportNumber: sealed } = sealGuest(vaultOf(db), openGuest(vaultOf(db), row));
        const same = and(eq(bookingId, row.bookingId), eq(position, row.position));
        await db
          .update(lodgingGuests)
          .set({ passportNumber: sealed })
          .where(and(same, eq(passportNumber, row.passportNumber)));
      },
    }));
  },
};

/** A sealed text, with the current key. */
const anew = (db: Tx, text: string, place: Place) => vaultOf(db).sealText(vaultOf(db).openText(text, place), place);

/** A table with one sealed text for each client. */
const ofClients = (name: string, table: typeof secondFactors | typeof clientKeys, placeOf: (id: number) => Place) => ({
  name,
  stale: (db: Tx) => db.$count(table, isStale(db, table.sealed)),
  next: async (db: Tx, { after, limit }: { after: string | null; limit: number }) => {
    const { clientId, sealed } = table;
    const from = and(isStale(db, sealed), afterNumber(clientId, after));
    const rows = await db.select({ clientId, sealed }).from(table).where(from).orderBy(asc(clientId)).limit(limit);
    return rows.map((row) => ({
      row: String(row.clientId),
      seal: async () => {
        await db
          .update(table)
          .set({ sealed: anew(db, row.sealed, placeOf(row.clientId)) })
          .where(and(eq(clientId, row.clientId), eq(sealed, row.sealed)));
      },
    }));
  },
});

const factors: SealedKind = ofClients("second factors", secondFactors, placeOfFactor);
const keysOfClients: SealedKind = ofClients("keys of clients", clientKeys, placeOfKey);

const webhooks: SealedKind = {
  name: "secrets of webhooks",
  stale: (db) => db.$count(webhookEndpoints, ofWebhooks(db)),
  next: async (db, { after, limit }) => {
    const { id, sealed, previousSealed } = webhookEndpoints;
    const rows = await db
      .select({ id, sealed, previousSealed })
      .from(webhookEndpoints)
      .where(and(ofWebhooks(db), afterNumber(id, after)))
      .orderBy(asc(id))
      .limit(limit);
    return rows.map((row) => ({
      row: String(row.id),
      seal: async () => {
        const previous = row.previousSealed;
        await db
          .update(webhookEndpoints)
          .set({
            sealed: anew(db, row.sealed, placeOfSecret(row.id)),
            previousSealed: previous === null ? null : anew(db, previous, placeOfPreviousSecret(row.id)),
          })
          .where(and(eq(id, row.id), eq(sealed, row.sealed)));
      },
    }));
  },
};

const ofWebhooks = (db: Tx) => or(isStale(db, webhookEndpoints.sealed), isStale(db, webhookEndpoints.previousSealed));

const proofs: SealedKind = { name: "proofs of transfers", stale: staleProofs.count, next: staleProofs.next };

export const sealedKinds: readonly SealedKind[] = [
  documents,
  photos,
  proofs,
  drivers,
  guests,
  factors,
  keysOfClients,
  webhooks,
];

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
    db.select(nameIn(clientKeys.sealed)).from(clientKeys).where(isSealed(clientKeys.sealed)),
    db.select(nameIn(lodgingGuests.passportNumber)).from(lodgingGuests).where(isSealed(lodgingGuests.passportNumber)),
  ).as("used");
  const rows = await db.selectDistinct({ name: used.name }).from(used).where(sql`${used.name} is not null`);
  const ofProofs = (await keysOfProofs(db)).filter((name) => name !== null);
  return [...new Set([...rows.map(({ name }) => name), ...ofProofs])];
}
