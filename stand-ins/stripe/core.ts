import { randomBytes } from "node:crypto";
import { chargeObject, failure, intentObject, linkObject, refundObject, sessionObject } from "./answers";
import { type DeclineCode, stripeCards } from "./cards";
import type { Dispute, Link, Refund, Session, StripeMemory } from "./memory";

export type Reply = { status: number; body: unknown };
export type Form = Record<string, string>;

/** The result of a card at the page. */
export type Attempt =
  | { kind: "paid"; session: Session; link: Link }
  | { kind: "asksBank" }
  | { kind: "declined"; code: DeclineCode; link: Link }
  | { kind: "closed" };

/** `bankDeclines`: for any card. */
export type Payer = { name: string; email: string; number: string; bankAllows: boolean; bankDeclines?: boolean };

/** Seconds in which evidence can be submitted: a week. */
const EVIDENCE_WITHIN = 7 * 24 * 3600;

export type StripeCore = ReturnType<typeof stripeCore>;

/** Stripe's core: one link for each key, one payment for each link, refunds of at most the paid amount. */
export function stripeCore(memory: StripeMemory, origin: () => string, now: () => number) {
  const linkOf = (id: string) => memory.links().find((link) => link.id === id);
  const sessionOf = (intent: string) => memory.sessions().find((session) => session.intent === intent);
  const seconds = () => Math.floor(now() / 1000);
  /** The sum of a payment's refunds that have not failed, minor units. */
  const backOf = (of: string) =>
    memory
      .refunds()
      .reduce((sum, { intent, amount, status }) => (intent === of && status !== "failed" ? sum + amount : sum), 0);
  const missing = (what: string): Reply => ({
    status: 404,
    body: failure("invalid_request_error", "resource_missing", `No such ${what}`),
  });

  function createLink(key: string, form: Form): Reply {
    return memory.alone(() => {
      const asked = JSON.stringify(form);
      const made = memory.links().find((link) => link.key === key);
      if (made && made.asked !== asked)
        return {
          status: 400,
          body: failure("idempotency_error", "idempotency_error", "Another request with this key"),
        };
      if (made) return { status: 200, body: linkObject(made, origin()) };
      const link = newLink(key, asked, form);
      memory.record({ type: "link", link });
      return { status: 200, body: linkObject(link, origin()) };
    });
  }

  function changeLink(id: string, form: Form): Reply {
    const link = linkOf(id);
    if (!link) return missing("payment link");
    const changed = { ...link, active: form.active === undefined ? link.active : form.active === "true" };
    memory.record({ type: "link", link: changed });
    return { status: 200, body: linkObject(changed, origin()) };
  }

  /** Links, newest first; with `active` only those that can, or cannot, be opened. */
  function listLinks(asked: Form): Reply {
    const { active } = asked;
    const links = memory.links().filter((link) => active === undefined || String(link.active) === active);
    return page(
      links.map((link) => linkObject(link, origin())),
      asked,
    );
  }

  function sessionsOf(linkId: string): Reply {
    const link = linkOf(linkId);
    if (!link) return missing("payment link");
    const data = memory.sessions().filter((session) => session.link === linkId);
    return {
      status: 200,
      body: { object: "list", has_more: false, url: "", data: data.map((session) => sessionObject(session, link)) },
    };
  }

  function intent(id: string): Reply {
    const session = sessionOf(id);
    const link = session && linkOf(session.link);
    return session && link ? { status: 200, body: intentObject(session, link) } : missing("payment intent");
  }

  function refund(key: string, form: Form): Reply {
    return memory.alone(() => {
      const known = memory.refunds().find((refund) => refund.key === key);
      if (known) return { status: 200, body: refundObject(known) };
      const session = sessionOf(form.payment_intent ?? "");
      if (!session) return missing("payment intent");
      const disputes = memory.disputes().filter(({ intent, status }) => intent === session.intent && status !== "won");
      if (disputes.some(({ status }) => status === "needs_response"))
        return { status: 400, body: failure("invalid_request_error", "charge_disputed", "The charge is disputed") };
      const left = session.amount - backOf(session.intent) - disputes.reduce((sum, { amount }) => sum + amount, 0);
      const amount = Number(form.amount ?? left);
      if (amount <= 0 || amount > left)
        return { status: 400, body: failure("invalid_request_error", "charge_already_refunded", "More than is left") };
      const made = { id: newId("re"), key, intent: session.intent, amount, metadata: metadataOf(form) };
      const refund: Refund = { ...made, status: "succeeded", created: seconds() };
      memory.record({ type: "refund", refund });
      return { status: 200, body: refundObject(refund) };
    });
  }

  /** Refunds, of one payment or of all, the newest first. */
  function listRefunds(asked: Form): Reply {
    const { payment_intent: of } = asked;
    const refunds = memory.refunds().filter(({ intent }) => of === undefined || intent === of);
    return page(refunds.map(refundObject), asked);
  }

  /** Charges, the newest first. */
  function listCharges(asked: Form): Reply {
    return page(memory.sessions().flatMap(chargeOfSession), asked);
  }

  function charge(id: string): Reply {
    const found = memory
      .sessions()
      .flatMap(chargeOfSession)
      .find((one) => one.id === id);
    return found ? { status: 200, body: found } : missing("charge");
  }

  function chargeOfSession(session: Session) {
    const link = linkOf(session.link);
    return link ? [chargeObject(session, link, backOf(session.intent))] : [];
  }

  /** A refund that is made in the provider's own dashboard; undefined: no such amount is left. */
  function refundAtDashboard(linkId: string, part?: number): Refund | undefined {
    const session = memory.sessions().find(({ link }) => link === linkId);
    if (!session) return undefined;
    const id = newId("dashboard");
    refund(id, { payment_intent: session.intent, ...(part !== undefined && { amount: String(part) }) });
    return memory.refunds().find(({ key }) => key === id);
  }

  /** The payer's bank does not accept a refund: its money is with the provider again. */
  function failRefund(id: string): Refund | undefined {
    return memory.alone(() => {
      const refund = memory.refunds().find((one) => one.id === id);
      if (!refund) return undefined;
      const failed: Refund = { ...refund, status: "failed" };
      memory.record({ type: "refund", refund: failed });
      return failed;
    });
  }

  /**
   * The payer of a link disputes the whole payment or a part; undefined if nobody has paid, or a dispute is already
   * open.
   */
  function dispute(linkId: string, now: number, part?: number): Dispute | undefined {
    return memory.alone(() => {
      const session = memory.sessions().find((one) => one.link === linkId);
      if (!session || memory.disputes().some((one) => one.intent === session.intent && one.status === "needs_response"))
        return undefined;
      const { intent, amount } = session;
      const dueBy = Math.floor(now / 1000) + EVIDENCE_WITHIN;
      const dispute: Dispute = { id: newId("dp"), intent, amount: part ?? amount, status: "needs_response", dueBy };
      memory.record({ type: "dispute", dispute });
      return dispute;
    });
  }

  /** The bank decides the open dispute; undefined: there is none. */
  function decide(linkId: string, status: "won" | "lost"): Dispute | undefined {
    return memory.alone(() => {
      const intents = memory.sessions().flatMap(({ link, intent }) => (link === linkId ? [intent] : []));
      const open = memory.disputes().find((one) => intents.includes(one.intent) && one.status === "needs_response");
      if (!open) return undefined;
      const decided = { ...open, status };
      memory.record({ type: "dispute", dispute: decided });
      return decided;
    });
  }

  /** The refunded amount of a link's payment, as its charge shows it, minor units. */
  function refundedOf(linkId: string): number {
    const session = memory.sessions().find(({ link }) => link === linkId);
    return session ? backOf(session.intent) : 0;
  }

  /** The refunded amount of a link's payment, by us and by banks, minor units. */
  function goneBackOf(linkId: string): number {
    const intents = memory.sessions().flatMap(({ link, intent }) => (link === linkId ? [intent] : []));
    const lost = memory.disputes().filter(({ status }) => status === "lost");
    const taken = lost.filter(({ intent }) => intents.includes(intent)).reduce((sum, { amount }) => sum + amount, 0);
    return intents.reduce((sum, intent) => sum + backOf(intent), taken);
  }

  /** The last refund of a link's payment; undefined: there is none. */
  function lastRefund(linkId: string) {
    const intents = memory.sessions().flatMap(({ link, intent }) => (link === linkId ? [intent] : []));
    return memory.refunds().findLast(({ intent }) => intents.includes(intent));
  }

  /** A payment at a link's page. */
  function pay(linkId: string, { name, email, number, bankAllows, bankDeclines }: Payer): Attempt {
    return memory.alone((): Attempt => {
      const link = linkOf(linkId);
      if (!link?.active || memory.sessions().some((session) => session.link === linkId)) return { kind: "closed" };
      const card = stripeCards.find((known) => known.number === number.replace(/\s/g, ""));
      if (!card) return { kind: "declined", code: "incorrect_number", link };
      if (card.behaviour === "declined") return { kind: "declined", code: card.code, link };
      if (card.behaviour === "asksBank" && !bankAllows) return { kind: "asksBank" };
      if (bankDeclines) return { kind: "declined", code: "card_declined", link };
      const of = { id: newId("cs_test"), intent: newId("pi"), link: linkId, amount: link.amount, name, email };
      const session: Session = { ...of, brand: card.brand, last4: card.number.slice(-4), created: seconds() };
      memory.record({ type: "paid", session });
      return { kind: "paid", session, link };
    });
  }

  return {
    createLink,
    changeLink,
    listLinks,
    sessionsOf,
    intent,
    refund,
    listRefunds,
    listCharges,
    charge,
    refundAtDashboard,
    failRefund,
    sessionOf: (linkId: string) => memory.sessions().find(({ link }) => link === linkId),
    dispute,
    decide,
    goneBackOf,
    refundedOf,
    lastRefund,
    pay,
    linkOf,
  };
}

/**
 * A page of a list, newest first, with Stripe's paging: `limit` (10, at most 100), `created[gte]` in epoch seconds, and
 * `starting_after` with the last id of the page before.
 */
function page<Item extends { id: string; created?: number }>(items: readonly Item[], asked: Form): Reply {
  const since = Number(asked["created[gte]"] ?? 0);
  // Links have no such field.
  const listed = items.filter(({ created }) => created === undefined || created >= since).reverse();
  const from = asked.starting_after === undefined ? 0 : listed.findIndex(({ id }) => id === asked.starting_after) + 1;
  const end = from + Math.min(100, Number(asked.limit ?? 10));
  const body = { object: "list", has_more: end < listed.length, url: "", data: listed.slice(from, end) };
  return { status: 200, body };
}

/** The metadata of a request, in Stripe's form encoding. */
function metadataOf(form: Form): Record<string, string> {
  return Object.fromEntries(
    Object.entries(form).flatMap(([name, value]) => {
      const [, inner] = /^metadata\[(\w+)\]$/.exec(name) ?? [];
      return inner === undefined ? [] : [[inner, value]];
    }),
  );
}

function newLink(key: string, asked: string, form: Form): Link {
  return {
    id: newId("plink"),
    key,
    asked,
    amount: Number(form["line_items[0][price_data][unit_amount]"]),
    name: form["line_items[0][price_data][product_data][name]"] ?? "",
    metadata: metadataOf(form),
    returnUrl: form["after_completion[redirect][url]"] ?? "",
    active: true,
  };
}

export const newId = (kind: string) => `${kind}_${randomBytes(12).toString("hex")}`;
