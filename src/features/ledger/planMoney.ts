import { type Minor, sum } from "../../shared/money";
import { isFundRelease } from "./ledger.rules";

/** An entry of the ledger as it is stored: `account` is an `Account` of ledger.rules.ts. */
export type LedgerEntry = { key: string; account: string; amount: Minor };

/** What the ledger says of a plan's money at one moment, in minor units. What came in is what is held, owed, sent and in the fund. */
export type PlanMoney = {
  /** What came by each payment method, and what of it has not been sent back. */
  methods: readonly { method: number; captured: Minor; left: Minor }[];
  captured: Minor;
  /** What the fund paid, without what it held for attempts that came to nothing. */
  fromFund: Minor;
  /** Decided to go back and not sent. */
  owed: Minor;
  sent: Minor;
  /** What went into the fund, back to its lots or as a new one. */
  toFund: Minor;
  /** What is held for the plan's bookings. */
  held: Minor;
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
  const [captured, sent] = [totalOf("captured"), sentBy()];
  const fromFund = totalOf("fromFund") - totalOf("fundReleased");
  const [owed, toFund] = [totalOf("owed") - sent, totalOf("toFund")];
  return {
    methods: [...methods].map((method) => {
      const came = totalOf("captured", method);
      return { method, captured: came, left: came - sentBy(method) };
    }),
    ...{ captured, fromFund, owed, sent, toFund },
    held: captured + fromFund - owed - sent - toFund,
  };
}

type Move = {
  kind: "captured" | "owed" | "sent" | "owedAgain" | "toFund" | "fromFund" | "fundReleased";
  method?: number;
  amount: Minor;
};

const kinds: Record<string, Exclude<Move["kind"], "fundReleased">> = {
  "plans>provider": "captured",
  "owed>plans": "owed",
  "provider>owed": "sent",
  "owed>provider": "owedAgain",
  "fund>plans": "toFund",
  "plans>fund": "fromFund",
};

/** What a transaction did is told by the account that it lessened and the one that it raised. */
function moveOf(key: string, entries: readonly LedgerEntry[]): Move {
  const lessened = entries.find(({ amount }) => amount < 0);
  const raised = entries.find(({ amount }) => amount > 0);
  const names = [lessened, raised].map((entry) => (entry?.account ?? "").split(":"));
  const kind = kinds[names.map(([name]) => name).join(">")];
  if (!kind || !raised || entries.length !== 2) throw new Error(`${key} is no posting of ours`);
  const method = names.flatMap(([, id]) => id ?? []).map(Number)[0];
  return {
    kind: kind === "toFund" && isFundRelease(key) ? "fundReleased" : kind,
    ...(method === undefined ? {} : { method }),
    amount: raised.amount,
  };
}
