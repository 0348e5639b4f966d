/** Brands' own spellings, by the codes of the providers. */
const names: Readonly<Record<string, string>> = {
  VISA: "Visa",
  MC: "Mastercard",
  MASTERCARD: "Mastercard",
  AMEX: "American Express",
  DISCOVER: "Discover",
};

/** A brand's own spelling for a provider's code; an unknown code is returned as it is. */
export function cardBrandName(brand: string | null): string | null {
  return brand === null ? null : (names[brand.toUpperCase()] ?? brand);
}
