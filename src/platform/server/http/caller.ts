import { normalizeIP } from "@fastify/rate-limit";
import type { FastifyRequest } from "fastify";
import { acceptedLanguage, type Language } from "../../../shared/language";
import type { Role } from "../../../shared/session.schemas";
import type { StaffRole } from "../../../shared/staffRole";
import { Problem } from "../problem";

/**
 * The caller, by their token. `staffRole`: the role of staff. `ownRecordsOnly`: staff whose role may not make this call
 * for clients, so clients' records do not exist for them. `sessionId`: the token's session, if it is the caller's own.
 * `impersonatorId`: staff acting for this client, in a session of their own.
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

/**
 * The key by which limits count a caller: the IPv4 address, or the 64-bit IPv6 network, because its owner can use all
 * of its addresses. Callers who have left already have no address and count as one. (SAFE-3, OPS-100)
 */
export const networkOf = ({ ip }: { readonly ip: string | undefined }): string =>
  ip === undefined ? "" : normalizeIP(ip);

/** The language of answers and errors. */
export function languageFor(request: FastifyRequest): Language {
  return acceptedLanguage(request.headers["accept-language"]);
}

/**
 * Called first in a service: the record is the caller's own, or the caller is staff who may make the call for clients.
 * Throws notFound otherwise. (SAFE-1, DESK-17)
 */
export function requireOwner(caller: Caller, clientId: number): void {
  if (!mayActForAnyClient(caller) && caller.clientId !== clientId) throw new Problem("notFound");
}

/** Whether the caller is staff who may make the current call for any client. */
export const mayActForAnyClient = ({ role, ownRecordsOnly }: Caller): boolean => role === "staff" && !ownRecordsOnly;

/** Called first in a service for staff only. Throws forbidden. */
export function requireStaff({ role }: Caller): void {
  if (role !== "staff") throw new Problem("forbidden");
}

/**
 * For actions that staff may not do in a client's place either: pay, sign, upload documents. Throws notFound for
 * another client's record, and forbidden for staff who may see it.
 */
export function requireSelf(caller: Caller, clientId: number): void {
  requireOwner(caller, clientId);
  if (caller.clientId !== clientId) throw new Problem("forbidden");
}

/** For calls of clients only: staff are refused, whatever id they give. */
export function requireClient(caller: Caller, clientId: number): void {
  requireOwner(caller, clientId);
  if (caller.role === "staff") throw new Problem("forbidden");
}
