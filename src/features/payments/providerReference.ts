/**
 * The part of a provider's charge reference that is shown: its transaction number. Behind a "|" is what the provider
 * needs again for a refund, such as a token, which is never shown. (PAY-22)
 */
export function seenReference(reference: string | null): string | null {
  return reference?.split("|", 1)[0] ?? null;
}
