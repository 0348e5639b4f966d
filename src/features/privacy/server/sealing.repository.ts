import { and, asc, eq, gt, isNull, ne, or } from "drizzle-orm";
import { clientKeys } from "../../../platform/server/db/schema/clientTexts";
import { webhookEndpoints } from "../../../platform/server/db/schema/webhooks";
import { vaultOf } from "../../../platform/server/sealed/keyedDatabase";
import { isStale, keysOfTexts, type SealedKind, sealedTexts } from "../../../platform/server/sealed/sealedTexts";
import type { Tx } from "../../../platform/server/services";
import { secondFactors } from "../../account/server/account.tables";
import { clientDocuments, documentPhotos } from "../../documents/server/documents.tables";
import { openDocument, openPhoto, sealedColumns, sealPhoto } from "../../documents/server/sealedDocument";
import { keysOfProofs, staleProofs } from "../../payments/methods/server/proofs.repository";

const documents: SealedKind = {
  name: "documents",
  stale: (db) => db.$count(clientDocuments, ofDocuments(db)),
  next: async (db, { after, limit }) => {
    const { id, sealed } = clientDocuments;
    const from = and(ofDocuments(db), after === null ? undefined : gt(id, Number(after)));
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
  keys: (db) => keysOfTexts(db, clientDocuments, clientDocuments.sealed),
};

const ofDocuments = (db: Tx) => or(isNull(clientDocuments.sealed), isStale(db, clientDocuments.sealed));

/** A small batch, because photos have megabytes. */
const PHOTOS_PER_BATCH = 5;

const photos: SealedKind = {
  name: "photos",
  stale: (db) => db.$count(documentPhotos, ofPhotos(db)),
  next: async (db, { after, limit }) => {
    const { id, content, sealedWith } = documentPhotos;
    const from = and(ofPhotos(db), after === null ? undefined : gt(id, after));
    const some = db.select({ id, content, sealedWith }).from(documentPhotos).where(from).orderBy(asc(id));
    return (await some.limit(Math.min(limit, PHOTOS_PER_BATCH))).map((row) => ({
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
  keys: async (db) => {
    const rows = await db.selectDistinct({ name: documentPhotos.sealedWith }).from(documentPhotos);
    return rows.map(({ name }) => name);
  },
};

const ofPhotos = (db: Tx) =>
  or(isNull(documentPhotos.sealedWith), ne(documentPhotos.sealedWith, vaultOf(db).sealsWith));

const proofs: SealedKind = {
  name: "proofs of transfers",
  stale: staleProofs.count,
  next: staleProofs.next,
  keys: keysOfProofs,
};

/**
 * The keys of webhooks are not checked: a secret that cannot be opened affects only its own address, and a new one can
 * be made. (OPS-112)
 */
const webhooks: SealedKind = {
  ...sealedTexts("secrets of webhooks", webhookEndpoints, ["sealed", "previousSealed"]),
  keys: async () => [],
};

/** All kinds, given those of the products, in the order in which they are sealed. */
export const sealedKinds = (ofProducts: readonly SealedKind[]): readonly SealedKind[] => [
  documents,
  photos,
  proofs,
  ...ofProducts,
  sealedTexts("second factors", secondFactors, ["sealed"]),
  sealedTexts("keys of clients", clientKeys, ["sealed"]),
  webhooks,
];
