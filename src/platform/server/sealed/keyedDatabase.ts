import type { Database } from "../db/database";
import type { Vault } from "./vault";

const vaults = new WeakMap<object, Vault>();

/**
 * Gives a database the keys to what is sealed in it: its repositories have them from `vaultOf`, in transactions and in
 * transactions within those too. So what reads a booking need not hand keys through every service above it.
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

/** The keys of a database, or of the one that a transaction is on. */
export function vaultOf(db: Database): Vault {
  const vault = vaults.get(db);
  if (!vault) throw new Error("this database was given no keys");
  return vault;
}
