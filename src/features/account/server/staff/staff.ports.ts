import type { Tx } from "../../../../platform/server/services";

/** A supplier: a rental company, or some hotels and villas. */
export type Supplies = { kind: "company" | "house"; ids: readonly number[] };

/** What suppliers' people supply is known above, where cars and houses are. (DESK-30) */
export type SuppliesPort = {
  /** In the place of what it was before; nothing where `supplies` is null. Resolves to the ids that do not exist. */
  put: (tx: Tx, clientId: number, supplies: Supplies | null) => Promise<number[]>;
  /** The names of what suppliers provide, by their ids. */
  names: (tx: Tx) => Promise<Map<number, string[]>>;
};
