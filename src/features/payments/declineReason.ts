import type { Payment } from "./payments.schemas";

const reasons = {
  card_declined: "payment.decline.card_declined",
  insufficient_funds: "payment.decline.insufficient_funds",
  expired_card: "payment.decline.expired_card",
  incorrect_cvc: "payment.decline.incorrect_cvc",
  incorrect_number: "payment.decline.incorrect_number",
  token_already_used: "payment.decline.token_already_used",
  invalid_token: "payment.decline.invalid_token",
  authentication_required: "payment.decline.authentication_required",
  processing_error: "payment.decline.processing_error",
  reversed: "payment.decline.reversed",
  not_found: "payment.decline.not_found",
  provider_unavailable: "payment.decline.not_found",
  refunded: "payment.decline.refunded",
} as const;

type Reason = (typeof reasons)[keyof typeof reasons] | "payment.decline.other";

const hasWords = (code: string): code is keyof typeof reasons => Object.hasOwn(reasons, code);

/** The message for a provider's failure code; a general one for codes that say nothing to a client. */
export function declineReasonOf(code: string | null | undefined): Reason {
  const known = code ?? "";
  return hasWords(known) ? reasons[known] : "payment.decline.other";
}

export function declineReason(payment: Payment | undefined): Reason {
  return declineReasonOf(payment?.FailureCode);
}
