import { posix } from "node:path";

/**
 * Feature files that may import a product by name instead of using the product ports (docs/decisions.md), each with its
 * reason. An unused line fails the check.
 */
export const mayNameProducts = {
  "src/features/catalogue/catalogue.lodging.ts": "the catalogue's files are those of the products",
  "src/features/catalogue/quote.schemas.ts": "a quote asks for as many people and extras as a search may",
  "src/features/catalogue/quote.sources.ts": "staff try out the products' prices",
  "src/features/catalogue/server/quote.service.ts": "staff try out the products' prices",
  "src/features/catalogue/server/setup.repository.ts": "what an operator has to sell is counted",
  "src/features/desk/server/overview/audit/audit.repository.ts": "a car is found by its number plate",
  "src/features/desk/server/services/calendar/blockActions.ts": "staff block cars and rooms",
  "src/features/desk/server/services/calendar/calendar.repository.ts": "the calendar has cars and rooms",
  "src/features/desk/server/records/desk.tables.ts": "a supplier's people answer for a company or for houses",
  "src/features/desk/server/records/supplier.repository.ts": "a supplier's people answer for a company or for houses",
  "src/features/desk/server/records/supplies.repository.ts": "a supplier's people answer for a company or for houses",
};

/** A trip is a car and stays together, so its feature is above both and names them. */
const NAMES_BOTH = /^src\/features\/trips\//;
const PRODUCT = /^src\/products\/[^/]+\//;

/** Files of features that import a product by name. */
export function productNames(sources) {
  const found = sources
    .filter(({ file }) => file.startsWith("src/features/") && !NAMES_BOTH.test(file) && !/\.test\.tsx?$/.test(file))
    .flatMap(({ file, imports }) => {
      const resolved = imports.map(({ from }) => posix.join(posix.dirname(file), from));
      const named = resolved.find((to) => PRODUCT.test(to));
      return named === undefined ? [] : [{ file, named }];
    });
  const naming = new Set(found.map(({ file }) => file));
  return [
    ...found
      .filter(({ file }) => !(file in mayNameProducts))
      .map(({ file, named }) => ({
        rule: "products-behind-their-port",
        comment: "a feature asks every product alike (src/products/product.server.ts) and names none",
        from: file,
        to: named,
      })),
    ...Object.keys(mayNameProducts)
      .filter((file) => sources.some((source) => source.file === file) && !naming.has(file))
      .map((file) => ({
        rule: "product-exceptions-in-use",
        comment: "it names no product any more: take the line out",
        from: "scripts/imports/productNames.mjs",
        to: file,
      })),
  ];
}
