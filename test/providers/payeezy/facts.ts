import type { Fact } from "../fact";

const on = "2026-11-29";

/** The answer's fields (developer.payeezy.com/content/confirmation-code), with possible values. */
export const approved: Fact & { answer: object } = {
  what: "an approved purchase",
  readAt: "https://developer.payeezy.com/content/confirmation-code",
  on,
  answer: {
    amount: "1299",
    currency: "USD",
    transaction_status: "approved",
    validation_status: "success",
    transaction_id: "ET163881",
    transaction_tag: "73326391",
    bank_resp_code: "100",
    gateway_resp_code: "00",
    correlation_id: "124.7332639100",
  },
};

export const declined: Fact & { answer: object } = {
  what: "a purchase that the bank declines",
  readAt: "https://developer.payeezy.com/content/confirmation-code",
  on,
  answer: {
    transaction_status: "declined",
    validation_status: "success",
    bank_resp_code: "302",
    gateway_resp_code: "00",
  },
};

/** The announcement of the service's end, and by whom. */
export const ending: Fact = {
  what: "its owner ends Payeezy and moves merchants to Clover",
  readAt: "https://merchants.clover.com/payeezy/payeezy-to-clover-faq",
  on: "2026-11-28",
};
