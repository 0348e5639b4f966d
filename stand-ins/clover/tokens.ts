import { errorReply, type Reply } from "./answers";
import { newId } from "./charging";
import type { Journal } from "./journal";
import { testCards } from "./testCards";

export type Card = { number: string; exp_month: string; exp_year: string; cvv: string };

/** A single-use token for a test card; any other number is refused, so that nobody enters a real one here. */
export function createToken(journal: Journal, card: Card, now: number): Reply {
  const known = testCards.find(({ number }) => number === card.number);
  if (!known) return errorReply(402, "card_error", "incorrect_number", "Only test cards are taken here.");
  if (new Date(Number(card.exp_year), Number(card.exp_month), 1).getTime() <= now) {
    return errorReply(402, "card_error", "expired_card", "The card has expired.");
  }
  if (card.cvv.length !== (known.brand === "AMEX" ? 4 : 3)) {
    return errorReply(402, "card_error", "incorrect_cvc", "The security code is incorrect.");
  }
  const { exp_month, exp_year } = card;
  const id = `clv_1T${newId()}`;
  const { brand, behaviour } = known;
  const first6 = card.number.slice(0, 6);
  const last4 = card.number.slice(-4);
  journal.record({
    type: "token",
    token: { id, brand, first6, last4, expMonth: exp_month, expYear: exp_year, behaviour },
  });
  return { status: 200, body: { id, object: "token", card: { brand, first6, last4, exp_month, exp_year } } };
}
