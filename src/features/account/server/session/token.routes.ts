import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { ACCESS_TOKEN_SECONDS, issueToken } from "../../../../platform/server/auth/authentication";
import { acceptForms, bodyTypeOf, FORM } from "../../../../platform/server/http/bodyTypes";
import { languageFor, networkOf } from "../../../../platform/server/http/caller";
import { problemOf } from "../../../../platform/server/http/failures";
import { text } from "../../../../platform/server/http/texts";
import { type FieldProblem, Problem } from "../../../../platform/server/problem";
import { type ErrorCode, errorStatus } from "../../../../shared/errors";
import type { Clock } from "../../../../shared/instant";
import { TokenFailure, TokenRequest, TokenResponse } from "../../../../shared/session.schemas";
import { fieldOf } from "../../../../shared/unknownData";
import { accountContract } from "../../account.contract";
import type { activationService } from "../registration/activation.service";
import type { RefreshCookie } from "./refreshCookie";
import type { SignedIn, signInService } from "./signIn.service";

type Deps = {
  signIn: ReturnType<typeof signInService>;
  activation: ReturnType<typeof activationService>;
  cookie: RefreshCookie;
  sessionClock: Clock;
};

/**
 * POST /token of SESSION-1: form-encoded, without the envelope. A failure is
 * `{error, error_description}`, the description in the caller's language.
 */
export function tokenRoutes(app: FastifyInstance, { signIn, activation, cookie, sessionClock }: Deps): void {
  const { method, path, access, impersonator = "notAct", ownPages = false } = accountContract.getToken;
  app.register((scope, _options, done) => {
    acceptForms(scope);
    scope.route<{ Body: TokenRequest }>({
      method,
      url: path,
      schema: {
        consumes: [FORM],
        body: TokenRequest,
        response: { 200: TokenResponse, "4xx": TokenFailure, "5xx": TokenFailure },
      },
      // Navigations are refused: a form on another site could sign its visitor in as somebody else.
      config: { access, impersonator, changes: true, ownPages, bodyType: FORM },
      errorHandler: (error, request, reply) => sendTokenFailure(error, request, reply),
      handler: async (request, reply): Promise<TokenResponse> => {
        const { client, staffRole, refreshToken, ...session } = await grant(request);
        const shown = shownIn(request);
        if (shown) request.log.info({ ...shown, client: client.clientId }, "signed in");
        cookie.write(reply, refreshToken);
        const bearer = { clientId: client.clientId, role: client.Role, staffRole };
        const access_token = issueToken(app, bearer, sessionClock(), session);
        return { access_token, token_type: "bearer", expires_in: ACCESS_TOKEN_SECONDS, data: client };
      },
    });
    done();
  });

  async function grant(request: FastifyRequest<{ Body: TokenRequest }>): Promise<SignedIn> {
    const { grant_type, username, cremail, password, code, passkey } = request.body;
    if (grant_type === "refresh_token") return signIn.refresh(cookie.read(request));
    const email = cremail || username;
    if (grant_type === "activation_code") {
      if (!code) throw new Problem("invalid");
      return email ? activation.signInByShortCode(email, code) : activation.signInByLink(code);
    }
    if (!email || !password) throw new Problem("invalid");
    const browser = request.headers["user-agent"];
    const shown = { password, code, passkey };
    return signIn.signIn({ email, ...shown, address: networkOf(request), device: cookie.read(request), browser });
  }
}

/** OAuth's `error` for our codes, and one of ours for a wrong code; all others are `invalid_request`. */
const oauthErrors: Partial<Record<ErrorCode, string>> = {
  "account.badCredentials": "invalid_grant",
  "account.sessionExpired": "invalid_grant",
  "account.activationUnknown": "invalid_grant",
  "account.activationCodeWrong": "invalid_code",
  // Missing or wrong: in both cases the browser has to ask for a code.
  "account.secondFactorNeeded": "invalid_code",
  "account.secondFactorWrong": "invalid_code",
  "account.passkeyRefused": "invalid_code",
  tooManyRequests: "slow_down",
  unexpected: "server_error",
  unavailable: "temporarily_unavailable",
  storageFull: "temporarily_unavailable",
};

/** What a sign-in shows, for the log: never the address, the password or the code themselves. (SAFE-70) */
function shownIn({ body }: FastifyRequest) {
  const grant = fieldOf(body, "grant_type");
  if (grant === "activation_code") return { by: grant };
  if (grant !== "password") return null;
  return { by: grant, secondFactor: (["passkey", "code"] as const).find((proof) => fieldOf(body, proof)) ?? null };
}

const isOtherGrant = ({ Field, Code }: FieldProblem) => Field === "grant_type" && Code !== "required";

/** A refusal is a 400, as in OAuth; our own failures, temporary ones and another media type keep their status. */
function sendTokenFailure(thrown: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const { code, facts, fields } = problemOf(thrown, bodyTypeOf(request));
  if (code === "unexpected") request.log.error({ err: thrown }, "unexpected failure");
  const shown = shownIn(request);
  if (shown) request.log.warn({ ...shown, code }, "a sign-in was refused");
  const keeps = errorStatus[code] >= 500 || code === "tooManyRequests" || code === "mediaTypeWrong";
  const status = keeps ? errorStatus[code] : 400;
  const failure: TokenFailure = {
    error: fields.some(isOtherGrant) ? "unsupported_grant_type" : (oauthErrors[code] ?? "invalid_request"),
    error_description: text(languageFor(request), `error.${code}`, facts),
    ...("passkey" in facts && { passkey: String(facts.passkey) }),
  };
  return reply.code(status).send(failure);
}
