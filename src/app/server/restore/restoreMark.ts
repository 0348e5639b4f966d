import Type, { type Static } from "typebox";
import { Value } from "typebox/value";
import { withTimeout } from "../../../platform/server/background/forEachConcurrently";
import type { FileStore } from "../../../platform/server/files/fileStore";
import { SECOND } from "../../../shared/instant";
import { parseJson } from "../../../shared/unknownData";

/** A file stored with the photographs, which restoring a database leaves as it is. */
const NAME = "last-known.json";
/** The time limit for reading or writing the mark. */
const WITHIN = 5 * SECOND;

const Newest = Type.Object({
  plan: Type.Integer(),
  booking: Type.Integer(),
  audit: Type.Integer(),
  /** The key of a movement in the ledger; null: none. */
  money: Type.Union([Type.String(), Type.Null()]),
});

const RestoreMark = Type.Object({
  /** The home of the database that wrote the mark. */
  home: Type.String(),
  newest: Newest,
  /** The last number of each sequence. */
  numbers: Type.Record(Type.String(), Type.Integer()),
});

/** The newest rows of a database. */
export type Newest = Static<typeof Newest>;
/** The newest data of a database, stored outside it: a database with less was restored. (OPS-115) */
export type RestoreMark = Static<typeof RestoreMark>;

/** Null: there is none, or it is damaged. Throws if the store does not answer. */
export async function readMark(store: FileStore): Promise<RestoreMark | null> {
  const file = await withTimeout(store.read(NAME), WITHIN);
  const mark = file && parseJson(Buffer.from(file).toString("utf8"));
  return Value.Check(RestoreMark, mark) ? mark : null;
}

/** Throws if the store refuses it. */
export async function writeMark(store: FileStore, mark: RestoreMark): Promise<void> {
  await withTimeout(store.write(NAME, Buffer.from(JSON.stringify(mark)), "application/json"), WITHIN);
}

export const isSameNewest = (one: Newest, other: Newest): boolean => Value.Equal(one, other);
