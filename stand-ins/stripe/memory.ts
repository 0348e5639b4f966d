import { openEntries } from "../clover/entriesFile";

export type Link = {
  id: string;
  key: string;
  /** Its original parameters, for comparison with those of a repeated key. */
  asked: string;
  amount: number;
  name: string;
  metadata: Record<string, string>;
  returnUrl: string;
  active: boolean;
};
/** A visit to a link's page that ended with a payment. */
export type Session = {
  id: string;
  intent: string;
  link: string;
  amount: number;
  name: string;
  email: string;
  brand: string;
  last4: string;
  /** Epoch seconds, as Stripe counts. */
  created: number;
};
/** A disputed charge; `won` and `lost` from the shop's view. */
export type Dispute = {
  id: string;
  intent: string;
  amount: number;
  status: "needs_response" | "won" | "lost";
  /** Epoch seconds, as Stripe counts. */
  dueBy: number;
};
export type Refund = {
  id: string;
  key: string;
  intent: string;
  amount: number;
  metadata: Record<string, string>;
  status: "succeeded" | "failed";
  /** Epoch seconds. */
  created: number;
};

type Entry =
  | { type: "link"; link: Link }
  | { type: "paid"; session: Session }
  | { type: "refund"; refund: Refund }
  | { type: "dispute"; dispute: Dispute };

export type StripeMemory = ReturnType<typeof openMemory>;

/**
 * The stand-in's memory. Each entry is stored before it is answered, so that a killed process forgets no payment.
 * `path` null: in memory only.
 */
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
    /** Runs a decision exclusively: no other entry can be written meanwhile. */
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
