import type { Caller } from "../../../../../platform/server/http/caller";
import { wrongField } from "../../../../../platform/server/problem";
import type { Payment } from "../../../payments.schemas";
import { usableCards } from "../../../server/cards/cards.repository";
import { askedPayment, type CardPayment, keyAndAmount, missingOfPayment } from "../../../server/payment.defaults";
import type { PaymentCore } from "../../../server/payment.method";
import { cloverFacts } from "../clover.facts";
import type { CloverPayment, CloverPaymentBody } from "../clover.schemas";

/** Payments by card over Clover; missing fields that the server knows are filled in. (PAY-29) */
export function cloverPayments(core: Pick<PaymentCore, "db" | "now" | "payByCard" | "authenticated">) {
  return {
    pay: async (caller: Caller, body: CloverPaymentBody, address: string): Promise<Payment> =>
      core.payByCard(caller, cardPayment(await wholePayment(core, caller, body)), address),
    authenticated: core.authenticated,
  };
}

export type CloverPayments = ReturnType<typeof cloverPayments>;

/** A saved card has its own holder's name; a payment from the fund alone has none. */
type WholePayment = Omit<CloverPayment, "HolderName"> & Pick<CloverPaymentBody, "HolderName">;

/**
 * Without a card in the request, the client's only saved card is used. Throws `invalid` if there is not exactly one.
 * (PAY-29)
 */
async function wholePayment(
  core: Pick<PaymentCore, "db" | "now">,
  caller: Caller,
  given: CloverPaymentBody,
): Promise<WholePayment> {
  const { PaymentKey, Amount } = await keyAndAmount(core, caller, given);
  const needsNone = given.Token !== undefined || given.CardId !== undefined || given.FundAmount === Amount;
  const cards = needsNone ? [] : await usableCards(core.db, caller.clientId);
  const [saved] = cards.length === 1 ? cards : [];
  const { AcceptTerms } = given;
  const hasCard = needsNone || saved !== undefined;
  const hasHolder = given.Token === undefined || given.HolderName !== undefined;
  if (AcceptTerms === undefined || !hasHolder || !hasCard)
    throw missingOfPayment({ consent: AcceptTerms !== undefined, card: hasCard, holder: hasHolder });
  return { ...given, CardId: saved ? saved.id : given.CardId, PaymentKey, Amount, AcceptTerms };
}

/** Throws `invalid` for both a token and a saved card, and for neither unless the fund pays all of it. */
function cardPayment(body: WholePayment): CardPayment {
  const { Token: source = null, CardId: cardId = null, KeepCard: keep = false } = body;
  const byFundAlone = body.FundAmount === body.Amount;
  const given = [source, cardId].filter((one) => one !== null).length;
  if (given !== (byFundAlone ? 0 : 1)) throw wrongField(cardId === null ? "Token" : "CardId");
  const browser = source === null ? null : (body.Browser ?? null);
  return { ...askedPayment(body), method: cloverFacts.id, source, cardId, keep: keep && source !== null, browser };
}
