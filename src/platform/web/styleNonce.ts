/** The nonce that this answer's policy asks of styles. Browsers hide the attribute and keep the property. */
export function styleNonce(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
}
