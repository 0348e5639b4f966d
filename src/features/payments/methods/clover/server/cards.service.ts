import type { FastifyBaseLogger } from "fastify";
import { forEachConcurrently } from "../../../../../platform/server/background/forEachConcurrently";
import { EVERYBODY, type Whose } from "../../../../../platform/server/background/whose";
import { type Caller, requireSelf } from "../../../../../platform/server/http/caller";
import { Problem } from "../../../../../platform/server/problem";
import type { Tx } from "../../../../../platform/server/services";
import { cardBrandName } from "../../../../../shared/cardBrands";
import { type Clock, MINUTE } from "../../../../../shared/instant";
import { ownPlan } from "../../../../plan/server/checkout/readPlan";
import { CARD_FRAME_PATH } from "../../../cardFrame";
import type { ClientCard } from "../../../payments.schemas";
import {
  type CardRow,
  changeCard,
  claimRemovedCards,
  usableCard,
  usableCards,
} from "../../../server/cards/cards.repository";
import type { MethodsService } from "../../../server/methods.service";
import type { CardKeeper } from "../../../server/payment.ports";
import { cloverFacts } from "../clover.facts";
import type { CardFields } from "../clover.schemas";

type Deps = {
  db: Tx;
  now: Clock;
  log: FastifyBaseLogger;
  /** The provider of the card fields; undefined: not configured. */
  keeper: Pick<CardKeeper, "accessKey" | "forget"> | undefined;
  methods: Pick<MethodsService, "cardPage">;
};

const BATCH = 5;

export type CardsService = ReturnType<typeof cardsService>;

/** A client's saved cards (WIRE-3, PAY-18: getClientCards). Only the client may see or use them, not even staff. */
export function cardsService({ db, now, log, keeper, methods }: Deps) {
  /**
   * The data for the card fields of a plan's payment. Throws `payment.methodNotOffered`, and
   * `payment.providerUnavailable` if the provider returns no key.
   */
  async function getCardFields(caller: Caller, planId: number): Promise<CardFields> {
    await ownPlan(db, caller, planId);
    const Page = await methods.cardPage(cloverFacts.id, CARD_FRAME_PATH);
    const ApiAccessKey = (await keeper?.accessKey()) ?? null;
    if (ApiAccessKey === null) throw new Problem("payment.providerUnavailable");
    return { ApiAccessKey, Page };
  }

  async function list(caller: Caller): Promise<ClientCard[]> {
    return (await usableCards(db, caller.clientId)).map(toCard);
  }

  /** Removes a card: it cannot be used from now on, and the provider is asked to delete it until it has done so. */
  async function remove(caller: Caller, cardId: string): Promise<null> {
    const card = await usableCard(db, caller.clientId, cardId);
    if (!card) throw new Problem("payment.cardGone");
    requireSelf(caller, card.clientId);
    await changeCard(db, card.id, { removedAt: now() });
    await forget(card);
    return null;
  }

  async function forget({ id, customer, providerCard }: CardRow): Promise<void> {
    if (customer !== null && (await keeper?.forget({ customer, providerCard })))
      await changeCard(db, id, { forgottenAt: now() });
  }

  /**
   * Asks the provider to delete removed cards that it still has, with a growing delay between tries. Resolves to the
   * number of cards.
   */
  async function forgetRemoved(isOver: () => boolean = () => false, whose: Whose = EVERYBODY): Promise<number> {
    let asked = 0;
    while (!isOver()) {
      const cards = await claimRemovedCards(db, { now: now(), limit: BATCH, whose });
      await forEachConcurrently(cards, forget, { concurrency: BATCH, timeout: MINUTE, log });
      asked += cards.length;
      // A full batch means that more may wait.
      if (cards.length < BATCH) break;
    }
    return asked;
  }

  return { getCardFields, list, remove, forgetRemoved };
}

const toCard = ({ id, brand, last4, expires, holderName }: CardRow): ClientCard => ({
  CardId: id,
  Brand: cardBrandName(brand),
  Last4: last4,
  Expires: expires,
  HolderName: holderName,
});
