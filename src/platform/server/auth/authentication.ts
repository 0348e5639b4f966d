import jwt from "@fastify/jwt";
import type { FastifyInstance, FastifyRequest, RouteOptions } from "fastify";
import { mayImpersonator } from "../../../shared/endpoint";
import { type Clock, type Instant, MINUTE, SECOND } from "../../../shared/instant";
import type { Role } from "../../../shared/session.schemas";
import { isForStaff, isStaffRole, type StaffRole } from "../../../shared/staffRole";
import type { Caller } from "../http/caller";
import { Problem } from "../problem";

/** Validity of an access token in seconds. */
export const ACCESS_TOKEN_SECONDS = 15 * 60;

/** Milliseconds after authentication in which a person may make calls that give power or move money. (SAFE-60) */
export const REAUTHENTICATED_FOR = 5 * MINUTE;

/**
 * `staff` is the role of staff; `act` names the staff who act in the subject's place (RFC 8693) and the session in
 * which they began; `sid` is the token's session, and `auth_time` when its owner last authenticated, in seconds (OpenID
 * Connect). Tokens that our own programs issue to themselves have no session.
 */
type TokenClaims = {
  sub: string;
  role: Role;
  staff?: StaffRole | typeof UNPROVEN;
  iat: number;
  exp: number;
  sid?: string;
  auth_time?: number;
  act?: { sub: string; sid?: string };
};

/** Instead of a staff role: staff who must set up a second factor before they may do anything. (DESK-20) */
const UNPROVEN = "unproven";

/** The subject of a token. `staffRole` is given only if `role` is staff. */
export type Bearer = { clientId: number; role: Role; staffRole: StaffRole | typeof UNPROVEN | null };

/** Checks that a token's session and its impersonation are still valid. */
type TokenChecks = {
  /** Whether a session was not ended, by log-off, a new password or the end of an impersonation. */
  isLive: (sessionId: string) => Promise<boolean>;
  /** Whether staff who act in a client's place still belong to the staff. */
  isInService: (staffId: number) => Promise<boolean>;
};

declare module "@fastify/jwt" {
  interface FastifyJWT {
    payload: TokenClaims;
    user: TokenClaims;
  }
}

declare module "fastify" {
  interface FastifyInstance {
    /** The caller of a request by its token: null if the token has expired or its session has ended. */
    callerNow: (request: FastifyRequest) => Promise<Caller | null>;
  }
}

/** Reads the bearer token of every request and enforces the access that each route declares. (FAULT-23, SAFE-13) */
export async function addAuthentication(
  app: FastifyInstance,
  { secret, clock, isLive, isInService }: TokenChecks & { secret: string; clock: Clock },
): Promise<void> {
  await app.register(jwt, {
    secret,
    sign: { algorithm: "HS256" },
    // Expiry is checked by our own clock.
    verify: { algorithms: ["HS256"], ignoreExpiration: true },
  });
  app.decorateRequest("caller", null);
  const routes: RouteOptions[] = [];
  app.addHook("onRoute", (route) => void routes.push(route));
  app.addHook("onReady", async () => {
    const undeclared = routes.find(({ url, config }) => !config?.access && url.startsWith("/api"));
    if (undeclared) throw new Error(`${undeclared.url} does not say who may call it`);
  });
  /** The caller, and whether the call is open to them. */
  const authenticate = async ({ headers, routeOptions }: FastifyRequest) => {
    const token = /^Bearer (.+)$/i.exec(headers.authorization ?? "")?.[1];
    const read = token ? readToken(app, token, clock) : null;
    if (!read) return null;
    for (const sid of read.sessions) if (!(await isLive(sid))) return null;
    const { caller, staffRole, authenticatedAt } = read;
    if (caller.impersonatorId !== undefined && !(await isInService(caller.impersonatorId))) return null;
    const { staff, beforeSecondFactor = false } = routeOptions.config;
    const unproven = staffRole === UNPROVEN;
    const serves = isStaffRole(staffRole) ? isForStaff(staffRole, staff) : unproven && beforeSecondFactor;
    const isRecent = clock() - authenticatedAt < REAUTHENTICATED_FOR;
    const asTheyMay = { ...caller, ...(staffRole && !serves && { ownRecordsOnly: true as const }) };
    return { caller: asTheyMay, serves, unproven, isRecent };
  };
  app.decorate("callerNow", async (request) => (await authenticate(request))?.caller ?? null);
  app.addHook("onRequest", async (request) => {
    const { access = "public", changes = false, impersonator, reauthenticated } = request.routeOptions.config;
    const found = await authenticate(request);
    request.caller = found?.caller ?? null;
    if (access === "staff" && found && !found.serves)
      throw new Problem(found.unproven ? "account.secondFactorNeeded" : "forbidden");
    if (reauthenticated && found && !found.isRecent) throw new Problem("account.reauthenticationNeeded");
    // The only check of staff in a client's place: each route declares whether they may call it; without a declaration
    // they may not.
    // HEAD is answered where GET is, so it needs the same permission.
    const method = request.method === "HEAD" ? "GET" : request.method;
    if (request.caller?.impersonatorId && !mayImpersonator({ access, method, changes, impersonator }))
      throw new Problem("impersonated");
    if (access !== "public" && !request.caller) throw new Problem("unauthorized");
  });
}

/** `sessions`: all of them must be valid for the token to be. */
type ReadToken = { caller: Caller; staffRole: Bearer["staffRole"]; sessions: string[]; authenticatedAt: Instant };

function readToken(app: FastifyInstance, token: string, clock: Clock): ReadToken | null {
  try {
    const { sub, role, staff, iat, exp, sid, auth_time, act } = app.jwt.verify<TokenClaims>(token);
    if (exp * SECOND <= clock()) return null;
    const staffRole = isStaffRole(staff) || staff === UNPROVEN ? staff : null;
    // A token from before staff had roles; the refreshed one has a role.
    if (role === "staff" && !staffRole) return null;
    const acting = act && { impersonatorId: Number(act.sub), ...(sid && { impersonationId: sid }) };
    const ofStaff = isStaffRole(staffRole) && { staffRole };
    const own = sid && !act ? { sessionId: sid } : {};
    const sessions = [sid, act?.sid].filter((one) => one !== undefined);
    // A token without a session belongs to one of our own programs, which issued it for its present work.
    const authenticatedAt = (sid ? (auth_time ?? 0) : iat) * SECOND;
    const caller = { clientId: Number(sub), role, ...ofStaff, ...own, ...acting };
    return { caller, staffRole, sessions, authenticatedAt };
  } catch {
    return null;
  }
}

/** The session of a token. `authenticatedAt`: when its owner last authenticated; null: not in this session. */
export type TokenSession = { sessionId: string; authenticatedAt: Instant | null };

/** An access token, valid from `now` for ACCESS_TOKEN_SECONDS and no longer than its session. */
export function issueToken(
  app: FastifyInstance,
  { clientId, role, staffRole }: Bearer,
  now: number,
  session?: TokenSession,
): string {
  const { sessionId: sid, authenticatedAt = null } = session ?? {};
  return app.jwt.sign({
    ...claims(clientId, role, now),
    ...(staffRole && { staff: staffRole }),
    ...(sid && { sid }),
    ...(authenticatedAt !== null && { auth_time: Math.floor(authenticatedAt / SECOND) }),
  });
}

/** Staff who act in a client's place, and the session in which they began. */
export type Acting = { staffId: number; staffSession?: string | undefined };

/**
 * An access token for staff in a client's place, marked with both. It lasts ACCESS_TOKEN_SECONDS at most, and ends with
 * its session and with that of the staff. (DESK-7, SAFE-13)
 */
export function issueImpersonation(
  app: FastifyInstance,
  clientId: number,
  { staffId, staffSession }: Acting,
  now: number,
  sid?: string,
): string {
  const act = { sub: String(staffId), ...(staffSession && { sid: staffSession }) };
  return app.jwt.sign({ ...claims(clientId, "client", now), act, ...(sid && { sid }) });
}

function claims(clientId: number, role: Role, now: number) {
  const iat = Math.floor(now / SECOND);
  return { sub: String(clientId), role, iat, exp: iat + ACCESS_TOKEN_SECONDS };
}
