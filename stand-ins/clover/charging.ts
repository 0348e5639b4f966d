import { randomBytes } from "node:crypto";
import { type Faults, openFaults } from "../faults";
import {
  chargeObject,
  chargeReply,
  customerReply,
  declinedReply,
  errorReply,
  type Listing,
  listReply,
  type Reply,
  refundObject,
  refundReply,
  revokedReply,
  spentReply,
  waitingReply,
} from "./answers";
import type { Charge, Customer, Refund, Token } from "./entries";
import type { Journal } from "./journal";
import { type Behaviour, type CloverFault, cloverFaults, HANG, SLOW } from "./testCards";

export type ChargeRequest = {
  key: string;
  amount: number;
  source: string;
  description?: string;
  /** The address to which the receipt is sent. */
  email?: string;
  /** The request describes the browser, so that the bank can ask the holder. */
  authenticates?: boolean;
};
export type KeepRequest = { key: string; source: string; email: string; name: string | null };
export type RefundRequest = { key: string; charge: string; amount: number | null };

/** `break`: the connection is dropped without an answer. */
export type Outcome = Reply | "break";

type Deps = {
  journal: Journal;
  wait: (milliseconds: number) => Promise<void>;
  now: () => number;
  /** The origin of the bank's pages. */
  bank?: string;
  /** None if not given. */
  faults?: Faults<CloverFault>;
};

/** Clover's core: charges once per idempotency key, spends each token once, refunds no more than was charged. */
export function charging({
  journal,
  wait,
  now,
  bank = "http://localhost",
  faults = openFaults<CloverFault>([]),
}: Deps) {
  const underWay = new Map<string, { request: ChargeRequest; outcome: Promise<Outcome> }>();

  /** A repeated key gets the answer of its first request, even while that is still in progress. */
  function charge(request: ChargeRequest): Promise<Outcome> {
    const running = underWay.get(request.key);
    if (running) return isSame(running.request, request) ? running.outcome : Promise.resolve(otherRequest());
    const outcome = decide(request).finally(() => underWay.delete(request.key));
    underWay.set(request.key, { request, outcome });
    return outcome;
  }

  async function decide(request: ChargeRequest): Promise<Outcome> {
    const behaviour = behaviourOf(request);
    if (!journal.chargeBy(request.key)) {
      if (behaviour === "slow") await wait(SLOW);
      if (behaviour === "hangs") await wait(HANG);
    }
    return journal.alone(() => conclude(request, behaviour));
  }

  /** The fault that was set, else the card's own behaviour; a repeated request meets no further fault. */
  function behaviourOf(request: ChargeRequest): Behaviour {
    const { key, source } = request;
    const card = cardOf(source);
    const isAsked = journal.chargeBy(key) !== undefined || journal.spentBy(source) !== undefined;
    const fault = card && !isAsked ? faults.take(JSON.stringify(request)) : null;
    return fault ? cloverFaults[fault] : (card?.behaviour ?? "approved");
  }

  function conclude(request: ChargeRequest, behaviour: Behaviour): Outcome {
    const made = journal.chargeBy(request.key);
    if (made) return isSame(made, request) ? replyTo(made) : otherRequest();
    const token = journal.token(request.source);
    if (!token) return keptCharge(request, behaviour);
    if (journal.spentBy(token.id) !== undefined) return spentReply();
    journal.record({ type: "spent", token: token.id, key: request.key });
    return behave(token, request, behaviour);
  }

  /** A customer's card can be charged any number of times. */
  function keptCharge(request: ChargeRequest, behaviour: Behaviour): Outcome {
    const card = cardOf(request.source);
    if (!card) return errorReply(400, "invalid_request_error", "invalid_token", "No such token.");
    return behave(card, request, behaviour);
  }

  /** The card of a token, or of a customer that still has one. */
  function cardOf(source: string): Token | undefined {
    const customer = journal.customer(source);
    if (!customer) return journal.token(source);
    return customer.removed ? undefined : journal.token(customer.token);
  }

  /** Saves a token's card, which uses the token up. */
  const keep = (request: KeepRequest): Reply => journal.alone(() => concludeKeep(request));

  function concludeKeep({ key, source, email, name }: KeepRequest): Reply {
    const token = journal.token(source);
    const made = journal.customerBy(key);
    if (made) return made.token === source ? customerReply(made) : otherRequest();
    if (!token) return errorReply(400, "invalid_request_error", "invalid_token", "No such token.");
    if (journal.spentBy(token.id) !== undefined) return spentReply();
    journal.record({ type: "spent", token: token.id, key });
    const ids = { id: newId(), key, token: token.id, card: newId() };
    const customer: Customer = { ...ids, email, name, created: now(), removed: false };
    journal.record({ type: "customer", customer });
    return customerReply(customer);
  }

  function customer(id: string): Reply {
    const known = journal.customer(id);
    return known ? customerReply(known) : noCustomer();
  }

  /** Revokes a customer's card. */
  function remove(id: string, card: string): Reply {
    const known = journal.customer(id);
    if (!known || known.removed || known.card !== card) return noCustomer();
    journal.record({ type: "customer", customer: { ...known, removed: true } });
    return revokedReply(card);
  }

  function behave(token: Token, request: ChargeRequest, behaviour: Behaviour): Outcome {
    switch (behaviour) {
      case "declined":
        return declinedReply("card_declined");
      case "insufficient":
        return declinedReply("insufficient_funds");
      case "partial":
        // The bank would approve only a part, and partial payments were not requested.
        return declinedReply("insufficient_funds");
      case "breaksBefore":
        return "break";
      case "failsAfter":
        take(token, request);
        return errorReply(500, "api_error", "processing_error", "An error occurred on our side.");
      default:
        return replyTo(take(token, request, waitsFor(behaviour, request)));
    }
  }

  const replyTo = (charge: Charge): Reply => (charge.waits ? waitingReply(charge, bank) : chargeReply(charge));

  /** Continues a pending charge: the bank may ask for another step, or refuse. */
  function finish(id: string, flowStatus: string): Reply {
    return journal.alone(() => {
      const charge = journal.charge(id);
      if (!charge) return noCharge();
      if (charge.waits && flowStatus !== "SUCCESS") return declinedReply("authentication_failed");
      const finished = { ...charge, waits: null };
      journal.record({ type: "charge", charge: finished });
      return chargeReply(finished);
    });
  }

  function take(token: Token, request: ChargeRequest, waits: Charge["waits"] = null): Charge {
    const { key, amount, source, description = "" } = request;
    const { brand, first6, last4, expMonth, expYear } = token;
    const asked = { key, amount, source, description };
    const charge = { id: newId(), ...asked, brand, first6, last4, expMonth, expYear, created: now(), waits };
    journal.record({ type: "charge", charge });
    return charge;
  }

  const refund = (request: RefundRequest): Reply => journal.alone(() => concludeRefund(request));

  function concludeRefund({ key, charge: id, amount }: RefundRequest): Reply {
    const made = journal.refundBy(key);
    if (made) return made.charge === id ? refundReply(made) : otherRequest();
    const charged = journal.charge(id);
    if (!charged) return noCharge();
    const left = charged.amount - backOf(id);
    const asked = amount ?? left;
    if (asked <= 0 || asked > left) {
      return errorReply(400, "invalid_request_error", "amount_too_large", "More than is left of the charge.");
    }
    const refund = { id: newId(), key, charge: id, amount: asked, created: now() };
    journal.record({ type: "refund", refund });
    return refundReply(refund);
  }

  /** A refund that is made in the provider's own console; undefined: no such amount is left. */
  function refundAtConsole(charge: string, amount: number | null = null): Refund | undefined {
    const key = `console-${newId()}`;
    refund({ key, charge, amount });
    return journal.refundBy(key);
  }

  const backOf = (id: string): number =>
    journal.refunds().reduce((total, refund) => (refund.charge === id ? total + refund.amount : total), 0);

  function findCharge(id: string): Reply {
    const charged = journal.charge(id);
    if (charged?.waits) return waitingReply(charged, bank);
    return charged ? chargeReply(charged, backOf(id)) : noCharge();
  }

  const listCharges = (asked: Listing): Reply =>
    listReply(
      "/v1/charges",
      journal.charges().map((one) => chargeObject(one, backOf(one.id))),
      asked,
    );

  /** Refunds, of one charge or of all. */
  const listRefunds = (asked: Listing & { charge?: string }): Reply =>
    listReply(
      "/v1/refunds",
      journal
        .refunds()
        .filter(({ charge }) => asked.charge === undefined || charge === asked.charge)
        .map(refundObject),
      asked,
    );

  return { charge, finish, refund, refundAtConsole, findCharge, listCharges, listRefunds, keep, customer, remove };
}

/** What a bank waits for, if the request lets it ask. */
function waitsFor(behaviour: Behaviour, { authenticates }: ChargeRequest): Charge["waits"] {
  if (!authenticates) return null;
  if (behaviour === "looksAtBrowser") return "method";
  return behaviour === "asksBank" ? "challenge" : null;
}

/** An id in Crockford's alphabet, like Clover's. */
export function newId(): string {
  return [...randomBytes(13)].map((byte) => "0123456789ABCDEFGHJKMNPQRSTVWXYZ"[byte % 32]).join("");
}

const isSame = (known: Pick<ChargeRequest, "amount" | "source">, asked: ChargeRequest) =>
  known.amount === asked.amount && known.source === asked.source;

const noCharge = () => errorReply(404, "invalid_request_error", "resource_missing", "No such charge.");

const noCustomer = () => errorReply(404, "invalid_request_error", "resource_missing", "No such customer.");

const otherRequest = () =>
  errorReply(409, "idempotency_error", "idempotency_error", "This key was used with another request.");
