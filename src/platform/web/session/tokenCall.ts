import type { ErrorCode } from "../../../shared/errors";
import type { TokenFailure, TokenRequest, TokenResponse } from "../../../shared/session.schemas";
import { fieldOf } from "../../../shared/unknownData";
import type { CallError } from "../callError";
import { CALL_WITHIN, endedAfter } from "../requests/timeLimits";

type TokenAnswer = { data: TokenResponse; error?: undefined } | { data?: undefined; error: CallError };

/**
 * The token call of SESSION-1: form-encoded, without a bearer header and without the envelope; a refusal
 * carries its reason as `error_description`. The refresh token travels as a cookie.
 */
export async function callToken(fields: TokenRequest, language: string): Promise<TokenAnswer> {
  const response = await fetch(new URL("/token", location.origin), {
    method: "POST",
    credentials: "same-origin",
    headers: { "Accept-Language": language },
    body: new URLSearchParams(fields),
    // All tabs' calls wait for a renewal until it has ended.
    signal: endedAfter(CALL_WITHIN),
  }).catch(() => null);
  const answer: unknown = await response?.json().catch(() => null);
  if (response?.ok && isTokenResponse(answer)) return { data: answer };
  const error = { ...refusal(response?.status, answer), language };
  return { error: fields.code && error.code === WRONG_CODE ? { ...error, fields: [wrongCode(error)] } : error };
}

function isTokenResponse(answer: unknown): answer is TokenResponse {
  return typeof answer === "object" && answer !== null && "access_token" in answer && "data" in answer;
}

const WRONG_CODE = "account.activationCodeWrong";

/** The token call has no field errors: a submitted code that was refused is marked in its field, as everywhere. */
const wrongCode = ({ message }: CallError) => ({ Field: "code", Code: "wrongCode", Message: message });

/** Only `invalid_grant` says that the email and password, or the refresh token, are wrong. */
const codes: Record<string, ErrorCode> = {
  invalid_grant: "account.badCredentials",
  invalid_code: WRONG_CODE,
  slow_down: "tooManyRequests",
};

function refusal(status: number | undefined, answer: unknown): Omit<CallError, "language"> {
  if (status === undefined) return { status: "offline", code: "offline", message: "", fields: [] };
  const fieldOfAnswer = (name: keyof TokenFailure) => fieldOf(answer, name);
  const message = fieldOfAnswer("error_description");
  const passkey = fieldOfAnswer("passkey");
  return {
    status,
    code: codes[String(fieldOfAnswer("error"))] ?? "unexpected",
    message: typeof message === "string" ? message : "",
    fields: [],
    ...(typeof passkey === "string" && { facts: { passkey } }),
  };
}
