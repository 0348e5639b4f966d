/**
 * The part of a provider's charge reference that may be shown: its transaction number. After a "|" follows what the
 * provider needs for a refund, such as a token, which is never shown. (PAY-22)
 */
export function seenReference(reference: string | null): string | null {
  return reference?.split("|", 1)[0] ?? null;
}
