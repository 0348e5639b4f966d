import Type, { type Static } from "typebox";
import { LONGEST } from "./longest";
import { Email, Id, Strict } from "./schemas";

/**
 * POST /token, form-encoded. `cremail` is the customer's e-mail; `username` may carry it instead (SESSION-1). `code`,
 * without a password, is the code of an activation link, or the six digits that were mailed to the given address
 * (ACC-15); with a password it is the code of the second factor (DESK-20). `passkey` may replace that one: the
 * standard's `AuthenticationResponseJSON` (SAFE-40).
 */
export const TokenRequest = Strict({
  grant_type: Type.Union([Type.Literal("password"), Type.Literal("refresh_token"), Type.Literal("activation_code")]),
  username: Type.Optional(Type.String({ maxLength: LONGEST.email, readAs: "email" })),
  cremail: Type.Optional(Type.String({ maxLength: LONGEST.email, readAs: "email" })),
  password: Type.Optional(Type.String({ maxLength: LONGEST.password })),
  code: Type.Optional(Type.String({ maxLength: LONGEST.linkCode, readAs: "code" })),
  passkey: Type.Optional(Type.String({ maxLength: 8_000 })),
});
export type TokenRequest = Static<typeof TokenRequest>;

/** The roles of accounts. */
export const roles = ["client", "staff"] as const;
export type Role = (typeof roles)[number];

export const SignedInClient = Strict({
  clientId: Id,
  email: Email,
  FirstName: Type.String(),
  LastName: Type.String(),
  Role: Type.Enum(roles),
});
export type SignedInClient = Static<typeof SignedInClient>;

/** Not in the envelope: the token call speaks OAuth. `expires_in` in seconds. */
export const TokenResponse = Strict({
  access_token: Type.String(),
  token_type: Type.Literal("bearer"),
  expires_in: Type.Integer(),
  data: SignedInClient,
});
export type TokenResponse = Static<typeof TokenResponse>;

/**
 * Why there is no token, in OAuth's form; the description is in the caller's language. `passkey`: the challenge that a
 * passkey may sign instead of the code, the standard's `PublicKeyCredentialRequestOptionsJSON`.
 */
export const TokenFailure = Strict({
  error: Type.String(),
  error_description: Type.String(),
  passkey: Type.Optional(Type.String()),
});
export type TokenFailure = Static<typeof TokenFailure>;
