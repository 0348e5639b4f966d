import { openEntries } from "../clover/entriesFile";

export type Link = {
  id: string;
  key: string;
  /** What it was asked for with, to hold a repeated key against. */
  asked: string;
  amount: number;
  name: string;
  metadata: Record<string, string>;
  returnUrl: string;
  active: boolean;
};
/** A visit to a link's page that ended in a payment. */
export type Session = {
  id: string;
  intent: string;
  link: string;
  amount: number;
  name: string;
  email: string;
  brand: string;
  last4: string;
};
/** A charge that its payer disputes; `won` and `lost` as the shop sees it. */
export type Dispute = {
  id: string;
  intent: string;
  amount: number;
  status: "needs_response" | "won" | "lost";
  /** Seconds since 1970, as the provider counts. */
  dueBy: number;
};
export type Refund = { id: string; key: string; intent: string; amount: number };

type Entry =
  | { type: "link"; link: Link }
  | { type: "paid"; session: Session }
  | { type: "refund"; refund: Refund }
  | { type: "dispute"; dispute: Dispute };

export type StripeMemory = ReturnType<typeof openMemory>;

/** What the stand-in remembers, written down before it is answered: killed, it forgets no payment. Null: in memory alone. */
export function openMemory(path: string | null) {
  const file = path === null ? null : openEntries<Entry>(path);
  const links = new Map<string, Link>();
  const sessions = new Map<string, Session>();
  const refunds = new Map<string, Refund>();
  const disputes = new Map<string, Dispute>();
  const remember = (entry: Entry) => {
    if (entry.type === "link") links.set(entry.link.id, entry.link);
    if (entry.type === "paid") sessions.set(entry.session.id, entry.session);
    if (entry.type === "dispute") disputes.set(entry.dispute.id, entry.dispute);
    if (entry.type === "refund") refunds.set(entry.refund.id, entry.refund);
  };
  const upToDate = () => {
    for (const entry of file?.readNew() ?? []) remember(entry);
  };
  const all = <Item>(items: Map<string, Item>): Item[] => {
    upToDate();
    return [...items.values()];
  };
  return {
    /** Runs a decision that nobody else's entry may come between. */
    alone: <Result>(decide: () => Result): Result => (file ? file.locked(decide) : decide()),
    record: (entry: Entry) => {
      file?.append(entry);
      remember(entry);
    },
    links: () => all(links),
    sessions: () => all(sessions),
    refunds: () => all(refunds),
    disputes: () => all(disputes),
  };
}
