import { cardBrandName } from "./cardBrands";

it.each([
  ["VISA", "Visa"],
  ["visa", "Visa"],
  ["MC", "Mastercard"],
  ["Mastercard", "Mastercard"],
  ["amex", "American Express"],
])("a card's brand is shown as its owner knows it: %s is %s", (provider, name) => {
  expect(cardBrandName(provider)).toBe(name);
});

it("an unknown brand stays as the provider wrote it, and null stays null", () => {
  expect(cardBrandName("Elo")).toBe("Elo");
  expect(cardBrandName(null)).toBeNull();
});
