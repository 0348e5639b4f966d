import type { TokenRequest, TokenResponse } from "../../features/account/account.schemas";
import type { CallError } from "../baseQuery";

type TokenAnswer = { data: TokenResponse; error?: undefined } | { data?: undefined; error: CallError };

/**
 * The token call of specification section 7: form-encoded, without a bearer header and without the envelope; a refusal
 * carries its reason as `error_description`. The refresh token travels as a cookie.
 */
export async function callToken(fields: TokenRequest, language: string): Promise<TokenAnswer> {
  const response = await fetch(new URL("/token", location.origin), {
    method: "POST",
    credentials: "same-origin",
    headers: { "Accept-Language": language },
    body: new URLSearchParams(fields),
  }).catch(() => null);
  const answer: unknown = await response?.json().catch(() => null);
  if (response?.ok && isTokenResponse(answer)) return { data: answer };
  return { error: refusal(response?.status, answer) };
}

function isTokenResponse(answer: unknown): answer is TokenResponse {
  return typeof answer === "object" && answer !== null && "access_token" in answer && "data" in answer;
}

function refusal(status: number | undefined, answer: unknown): CallError {
  if (status === undefined) return { status: "offline", code: "offline", message: "", fields: [] };
  const described = typeof answer === "object" && answer !== null && "error_description" in answer;
  const message = described ? String(answer.error_description) : "";
  const refused = status >= 400 && status < 500;
  return { status, code: refused ? "account.badCredentials" : "unexpected", message, fields: [] };
}
