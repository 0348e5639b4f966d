/** As the brands write themselves, by what the providers call them, each in its own way. */
const names: Readonly<Record<string, string>> = {
  VISA: "Visa",
  MC: "Mastercard",
  MASTERCARD: "Mastercard",
  AMEX: "American Express",
  DISCOVER: "Discover",
};

/** A card's brand as its owner knows it; one that nobody has named stays as the provider wrote it. */
export function cardBrandName(brand: string | null): string | null {
  return brand === null ? null : (names[brand.toUpperCase()] ?? brand);
}
