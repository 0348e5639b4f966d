/** The nonce that the page's policy requires of styles. Browsers hide the attribute but keep the property. */
export function styleNonce(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
}
