import { memoizeAsync } from "../../../../../platform/server/caches/memoizeAsync";
import {
  type HttpAnswer,
  isAccessRefused,
  isUndecidedStatus,
  requestJson,
} from "../../../../../platform/server/network";
import { isNumber, isRecord, textOf } from "../../../../../shared/unknownData";
import type { Authentication } from "../../../payments.schemas";
import type {
  BrowserFacts,
  CardFacts,
  CardKeeper,
  ChargeOutcome,
  KeepOutcome,
  KnownCard,
  ProviderChargeOrder,
  ProviderRefundOrder,
  RefundOutcome,
} from "../../../server/payment.ports";
import { cloverBook } from "./cloverBook";

type Deps = {
  chargeUrl: string;
  privateKey: string;
  fetch: typeof globalThis.fetch;
  /** Milliseconds after which a provider's answer counts as lost. (PAY-11) */
  timeout?: number;
};

/** Clover's Ecommerce API: the public key, charges, refunds and saved cards. The private key stays here. (PAY-21) */
export function cloverProvider(deps: Deps): CardKeeper {
  const { get, post, remove } = cloverHttp(deps);
  const accessKey = memoizeAsync(readAccessKey, (key) => key === null);

  async function readAccessKey(): Promise<string | null> {
    const answer = await get("/pakms/apikey");
    return answer.kind === "answered" && answer.status === 200 ? textOf(answer.body, "apiAccessKey") : null;
  }

  async function charge(order: ProviderChargeOrder): Promise<ChargeOutcome> {
    const body = {
      amount: order.amount,
      currency: "usd",
      source: order.source,
      capture: true,
      ecomind: "ecom",
      receipt_email: order.email,
      description: order.description,
      ...(order.stored && { stored_credentials: storedCredentials(order.stored) }),
      ...(order.browser && { threeds: authenticationOf(order.browser, order.clientAddress) }),
    };
    const headers = { "idempotency-key": order.key, "x-forwarded-for": order.clientAddress };
    return chargeOutcome(await post("/v1/charges", body, headers), order.browser !== null);
  }

  /** A waiting charge is looked up: repeating the request would return the answer from before authentication. */
  async function ask(order: ProviderChargeOrder): Promise<ChargeOutcome> {
    if (order.waiting === null) return charge(order);
    const answer = await get(`/v1/charges/${encodeURIComponent(order.waiting)}`);
    if (answer.kind !== "answered" || answer.status !== 200) return { kind: "asks", charge: order.waiting, step: null };
    const outcome = approval(answer.body, true);
    return outcome.kind === "approved" ? outcome : { kind: "asks", charge: order.waiting, step: null };
  }

  async function finish(charge: string, status: string): Promise<ChargeOutcome> {
    const body = { charge_id: charge, threeds: { source: "CLOVER", flow_status: status } };
    const outcome = chargeOutcome(await post("/v1/charges/finalize_payment", body, {}), true);
    // A lookup tells whether it was finished.
    return outcome.kind === "unknown" || outcome.kind === "unreachable"
      ? { kind: "asks", charge, step: null }
      : outcome;
  }

  async function refund(order: ProviderRefundOrder): Promise<RefundOutcome> {
    const body = { charge: order.charge, amount: order.amount, reason: "requested_by_customer" };
    return refundOutcome(await post("/v1/refunds", body, { "idempotency-key": order.key }));
  }

  async function keep({ key, source, email, holderName }: Parameters<CardKeeper["keep"]>[0]): Promise<KeepOutcome> {
    const body = { ecomind: "ecom", source, email, name: holderName };
    return keepOutcome(await post("/v1/customers", body, { "idempotency-key": key }));
  }

  /**
   * Needs one request if the card's id is known. Otherwise the customer's cards are looked up, and an empty list does
   * not prove a deletion. (PAY-40)
   */
  async function forget({ customer, providerCard }: KnownCard): Promise<boolean> {
    const path = `/v1/customers/${encodeURIComponent(customer)}`;
    if (providerCard !== null) return isGone(await remove(`${path}/sources/${encodeURIComponent(providerCard)}`));
    const known = await get(path);
    if (known.kind !== "answered") return false;
    if (known.status === 404) return true;
    const cards = known.status === 200 ? sourcesOf(known.body) : [];
    for (const { id } of cards) if (!isGone(await remove(`${path}/sources/${encodeURIComponent(id)}`))) return false;
    return cards.length > 0;
  }

  return {
    keep,
    forget,
    resolve: { by: "askingAgain", ask },
    finish,
    accessKey,
    charge,
    refund,
    repeatable: true,
    refusesDisputed: false,
    book: cloverBook(get),
  };
}

/** An HTTP client for Clover's API: JSON, bearer token, timeout. */
export function cloverHttp({ chargeUrl, privateKey, fetch, timeout = 10_000 }: Deps) {
  const call = (path: string, init: RequestInit): Promise<HttpAnswer> =>
    requestJson({ fetch, timeout }, new URL(path, chargeUrl), {
      ...init,
      headers: {
        authorization: `Bearer ${privateKey}`,
        accept: "application/json",
        // Clover requires a User-Agent.
        "user-agent": "malecon",
        ...init.headers,
      },
    });
  return {
    get: (path: string) => call(path, { method: "GET" }),
    remove: (path: string) => call(path, { method: "DELETE" }),
    post: (path: string, body: Record<string, unknown>, headers: Record<string, string>) =>
      call(path, {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body: JSON.stringify(body),
      }),
  };
}

/** `authenticates`: the browser can play what the holder's bank asks for. */
function chargeOutcome(answer: HttpAnswer, authenticates: boolean): ChargeOutcome {
  if (answer.kind !== "answered") return { kind: answer.kind };
  const { body } = answer;
  if (answer.status === 200) return approval(body, authenticates);
  // The card's bank was not asked; and an earlier request of this attempt may have charged.
  if (isAccessRefused(answer.status)) return { kind: "unreachable" };
  return isUndecidedStatus(answer.status) ? { kind: "unknown" } : { kind: "declined", code: failureCode(body) };
}

/** A captured charge. A 200 with any other body leaves the outcome unknown, and the charge is asked about again. */
function approval(body: unknown, authenticates: boolean): ChargeOutcome {
  if (!isRecord(body)) return { kind: "unknown" };
  const reference = textOf(body, "id");
  // The issuer requires authentication, and nothing is charged until the holder has given it. (PAY-43, PAY-44)
  const step = stepIn(body.threeds);
  if (step !== null)
    return authenticates && step !== "unknown" && reference !== null
      ? { kind: "asks", charge: reference, step }
      : { kind: "declined", code: "authentication_required" };
  if (body.paid !== true || body.captured !== true || reference === null || !isNumber(body.amount)) {
    return { kind: "unknown" };
  }
  return {
    kind: "approved",
    reference,
    authorisation: textOf(body, "auth_code"),
    amount: body.amount,
    ...cardFacts(body.source),
  };
}

/** The card's displayable data, from a charge or an expanded source; nulls for a source that is only an id. */
function cardFacts(card: unknown): CardFacts {
  const month = textOf(card, "exp_month");
  const year = textOf(card, "exp_year");
  const expires = month && year ? `${month.padStart(2, "0")}/${year.slice(-2)}` : null;
  return { brand: textOf(card, "brand"), last4: textOf(card, "last4"), expires };
}

/** The step that the holder's bank requires; null: none. */
function stepIn(threeds: unknown): Authentication | "unknown" | null {
  const result = textOf(threeds, "validation_result") ?? "";
  if (!result.endsWith("_REQUIRED")) return null;
  const data = isRecord(threeds) ? threeds.data : null;
  const Kind = result === "THREEDS_METHOD_FLOW_REQUIRED" ? "method" : "challenge";
  const Url = textOf(data, Kind === "method" ? "method_url" : "acs_url");
  const ServerTransactionId = textOf(data, "threeds_server_transaction_id");
  if (Url === null || ServerTransactionId === null) return "unknown";
  return {
    Kind,
    Url,
    NotificationUrl: textOf(data, "method_notification_url"),
    ServerTransactionId,
    AcsTransactionId: textOf(data, "acs_transaction_id"),
    ProtocolVersion: textOf(data, "threeds_protocol_version") ?? "2.2.0",
  };
}

const authenticationOf = (browser: BrowserFacts, browser_ip: string) => ({
  source: "CLOVER",
  browser_info: { ...browser, browser_ip },
});

/** Declares to the card networks that the holder has agreed that the card is saved, and pays with it in person. */
function storedCredentials(sequence: "FIRST" | "SUBSEQUENT") {
  return { sequence, is_scheduled: false, initiator: "CARDHOLDER" };
}

function keepOutcome(answer: HttpAnswer): KeepOutcome {
  if (answer.kind !== "answered" || isUndecidedStatus(answer.status)) return { kind: "unknown" };
  const customer = textOf(answer.body, "id");
  if (answer.status !== 200 || customer === null) return { kind: "refused", code: failureCode(answer.body) };
  const [card = null] = sourcesOf(answer.body);
  return { kind: "kept", card: { customer, providerCard: card?.id ?? null, ...cardFacts(card?.source) } };
}

/** A customer's cards: ids as documented, or cards if the account gets them expanded. */
function sourcesOf(body: unknown): { id: string; source: unknown }[] {
  const sources = isRecord(body) && isRecord(body.sources) ? body.sources.data : null;
  const listed: unknown[] = Array.isArray(sources) ? sources : [];
  return listed.flatMap((source) => {
    const id = typeof source === "string" ? source : textOf(source, "id");
    return id === null || id === "" ? [] : [{ id, source }];
  });
}

/** Deleted now, or no longer known to Clover. */
function isGone(answer: HttpAnswer): boolean {
  if (answer.kind !== "answered") return false;
  if (answer.status === 404) return true;
  return answer.status === 200 && isRecord(answer.body) && answer.body.deleted === true;
}

function refundOutcome(answer: HttpAnswer): RefundOutcome {
  if (answer.kind !== "answered" || isUndecidedStatus(answer.status)) return { kind: "unknown" };
  const reference = textOf(answer.body, "id");
  if (answer.status === 200 && reference !== null)
    return textOf(answer.body, "status") === "failed"
      ? { kind: "refused", code: failureCode(answer.body) }
      : { kind: "refunded", reference };
  const shows = isAccessRefused(answer.status) ? "denied" : undefined;
  return { kind: "refused", code: failureCode(answer.body), shows };
}

/** The bank's code if there is one, else the API's own. */
function failureCode(body: unknown): string {
  const error = isRecord(body) ? body.error : null;
  return textOf(error, "decline_code") ?? textOf(error, "code") ?? textOf(error, "type") ?? "other";
}
