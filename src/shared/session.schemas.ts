import Type, { type Static } from "typebox";
import { Email, Id, Strict } from "./schemas";

/**
 * POST /token, form-encoded. `cremail` is the customer's e-mail; `username` may carry it instead (SESSION-1). `code` is that
 * of an activation link, or the six digits mailed with it to the address that is given beside them (ACC-15); beside a
 * password that of the second factor (DESK-20), in whose place a passkey may sign: `passkey` is its answer, the standard's
 * `AuthenticationResponseJSON` (SAFE-40).
 */
export const TokenRequest = Strict({
  grant_type: Type.Union([Type.Literal("password"), Type.Literal("refresh_token"), Type.Literal("activation_code")]),
  username: Type.Optional(Type.String({ maxLength: 254, readAs: "email" })),
  cremail: Type.Optional(Type.String({ maxLength: 254, readAs: "email" })),
  password: Type.Optional(Type.String({ maxLength: 256 })),
  code: Type.Optional(Type.String({ maxLength: 100, readAs: "code" })),
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
 * Why there is no token, as OAuth has it; the description is in the language that the call asks for. `passkey`: what a passkey
 * may sign in place of the code that is asked for, the standard's `PublicKeyCredentialRequestOptionsJSON`.
 */
export const TokenFailure = Strict({
  error: Type.String(),
  error_description: Type.String(),
  passkey: Type.Optional(Type.String()),
});
export type TokenFailure = Static<typeof TokenFailure>;
