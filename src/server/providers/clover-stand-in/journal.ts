import { appendFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import type { Behaviour } from "./testCards";

export type Token = { id: string; brand: string; first6: string; last4: string; behaviour: Behaviour };
export type Charge = {
  id: string;
  /** The idempotency key under which it was made. */
  key: string;
  amount: number;
  source: string;
  brand: string;
  first6: string;
  last4: string;
  created: number;
};
export type Refund = { id: string; key: string; charge: string; amount: number; created: number };

export type Entry =
  | { type: "token"; token: Token }
  | { type: "spent"; token: string; key: string }
  | { type: "charge"; charge: Charge }
  | { type: "refund"; refund: Refund };

/** The provider's memory. Each entry is written down before it is answered: killed, it forgets no charge. */
export type Journal = {
  record: (entry: Entry) => void;
  token: (id: string) => Token | undefined;
  /** The key that a token was spent under. */
  spentBy: (token: string) => string | undefined;
  chargeBy: (key: string) => Charge | undefined;
  charge: (id: string) => Charge | undefined;
  refundBy: (key: string) => Refund | undefined;
  charges: () => Charge[];
  refunds: () => Refund[];
};

/** A journal in a file of JSON lines, or in memory alone where no file is named. Card numbers are never in it. */
export function openJournal(file: string | null): Journal {
  const tokens = new Map<string, Token>();
  const spent = new Map<string, string>();
  const charges = new Map<string, Charge>();
  const refunds = new Map<string, Refund>();

  const remember = (entry: Entry) => {
    if (entry.type === "token") tokens.set(entry.token.id, entry.token);
    if (entry.type === "spent") spent.set(entry.token, entry.key);
    if (entry.type === "charge") charges.set(entry.charge.id, entry.charge);
    if (entry.type === "refund") refunds.set(entry.refund.id, entry.refund);
  };
  if (file) for (const entry of readEntries(file)) remember(entry);

  const all = <Item>(items: Map<string, Item>) => [...items.values()];
  return {
    record: (entry) => {
      if (file) appendFileSync(file, `${JSON.stringify(entry)}\n`, { flush: true });
      remember(entry);
    },
    token: (id) => tokens.get(id),
    spentBy: (token) => spent.get(token),
    chargeBy: (key) => all(charges).find((charge) => charge.key === key),
    charge: (id) => charges.get(id),
    refundBy: (key) => all(refunds).find((refund) => refund.key === key),
    charges: () => all(charges),
    refunds: () => all(refunds),
  };
}

function readEntries(file: string): Entry[] {
  mkdirSync(dirname(file), { recursive: true });
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, "utf8").split("\n");
  return lines.flatMap((line): Entry[] => {
    if (line === "") return [];
    try {
      return [JSON.parse(line)];
    } catch {
      // The line that was being written when the process was killed: nobody was told of it.
      return [];
    }
  });
}
