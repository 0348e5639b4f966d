import { type PagePath, pathOfPlace } from "./page";

const HOST = "https://own.example";
/** Control characters: a browser removes some of them from an address, and the rest may lead elsewhere. */
const control = /\p{Cc}/u;

/**
 * A path of our own site as a browser resolves it, with query and fragment; null for an address that leads to another
 * host, now or once it is resolved again. (SESSION-7, SAFE-9)
 */
export function ownPath(wanted: string): PagePath | null {
  if (!wanted.startsWith("/") || control.test(wanted)) return null;
  try {
    const { origin, pathname, search, hash } = new URL(wanted, HOST);
    return origin === HOST && !pathname.startsWith("//") ? pathOfPlace({ pathname, search, hash }) : null;
  } catch {
    return null;
  }
}
