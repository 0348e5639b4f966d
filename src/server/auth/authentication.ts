import jwt from "@fastify/jwt";
import type { FastifyInstance } from "fastify";
import type { Role } from "../../features/account/account.schemas";
import { type Clock, SECOND } from "../../shared/instant";
import { Problem } from "../problem";

/** Seconds that an access token is good for. */
export const ACCESS_TOKEN_SECONDS = 15 * 60;

type TokenClaims = { sub: string; role: Role; iat: number; exp: number };

declare module "@fastify/jwt" {
  interface FastifyJWT {
    payload: TokenClaims;
    user: TokenClaims;
  }
}

/** Reads the bearer token of every request and holds each route to the access it declares. */
export async function addAuthentication(app: FastifyInstance, secret: string, clock: Clock): Promise<void> {
  await app.register(jwt, {
    secret,
    sign: { algorithm: "HS256" },
    verify: { algorithms: ["HS256"] },
  });
  app.decorateRequest("caller", null);
  app.addHook("onRoute", ({ url, config }) => {
    if (!config?.access && url.startsWith("/api")) throw new Error(`${url} does not say who may call it`);
  });
  app.addHook("onRequest", async (request) => {
    const { access = "public" } = request.routeOptions.config;
    const token = /^Bearer (.+)$/i.exec(request.headers.authorization ?? "")?.[1];
    request.caller = token ? readToken(app, token, clock) : null;
    if (access === "public") return;
    if (!request.caller) throw new Problem("unauthorized");
    if (access === "staff" && request.caller.role !== "staff") throw new Problem("forbidden");
  });
}

function readToken(app: FastifyInstance, token: string, clock: Clock) {
  try {
    const { sub, role, exp } = app.jwt.verify<TokenClaims>(token, { ignoreExpiration: true });
    return exp * SECOND > clock() ? { clientId: Number(sub), role } : null;
  } catch {
    return null;
  }
}

/** An access token for a client, good from `now` for ACCESS_TOKEN_SECONDS. */
export function issueToken(app: FastifyInstance, clientId: number, role: Role, now: number): string {
  const iat = Math.floor(now / SECOND);
  return app.jwt.sign({ sub: String(clientId), role, iat, exp: iat + ACCESS_TOKEN_SECONDS });
}
