/**
 * What people see of a provider's reference of a charge: its transaction's number. Behind a "|" stands what the provider is
 * told again with a refund, such as a token, which is nobody's to read. (PAY-22)
 */
export function seenReference(reference: string | null): string | null {
  return reference?.split("|", 1)[0] ?? null;
}
