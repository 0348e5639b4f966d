import Type, { type Static } from "typebox";
import { Value } from "typebox/value";
import { Unsealable, type Vault } from "../../../platform/server/sealed/vault";

/** The encrypted part of a document's row: all that identifies a person. */
const SealedContent = Type.Object({
  number: Type.String(),
  firstName: Type.String(),
  lastName: Type.String(),
  issuedOn: Type.Union([Type.String(), Type.Null()]),
  expiresOn: Type.String(),
  birthDate: Type.Union([Type.String(), Type.Null()]),
});
export type SealedContent = Static<typeof SealedContent>;

/** A stored row: encrypted, or with plain columns from before there were keys. */
type Stored = { id: number; sealed: string | null } & { [Field in keyof SealedContent]: string | null };
/** The same, decrypted. */
export type Opened<Row extends Stored> = Omit<Row, "sealed"> & SealedContent;

const placeOf = (row: number) => ({ table: "client_documents", field: "sealed", row });
const placeOfPhoto = (row: string) => ({ table: "document_photos", field: "content", row });

/** The content of the row with this id, encrypted, and with nothing in plain columns. (SAFE-27) */
export function sealedColumns(vault: Vault, id: number, content: SealedContent) {
  const { number, firstName, lastName, issuedOn, expiresOn, birthDate } = content;
  const text = JSON.stringify({ number, firstName, lastName, issuedOn, expiresOn, birthDate });
  const plain = { number: null, firstName: null, lastName: null, issuedOn: null, expiresOn: null, birthDate: null };
  return { ...plain, sealed: vault.sealText(text, placeOf(id)) };
}

/** A row with its content decrypted, if it was encrypted. Throws `Unsealable` for one that was changed or moved. */
export function openDocument<Row extends Stored>(vault: Vault, { sealed, ...row }: Row): Opened<Row> {
  const content: unknown = sealed === null ? row : JSON.parse(vault.openText(sealed, placeOf(row.id)));
  if (!Value.Check(SealedContent, content)) throw new Unsealable(placeOf(row.id), "it is no document");
  const { number, firstName, lastName, issuedOn, expiresOn, birthDate } = content;
  return { ...row, number, firstName, lastName, issuedOn, expiresOn, birthDate };
}

type Photo = { id: string; content: Uint8Array; sealedWith: string | null };

export const sealPhoto = (vault: Vault, { id, content }: Pick<Photo, "id" | "content">) =>
  vault.sealBytes(content, placeOfPhoto(id));

export const openPhoto = (vault: Vault, { id, ...stored }: Photo) => vault.openBytes(stored, placeOfPhoto(id));
