import type { Database } from "../db/database";
import type { Vault } from "./vault";

const vaults = new WeakMap<object, Vault>();

/**
 * Gives a database the keys to what is sealed in it: its repositories have them from `vaultOf`, in transactions too. So
 * what reads a booking need not hand keys through every service above it.
 */
export function giveKeys(db: Database, vault: Vault): void {
  const known = vaults.has(db);
  vaults.set(db, vault);
  if (known) return;
  const begin = db.transaction.bind(db);
  db.transaction = (work, config) =>
    begin((tx) => {
      vaults.set(tx, vaultOf(db));
      return work(tx);
    }, config);
}

/** The keys of a database, or of the one that a transaction is on. */
export function vaultOf(db: Database): Vault {
  const vault = vaults.get(db);
  if (!vault) throw new Error("this database was given no keys");
  return vault;
}
