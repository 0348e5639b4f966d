/** A card and the bank's code for every charge of it. */
export type PayeezyCard = { number: string; type: string; bank: string; behaviour: "approved" | "insufficient" };

/**
 * The only cards that are accepted: Payeezy's own, all approved (at Payeezy the amount decides), and one of ours with
 * insufficient funds.
 */
export const payeezyCards: readonly PayeezyCard[] = [
  { number: "4788250000028291", type: "visa", bank: "100", behaviour: "approved" },
  { number: "4005519200000004", type: "visa", bank: "100", behaviour: "approved" },
  { number: "5424180279791732", type: "mastercard", bank: "100", behaviour: "approved" },
  { number: "373953192351004", type: "amex", bank: "100", behaviour: "approved" },
  { number: "4000000000000507", type: "visa", bank: "302", behaviour: "insufficient" },
];
