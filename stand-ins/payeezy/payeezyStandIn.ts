import { createHmac, randomInt } from "node:crypto";
import Fastify, { type FastifyInstance, type FastifyReply } from "fastify";
import { isRecord, textOf } from "../../src/shared/unknownData";
import { addFaultsControl, type Faults, openFaults } from "../faults";
import { payeezyCards } from "./payeezyCards";
import { addPayeezyFields } from "./payeezyFields";

type Reply = { status: number; body: unknown };
type Transaction = { id: string; tag: string; reversalId: string; amount: number; voided: boolean; refunded: number };

/**
 * The network's behaviour for a purchase or a refund: the answer is lost, it fails after the money has moved, or the
 * request never arrives.
 */
export type PayeezyMode = "answers" | "losesAnswer" | "failsAfter" | "losesQuestion";

/** Faults that QA can set for the next purchase or refund, for any card (docs/testing.md, Faults). */
const payeezyFaults = ["decline", "slow", "late", "failsAfter", "losesQuestion", "losesAnswer"] as const;
type PayeezyFault = (typeof payeezyFaults)[number];
/** Milliseconds. The adapter waits 10 s for an answer. */
const PAUSES = { slow: 8_000, late: 12_000 };

export type PayeezyStandInOptions = {
  production: boolean;
  apiKey: string;
  apiSecret: string;
  merchantToken: string;
  taToken: string;
  /** The shop's origin. */
  site: string;
  /** The origin of the page that frames the fields; by default the shop's. */
  framedBy?: string;
  systemClock?: () => number;
  /** Tests replace it, so that they need not wait. */
  wait?: (milliseconds: number) => Promise<void>;
};

export type PayeezyStandIn = {
  app: FastifyInstance;
  transactions: Transaction[];
  mode: PayeezyMode;
  faults: Faults<PayeezyFault>;
};

/** Milliseconds by which a request's timestamp may differ. */
const TOLERANCE = 300_000;

/**
 * A stand-in for Payeezy: signed requests, tokens, purchases, voids by `reversal_id`, refunds. Throws in production.
 */
export function buildPayeezyStandIn(options: PayeezyStandInOptions): PayeezyStandIn {
  if (options.production) throw new Error("The Payeezy stand-in is refused in production");
  const { apiKey, apiSecret, merchantToken, taToken, site, framedBy = site, systemClock = Date.now } = options;
  // No logger: requests contain card numbers.
  const app = Fastify({ logger: false, exposeHeadRoutes: false, forceCloseConnections: "idle" });
  const standIn: PayeezyStandIn = { app, transactions: [], mode: "answers", faults: openFaults(payeezyFaults) };
  const wait = options.wait ?? ((ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)));
  const nonces = new Set<string>();
  app.removeContentTypeParser("application/json");
  app.addContentTypeParser(
    "application/json",
    { parseAs: "string" },
    async (_request: unknown, body: string | Buffer) => String(body),
  );

  /** Why a request is refused: a wrong key, or an invalid signature. */
  function refused(headers: Record<string, unknown>, body: string): Reply | null {
    const nonce = String(headers.nonce);
    const timestamp = String(headers.timestamp);
    if (headers.apikey !== apiKey || headers.token !== merchantToken) return problem(401, "invalid_key", "Invalid key");
    const signed = `${apiKey}${nonce}${timestamp}${merchantToken}${body}`;
    // Payeezy's signature is the base64 of the hex digits.
    const signature = Buffer.from(createHmac("sha256", apiSecret).update(signed).digest("hex")).toString("base64");
    const isStale = Math.abs(systemClock() - Number(timestamp)) > TOLERANCE || nonces.has(nonce);
    if (headers.authorization !== signature || isStale) return problem(403, "hmac", "HMAC validation failure");
    nonces.add(nonce);
    return null;
  }

  const send = (reply: FastifyReply, { status, body }: Reply) => reply.code(status).send(body);

  /** Moves money, unless the next fault or the mode prevents it. */
  async function overNetwork(reply: FastifyReply, asked: string, move: () => Reply) {
    const how = standIn.faults.take(asked) ?? standIn.mode;
    if (how === "losesQuestion") return dropped(reply);
    if (how === "decline") return send(reply, declined("302"));
    if (how === "slow" || how === "late") await wait(PAUSES[how]);
    const outcome = move();
    if (how === "losesAnswer") return dropped(reply);
    return send(reply, how === "failsAfter" ? problem(500, "server_error", "An error occurred") : outcome);
  }

  app.post<{ Body: string }>("/v1/transactions/tokens", async ({ headers, body }, reply) =>
    send(
      reply,
      headers.apikey === apiKey ? tokenise(parse(body), taToken) : problem(401, "invalid_key", "Invalid key"),
    ),
  );
  app.post<{ Body: string }>("/v1/transactions", async ({ headers, body }, reply) => {
    const asked = parse(body);
    const answer = refused(headers, body);
    if (answer) return send(reply, answer);
    if (asked.transaction_type === "void") return send(reply, reverse(standIn, asked));
    return overNetwork(reply, body, () => purchase(standIn, asked));
  });
  app.post<{ Body: string; Params: { id: string } }>(
    "/v1/transactions/:id",
    async ({ headers, body, params }, reply) => {
      const answer = refused(headers, body);
      if (answer) return send(reply, answer);
      return overNetwork(reply, body, () => refund(standIn, params.id, parse(body)));
    },
  );
  addFaultsControl(app, { path: "/payeezy/faults", key: apiSecret, faults: standIn.faults });
  addPayeezyFields(app, { site, framedBy, taToken });
  return standIn;
}

function dropped(reply: FastifyReply) {
  reply.hijack();
  return reply.raw.socket?.resetAndDestroy();
}

function tokenise(asked: Record<string, unknown>, taToken: string): Reply {
  const number = textOf(asked.credit_card, "card_number") ?? "";
  const card = payeezyCards.find((known) => known.number === number);
  if (asked.type !== "FDToken" || asked.ta_token !== taToken) return problem(400, "invalid_ta_token", "No such token");
  if (!card) return problem(400, "invalid_card_number", "Only test cards are taken here");
  const exp_date = textOf(asked.credit_card, "exp_date");
  const cardholder_name = textOf(asked.credit_card, "cardholder_name");
  // Like Payeezy's tokens: as long as a card number and with the same last digits, but without a card's prefix. It
  // contains the bank's later code.
  const value = `9${card.bank}${String(randomInt(10 ** 8)).padStart(8, "0")}${number.slice(-4)}`;
  return { status: 201, body: { status: "success", token: { type: card.type, cardholder_name, exp_date, value } } };
}

function purchase({ transactions }: PayeezyStandIn, asked: Record<string, unknown>): Reply {
  const amount = Number(asked.amount);
  const reversalId = String(asked.reversal_id ?? "");
  const value = isRecord(asked.token) ? textOf(asked.token.token_data, "value") : null;
  if (!/^9\d{14,15}$/.test(value ?? "")) return problem(400, "invalid_token", "No such token");
  const [, byAmount] = /^5(\d{3})00$/.exec(String(amount)) ?? [];
  const bank = byAmount ?? value?.slice(1, 4) ?? "100";
  if (bank !== "100") return declined(bank);
  const made = { id: `ET${randomInt(10 ** 8)} `, tag: String(randomInt(10 ** 8)), reversalId, amount };
  transactions.push({ ...made, voided: false, refunded: 0 });
  return approved(made, amount);
}

/** Voids a purchase by its `reversal_id`. */
function reverse({ transactions }: PayeezyStandIn, asked: Record<string, unknown>): Reply {
  const found = transactions.find(({ reversalId }) => reversalId === asked.reversal_id);
  if (!found) return problem(400, "transaction_not_found", "No such transaction");
  found.voided = true;
  return approved(found, found.amount);
}

function refund({ transactions }: PayeezyStandIn, id: string, asked: Record<string, unknown>): Reply {
  const found = transactions.find((known) => known.id.trim() === id && known.tag === asked.transaction_tag);
  const amount = Number(asked.amount);
  if (!found || found.voided || asked.transaction_type !== "refund")
    return problem(400, "transaction_not_found", "No such transaction");
  if (found.refunded + amount > found.amount) return problem(400, "amount_exceeded", "More than is left");
  found.refunded += amount;
  return approved({ id: `RF${randomInt(10 ** 8)} `, tag: found.tag }, amount);
}

function approved({ id, tag }: Pick<Transaction, "id" | "tag">, amount: number): Reply {
  const codes = {
    transaction_status: "approved",
    bank_resp_code: "100",
    gateway_resp_code: "00",
    validation_status: "success",
  };
  const about = { transaction_id: id, transaction_tag: tag, amount: String(amount), currency: "USD" };
  return { status: 201, body: { ...codes, ...about, correlation_id: `124.${tag}` } };
}

const declined = (bank: string): Reply => ({
  status: 201,
  body: { transaction_status: "declined", bank_resp_code: bank, gateway_resp_code: "00", validation_status: "success" },
});

function problem(status: number, code: string, description: string): Reply {
  return { status, body: { transaction_status: "Not Processed", Error: { messages: [{ code, description }] } } };
}

function parse(body: string): Record<string, unknown> {
  const value: unknown = JSON.parse(body);
  return isRecord(value) ? value : {};
}
