import type { Fact } from "../fact";

const on = "2026-11-29";
const docs = (page: string) => `https://docs.clover.com/${page}`;

/** An answer of the Ecommerce API, as its page shows it. */
export type CloverFact = Fact & { status: number; answer: object };

export const createCustomer: CloverFact = {
  what: "a card-on-file customer, whose cards are named by their ids",
  readAt: docs("dev/docs/create-a-card-on-file-customer"),
  on,
  status: 200,
  answer: {
    id: "SSHHCDEXTF550",
    object: "customer",
    created: 1659650347317,
    currency: "USD",
    email: "joe@example.com",
    name: "Joe Doe",
    sources: { object: "list", data: ["ND2EFTHF8HM34"] },
  },
};

export const revokeCard: CloverFact = {
  what: "a revoked card",
  readAt: docs("dev/docs/revoke-a-card"),
  on,
  status: 200,
  answer: { deleted: true, id: "ND2EFTHF8HM34", object: "deletedcard" },
};

/** From the page about tokens for several payments. In its example the charge is not captured; ours is. */
export const charge: CloverFact = {
  what: "a charge",
  readAt: docs("docs/ta-token-pilot-create-a-transarmor-token"),
  on,
  status: 200,
  answer: {
    id: "WZ1E7AQ16S5DY",
    amount: 122,
    amount_refunded: 0,
    currency: "USD",
    created: 1721846264976,
    captured: true,
    ref_num: "420600610870",
    auth_code: "OK6564",
    outcome: { network_status: "approved_by_network", type: "authorized" },
    paid: true,
    status: "succeeded",
    source: {
      id: "clv_1ABCDefgHI23jKL4m5nOPqR",
      brand: "VISA",
      exp_month: "02",
      exp_year: "2026",
      first6: "400551",
      last4: "0004",
    },
  },
};

/** For a merchant with 3-D Secure; nothing is charged until the browser has played it and we finalise. */
export const threeDSecure: CloverFact[] = [
  {
    what: "a charge whose issuer wants the browser's fingerprint",
    readAt: docs("dev/docs/initiate-3ds-sdk-with-create-a-charge-endpoint"),
    on,
    status: 200,
    answer: {
      id: "WZ1E7AQ16S5DY",
      threeds: {
        validation_result: "THREEDS_METHOD_FLOW_REQUIRED",
        liability_protection_status: "NOT_PROTECTED",
        source: "CLOVER",
        data: {
          method_url: "https://acs.example/method",
          method_notification_url: "https://clover.example/notified",
          threeds_server_transaction_id: "4c1a2f",
          threeds_protocol_version: "2.2.0",
        },
      },
    },
  },
  {
    what: "a charge whose issuer wants the holder's confirmation",
    readAt: docs("dev/docs/initiate-3ds-sdk-with-create-a-charge-endpoint"),
    on,
    status: 200,
    answer: {
      id: "WZ1E7AQ16S5DY",
      threeds: {
        validation_result: "CHALLENGE_FLOW_REQUIRED",
        liability_protection_status: "NOT_PROTECTED",
        source: "CLOVER",
        data: {
          acs_url: "https://acs.example/challenge",
          acs_transaction_id: "9b7e",
          threeds_server_transaction_id: "4c1a2f",
          threeds_protocol_version: "2.2.0",
        },
      },
    },
  },
];

/** Failed requests, from the page about error codes. */
export const failures: (CloverFact & { means: string })[] = [
  {
    what: "a card that its bank declines",
    readAt: docs("dev/docs/ecommerce-api-response-codes-descriptions"),
    on,
    status: 402,
    answer: {
      message: "402 Payment Required",
      error: { type: "card_error", code: "card_declined", message: "DECLINED" },
    },
    means: "declined",
  },
  {
    what: "a request that lacks something",
    readAt: "https://community.clover.com/questions/103957/use-3-d-secure-for-e-commerce-transactions.html",
    on,
    status: 400,
    answer: {
      message: "400 Bad Request",
      error: { type: "invalid_request_error", code: "invalid_request", message: "Missing or invalid source" },
    },
    means: "declined",
  },
  {
    what: "too many requests",
    readAt: docs("dev/docs/ecommerce-api-response-codes-descriptions"),
    on,
    status: 429,
    answer: { message: "429 Too Many Requests", error: { type: "rate_limit_error", code: "rate_limit", message: "" } },
    means: "unknown",
  },
];

/** Charges as the pages show them. `source` is a token's or a customer's id. */
export const chargeRequests: (Fact & { body: Record<string, unknown> })[] = [
  {
    what: "the least",
    readAt: docs("docs/using-the-clover-hosted-iframe"),
    on,
    body: { amount: 4500, currency: "usd" },
  },
  {
    what: "a card that is kept",
    readAt: docs("docs/ta-token-pilot-create-a-transarmor-token"),
    on,
    body: {
      ecomind: "ecom",
      amount: 122,
      currency: "USD",
      capture: true,
      intent: "save_credentials_on_file",
      stored_credentials: { initiator: "MERCHANT", sequence: "FIRST", is_scheduled: false },
    },
  },
];

/** The elements of the iframe (https://docs.clover.com/docs/clover-iframe-features), which are all that exist. */
export const elements = [
  "CARD_NUMBER",
  "CARD_NAME",
  "CARD_DATE",
  "CARD_CVV",
  "CARD_POSTAL_CODE",
  "CARD_STREET_ADDRESS",
] as const;
