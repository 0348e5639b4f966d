/**
 * The part of a provider's charge reference that may be shown: its transaction number. The part after a "|", such as a
 * token, is what the provider needs for a refund and is never shown. (PAY-22)
 */
export function seenReference(reference: string | null): string | null {
  return reference?.split("|", 1)[0] ?? null;
}
