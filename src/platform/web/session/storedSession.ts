import { knownLanguage, type Language } from "../../../shared/language";
import type { SignedInClient } from "../../../shared/session.schemas";
import { parseJson, recordOf } from "../../../shared/unknownData";
import { type Auth, signedOut } from "./auth";

/** The keys of what redux-persist stores, and the name of each in the browser's storage. */
export const AUTH_KEY = "malecon.auth";
export const LANGUAGE_KEY = "malecon.language";
export const AUTH_STORED_AS = `persist:${AUTH_KEY}`;
export const LANGUAGE_STORED_AS = `persist:${LANGUAGE_KEY}`;

/**
 * Reads the stored authentication. Visitors can change it, so an incomplete one counts as signed out. The expiry of a
 * session stays stored until the next sign-in or log-off. (FAULT-29, SESSION-8)
 */
export function readAuth(stored: unknown): Auth {
  const { access_token, token_type, client, actor, ended } = recordOf(stored);
  const known = readClient(client);
  if (typeof access_token !== "string" || access_token === "" || !known)
    return ended === "expired" ? { ...signedOut, ended } : signedOut;
  const acting = readActor(actor);
  const session = { access_token, token_type: typeof token_type === "string" ? token_type : "bearer", client: known };
  return acting ? { ...session, actor: acting } : session;
}

function readActor(stored: unknown): Auth["actor"] {
  const { access_token, client, until } = recordOf(stored);
  const known = readClient(client);
  if (typeof access_token !== "string" || typeof until !== "number" || !known) return undefined;
  return { access_token, client: known, until };
}

function readClient(stored: unknown): SignedInClient | null {
  const { clientId, email, FirstName, LastName, Role } = recordOf(stored);
  if (typeof clientId !== "number" || !Number.isSafeInteger(clientId) || clientId < 1) return null;
  if (typeof email !== "string" || typeof FirstName !== "string" || typeof LastName !== "string") return null;
  return { clientId, email, FirstName, LastName, Role: Role === "staff" ? "staff" : "client" };
}

/** The stored language; null if none of the site's is stored. */
export const readLanguage = (stored: unknown): Language | null => knownLanguage(recordOf(stored).current);

/** Authentication stored by another tab; null if it cannot be read. */
export function parseStoredAuth(text: string | null): Auth | null {
  const fields = storedFields(text);
  return "access_token" in fields ? readAuth(fields) : null;
}

/** The language stored by another tab; null if it cannot be read. */
export const parseStoredLanguage = (text: string | null): Language | null => readLanguage(storedFields(text));

/** The fields of a stored slice, each of which is JSON text; none if they cannot be read. */
function storedFields(text: string | null): Record<string, unknown> {
  const fields = Object.entries(recordOf(parseJson(text)));
  return Object.fromEntries(fields.map(([name, value]) => [name, typeof value === "string" ? parseJson(value) : null]));
}
