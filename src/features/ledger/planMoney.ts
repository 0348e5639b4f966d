import { type Minor, sum } from "../../shared/money";
import { isFundRelease, isFundTakeBack } from "./ledger.rules";

/** An entry of the ledger as it is stored: `account` is an `Account` of ledger.rules.ts. */
export type LedgerEntry = { key: string; account: string; amount: Minor };

/** A plan's money from the ledger, in minor units. What was received is the sum of held, owed, sent and in the fund. */
export type PlanMoney = {
  /** What was paid by each payment method, and how much of it has not been refunded. */
  methods: readonly { method: number; captured: Minor; left: Minor }[];
  captured: Minor;
  /** The fund's payment, without amounts held for failed attempts. */
  fromFund: Minor;
  /** Refunds that are decided and not sent. */
  owed: Minor;
  sent: Minor;
  /** What was put into the fund, into old lots or a new one. */
  toFund: Minor;
  /** The amount held for the plan's bookings. */
  held: Minor;
  /** Refunded twice, by us and by the payer's bank: the client owes it. */
  claimed: Minor;
};

/** Adds up a plan's entries. Throws on a transaction that no posting of ours makes. (FUND-4, REFUND-17) */
export function planMoney(entries: readonly LedgerEntry[]): PlanMoney {
  const moves = [...new Set(entries.map(({ key }) => key))].map((key) =>
    moveOf(
      key,
      entries.filter((entry) => entry.key === key),
    ),
  );
  const totalOf = (kind: Move["kind"], method?: number) =>
    sum(
      moves.filter((move) => move.kind === kind && (method ?? move.method) === move.method).map(({ amount }) => amount),
    );
  const sentBy = (method?: number) => totalOf("sent", method) - totalOf("owedAgain", method);
  const methods = new Set(moves.flatMap(({ method }) => method ?? []));
  const capturedBy = (method?: number) => totalOf("captured", method) - totalOf("reversed", method);
  const captured = capturedBy();
  const sent = sentBy();
  const fromFund = totalOf("fromFund") - totalOf("fundReleased");
  const owed = totalOf("owed") - totalOf("unowed") - sent;
  const toFund = totalOf("toFund") - totalOf("takenBack");
  const claimed = totalOf("claimed") - totalOf("unclaimed");
  return {
    methods: [...methods].map((method) => {
      const came = capturedBy(method);
      return { method, captured: came, left: came - sentBy(method) };
    }),
    captured,
    fromFund,
    owed,
    sent,
    toFund,
    claimed,
    held: captured + fromFund + claimed - owed - sent - toFund,
  };
}

type Kind =
  | "captured"
  | "reversed"
  | "owed"
  | "unowed"
  | "sent"
  | "owedAgain"
  | "toFund"
  | "fromFund"
  | "claimed"
  | "unclaimed";
type Move = {
  kind: Kind | "fundReleased" | "takenBack";
  method?: number;
  amount: Minor;
};

const kinds: Record<string, Kind> = {
  "plans>provider": "captured",
  "provider>plans": "reversed",
  "owed>plans": "owed",
  "plans>owed": "unowed",
  "provider>owed": "sent",
  "owed>provider": "owedAgain",
  "fund>plans": "toFund",
  "plans>fund": "fromFund",
  "plans>claims": "claimed",
  "claims>plans": "unclaimed",
};

/** The kind of a transaction follows from the account that it decreases and the one that it increases. */
function moveOf(key: string, entries: readonly LedgerEntry[]): Move {
  const lessened = entries.find(({ amount }) => amount < 0);
  const raised = entries.find(({ amount }) => amount > 0);
  const names = [lessened, raised].map((entry) => (entry?.account ?? "").split(":"));
  const kind = kinds[names.map(([name]) => name).join(">")];
  if (!kind || !raised || entries.length !== 2) throw new Error(`${key} is no posting of ours`);
  const method = names.flatMap(([, id]) => id ?? []).map(Number)[0];
  return {
    kind: besides(kind, key) ?? kind,
    ...(method === undefined ? {} : { method }),
    amount: raised.amount,
  };
}

/** Kinds that only the key distinguishes. */
function besides(kind: Kind, key: string): Move["kind"] | null {
  if (kind === "toFund" && isFundRelease(key)) return "fundReleased";
  return kind === "fromFund" && isFundTakeBack(key) ? "takenBack" : null;
}
