import { REFUND_SHOWN_WITHIN_DAYS } from "../../shared/constants";
import { type Minor, sum } from "../../shared/money";
import type { PlanMoney } from "../ledger/planMoney";
import type { Means } from "./methodFacts";
import { factsOfMethod } from "./methods/methods.facts";

type CameBy = Means | "mixed" | "other";

/** The payment methods of the refunded money, and the message with the way of the refund. */
type WayBack = { means: CameBy; wayMessage: "money.way" };

/** A refund that is not sent, minor units. `waits`: until a bank has decided a dispute of its payment. */
export type OwedRefund = { method: number; amount: Minor; waits: boolean };

/** The way of a refund of money that was paid by one or several methods. */
export const wayBack = (...methods: readonly number[]): WayBack => ({
  means: cameBy(methods),
  wayMessage: "money.way",
});

/** If it was paid by several methods, each part is refunded by its own. */
function cameBy(methods: readonly number[]): CameBy {
  const [only, ...others] = new Set(methods);
  return only === undefined || others.length > 0 ? "mixed" : (factsOfMethod(only)?.means ?? "other");
}

/** Staff refund it another way than it was paid. */
export const otherWay: WayBack = { means: "other", wayMessage: "money.way" };

/** By when the bank shows a refund that is to be sent, or that was sent. (REFUND-15) */
export const arrival = (gone: "yes" | "no") => ({
  arrivesMessage: "money.arrives" as const,
  gone,
  days: REFUND_SHOWN_WITHIN_DAYS,
});

/**
 * A plan's money from the ledger, as values of messages: `endingMessage` names the received money and what happened to
 * it, `arrivedMessage` and `receivedMessage` the money so far. `came` is the method by which all received money came;
 * `means` the method of all money that is refunded now or, if none is, that still could be. Money of several methods is
 * mixed. `refunds` are the plan's owed refunds. Amounts in minor units. (REFUND-17, PAY-31)
 */
export function moneyWords(money: PlanMoney, refunds: readonly OwedRefund[]) {
  const { methods, captured, fromFund, owed, sent, toFund, held } = money;
  const waiting = sum(refunds.map(({ waits, amount }) => (waits ? amount : 0)));
  const going = refunds.filter(({ waits }) => !waits);
  const back = going.length > 0 ? going : methods.filter(({ left }) => left > 0);
  return {
    charged: yesNo(captured + fromFund),
    paidAmount: captured + fromFund,
    fund: fromFund > 0 && captured === 0 ? ("all" as const) : yesNo(fromFund),
    fundAmount: fromFund,
    restAmount: captured,
    came: cameBy(methods.filter((by) => by.captured > 0).map(({ method }) => method)),
    waits: yesNo(waiting),
    waitsAmount: waiting,
    goesBack: yesNo(owed - waiting),
    goesBackAmount: owed - waiting,
    sent: yesNo(sent),
    sentAmount: sent,
    toFund: yesNo(toFund),
    toFundAmount: toFund,
    kept: yesNo(held),
    heldAmount: held,
    arrived: yesNo(Math.min(captured, held)),
    means: cameBy(back.map(({ method }) => method)),
    ...phrases,
  };
}

/** Each is written with the values above; a message names those that it needs. */
const phrases = {
  wayMessage: "money.way",
  receivedMessage: "money.received",
  backMessage: "money.back",
  arrivedMessage: "money.arrived",
  endingMessage: "money.ending",
} as const;

const yesNo = (amount: number): "yes" | "no" => (amount > 0 ? "yes" : "no");
