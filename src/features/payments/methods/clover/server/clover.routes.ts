import type { FastifyInstance } from "fastify";
import Type from "typebox";
import type { Caller } from "../../../../../platform/server/http/caller";
import { route } from "../../../../../platform/server/http/route";
import { wrongField } from "../../../../../platform/server/problem";
import { Id, Strict, Uuid } from "../../../../../shared/schemas";
import { ClientCard, Payment } from "../../../payments.schemas";
import { usableCards } from "../../../server/cards/cards.repository";
import { askedPayment, type CardPayment, keyAndAmount, missingOfPayment } from "../../../server/payment.defaults";
import type { PaymentCore } from "../../../server/payment.method";
import { cloverContract as contract } from "../clover.contract";
import { cloverFacts } from "../clover.facts";
import { Authenticated, CardFields, type CloverPayment, CloverPaymentBody } from "../clover.schemas";
import type { CardsService } from "./cards.service";

type Parts = Pick<PaymentCore, "authenticated"> & { cards: CardsService; pay: ReturnType<typeof paymentByClover> };

/** Calls of clover.contract.ts. */
export function cloverRoutes(app: FastifyInstance, { authenticated, cards, pay }: Parts): void {
  route(app, contract.getCardFields, { params: Strict({ planId: Id }), data: CardFields }, ({ caller, params }) =>
    cards.getCardFields(caller, params.planId),
  );
  const payment = { body: CloverPaymentBody, data: Payment, perMinute: 30 };
  route(app, contract.payWithClover, payment, ({ caller, body, request }) => pay(caller, body, request.ip));
  const played = {
    params: Strict({ paymentId: Uuid }),
    body: Authenticated,
    data: Payment,
    perMinute: 30,
  };
  route(app, contract.authenticated, played, ({ caller, params, body }) =>
    authenticated(caller, params.paymentId, body.FlowStatus),
  );
  route(app, contract.getClientCards, { data: Type.Array(ClientCard) }, ({ caller }) => cards.list(caller));
  route(app, contract.removeClientCard, { params: Strict({ cardId: Uuid }), data: Type.Null() }, ({ caller, params }) =>
    cards.remove(caller, params.cardId),
  );
}

type Core = Pick<PaymentCore, "db" | "now" | "payByCard">;

/** A payment by card over Clover; missing fields that the server knows are filled in. (PAY-29) */
export const paymentByClover =
  (core: Core) =>
  async (caller: Caller, body: CloverPaymentBody, address: string): Promise<Payment> =>
    core.payByCard(caller, cardPayment(await wholePayment(core, caller, body)), address);

/** A saved card has its own holder's name; a payment from the fund alone has none. */
type WholePayment = Omit<CloverPayment, "HolderName"> & Pick<CloverPaymentBody, "HolderName">;

/**
 * Without a card in the request, the client's only saved card is used. Throws `invalid` if there is not exactly one.
 * (PAY-29)
 */
async function wholePayment(
  core: Pick<Core, "db" | "now">,
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
