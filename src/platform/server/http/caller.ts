import type { FastifyRequest } from "fastify";
import { acceptedLanguage, type Language } from "../../../shared/language";
import type { Role } from "../../../shared/session.schemas";
import type { StaffRole } from "../../../shared/staffRole";
import { Problem } from "../problem";

/**
 * The caller, by their token. `staffRole`: the role of staff. `ownRecordsOnly`: staff whom the call does not serve, to
 * whom clients' records do not exist. `sessionId`: the token's session, if it is the caller's own. `impersonatorId`:
 * staff acting for this client, in a session of their own.
 */
export type Caller = {
  clientId: number;
  role: Role;
  staffRole?: StaffRole;
  ownRecordsOnly?: true;
  sessionId?: string;
  impersonatorId?: number;
  impersonationId?: string;
};

declare module "fastify" {
  interface FastifyRequest {
    caller: Caller | null;
  }
}

/** The language of answers and errors. */
export function languageFor(request: FastifyRequest): Language {
  return acceptedLanguage(request.headers["accept-language"]);
}

/**
 * A service's first line: the record is the caller's own, or the caller is staff whom the call serves. Otherwise it does not
 * exist for them. (SAFE-1, DESK-17)
 */
export function requireOwner(caller: Caller, clientId: number): void {
  if (!servesClients(caller) && caller.clientId !== clientId) throw new Problem("notFound");
}

/** Staff who may make the call in hand for any client. */
export const servesClients = ({ role, ownRecordsOnly }: Caller): boolean => role === "staff" && !ownRecordsOnly;

/** A service's first line for what staff alone may do. */
export function requireStaff({ role }: Caller): void {
  if (role !== "staff") throw new Problem("forbidden");
}

/** For what staff may not do in a client's stead either: pay, sign, give documents. */
export function requireSelf(caller: Caller, clientId: number): void {
  if (caller.clientId !== clientId) throw new Problem("forbidden");
}

/** For calls of a client alone: staff are refused, whatever id they give. */
export function requireClient(caller: Caller, clientId: number): void {
  requireOwner(caller, clientId);
  if (caller.role === "staff") throw new Problem("forbidden");
}
