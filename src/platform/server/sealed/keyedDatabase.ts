import type { Database } from "../db/database";
import type { Vault } from "./vault";

const vaults = new WeakMap<object, Vault>();

/**
 * Attaches the vault to a database: repositories get it with `vaultOf`, also from transactions and nested ones. So
 * services need not pass keys down to the repositories.
 */
export function giveKeys(db: Database, vault: Vault): void {
  const known = vaults.has(db);
  vaults.set(db, vault);
  if (!known) handOn(db);
}

function handOn(db: Database): void {
  const begin = db.transaction.bind(db);
  db.transaction = (work, config) =>
    begin((tx) => {
      vaults.set(tx, vaultOf(db));
      handOn(tx);
      return work(tx);
    }, config);
}

/** The vault of a database, or of a transaction on it. */
export function vaultOf(db: Database): Vault {
  const vault = vaults.get(db);
  if (!vault) throw new Error("this database was given no keys");
  return vault;
}
