import type { Charge, Customer, Entry, Refund, Token } from "./entries";
import { openEntries } from "./entriesFile";

/** The provider's memory. Each entry is stored before it is answered, so that a killed process forgets no charge. */
export type Journal = {
  /**
   * Runs a decision exclusively: no other entry can be written meanwhile, in this process or another one on the same
   * file.
   */
  alone: <Result>(decide: () => Result) => Result;
  record: (entry: Entry) => void;
  token: (id: string) => Token | undefined;
  customer: (id: string) => Customer | undefined;
  customerBy: (key: string) => Customer | undefined;
  /** The idempotency key with which a token was used. */
  spentBy: (token: string) => string | undefined;
  chargeBy: (key: string) => Charge | undefined;
  charge: (id: string) => Charge | undefined;
  refundBy: (key: string) => Refund | undefined;
  charges: () => Charge[];
  refunds: () => Refund[];
};

/** A journal in a file of JSON lines, or in memory only if no file is given. It never contains card numbers. */
export function openJournal(path: string | null): Journal {
  const file = path === null ? null : openEntries<Entry>(path);
  const tokens = new Map<string, Token>();
  const customers = new Map<string, Customer>();
  const spent = new Map<string, string>();
  const charges = new Map<string, Charge>();
  const refunds = new Map<string, Refund>();

  const remember = (entry: Entry) => {
    if (entry.type === "token") tokens.set(entry.token.id, entry.token);
    if (entry.type === "customer") customers.set(entry.customer.id, entry.customer);
    if (entry.type === "spent") spent.set(entry.token, entry.key);
    if (entry.type === "charge") charges.set(entry.charge.id, entry.charge);
    if (entry.type === "refund") refunds.set(entry.refund.id, entry.refund);
  };
  /** Reads the entries of other processes before every look-up. */
  const upToDate = () => {
    for (const entry of file?.readNew() ?? []) remember(entry);
  };

  const all = <Item>(items: Map<string, Item>) => {
    upToDate();
    return [...items.values()];
  };
  const one = <Item>(items: Map<string, Item>, key: string) => {
    upToDate();
    return items.get(key);
  };
  return {
    alone: (decide) => (file ? file.locked(decide) : decide()),
    record: (entry) => {
      file?.append(entry);
      remember(entry);
    },
    token: (id) => one(tokens, id),
    customer: (id) => one(customers, id),
    customerBy: (key) => all(customers).find((customer) => customer.key === key),
    spentBy: (token) => one(spent, token),
    chargeBy: (key) => all(charges).find((charge) => charge.key === key),
    charge: (id) => one(charges, id),
    refundBy: (key) => all(refunds).find((refund) => refund.key === key),
    charges: () => all(charges),
    refunds: () => all(refunds),
  };
}
