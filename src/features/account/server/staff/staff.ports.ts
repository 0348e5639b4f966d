import type { Tx } from "../../../../platform/server/services";
import type { SupplierKind } from "../../account.rules";

/** The companies or properties to assign to a person. */
export type Supplies = { kind: SupplierKind; ids: readonly number[] };

type Named = { id: number; name: string };

/** What a person answers for, with its names. */
export type Supplied = { kind: SupplierKind; of: readonly Named[] };

/**
 * What suppliers' people are responsible for; implemented by higher features, which know cars and properties. (DESK-30)
 */
export type SuppliesPort = {
  /** Replaces what a person is responsible for; null: nothing. Resolves to the ids that do not exist. */
  set: (tx: Tx, clientId: number, supplies: Supplies | null) => Promise<number[]>;
  /** The companies or properties that people answer for, by client id. */
  answered: (tx: Tx) => Promise<Map<number, Supplied>>;
  /** All companies and properties, by name. */
  choices: (tx: Tx) => Promise<Record<SupplierKind, Named[]>>;
};
