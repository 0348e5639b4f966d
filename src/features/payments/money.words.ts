import { REFUND_SHOWN_WITHIN_DAYS } from "../../shared/constants";
import type { Minor } from "../../shared/money";
import type { PlanMoney } from "../ledger/planMoney";
import type { Means } from "./methodFacts";
import { factsOfMethod } from "./methods/methods.facts";

/** By which methods the refunded money came, and the message that says where it goes. */
type WayBack = { means: Means | "mixed" | "other"; wayMessage: "money.way" };

/** Where money that came by a payment method goes back to. */
export const wayBack = (method: number): WayBack => ({
  means: factsOfMethod(method)?.means ?? "other",
  wayMessage: "money.way",
});

/** Staff send it in another way than it came. */
export const otherWay: WayBack = { means: "other", wayMessage: "money.way" };

/** By when the bank shows a refund that is to be sent, or that was sent. (REFUND-15) */
export const arrival = (gone: "yes" | "no") => ({
  arrivesMessage: "money.arrives",
  gone,
  days: REFUND_SHOWN_WITHIN_DAYS,
});

/** It came in several ways, and each part goes back the way it came. */
const mixedWays: WayBack = { means: "mixed", wayMessage: "money.way" };

/**
 * A plan's money from the ledger, as values of messages: `endingMessage` names what was received and what happened to
 * it, `arrivedMessage` and `receivedMessage` what has arrived so far. A payment method is named only if all refundable
 * money came by it. `waiting`: how much of what is owed does not go back before the bank has decided a dispute.
 * Amounts in minor units. (REFUND-17, PAY-31)
 */
export function moneyWords(money: PlanMoney, { waiting = 0 }: { waiting?: Minor } = {}) {
  const { methods, captured, fromFund, owed, sent, toFund, held } = money;
  const from = methods.filter(({ left }) => left > 0);
  const [only] = from;
  return {
    charged: yesNo(captured + fromFund),
    paidAmount: captured + fromFund,
    fund: fromFund > 0 && captured === 0 ? ("all" as const) : yesNo(fromFund),
    fundAmount: fromFund,
    restAmount: captured,
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
    ...(only && from.length === 1 ? wayBack(only.method) : mixedWays),
    receivedMessage: "money.received",
    backMessage: "money.back",
    arrivedMessage: "money.arrived",
    endingMessage: "money.ending",
  };
}

const yesNo = (amount: number): "yes" | "no" => (amount > 0 ? "yes" : "no");
