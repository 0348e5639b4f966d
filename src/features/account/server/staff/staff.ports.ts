import type { Tx } from "../../../../platform/server/services";

/** A supplier: a rental company, or some properties. The kind is also a key of the audited facts, as stored. */
export type Supplies = { kind: "company" | "house"; ids: readonly number[] };

/**
 * What suppliers' people are responsible for; implemented by higher features, which know cars and properties. (DESK-30)
 */
export type SuppliesPort = {
  /** Replaces what a person is responsible for; null: nothing. Resolves to the ids that do not exist. */
  put: (tx: Tx, clientId: number, supplies: Supplies | null) => Promise<number[]>;
  /** The names of the companies or properties, by the person's client id. */
  names: (tx: Tx) => Promise<Map<number, string[]>>;
};
