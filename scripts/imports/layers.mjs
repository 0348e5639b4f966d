/**
 * The features, lowest layer first (docs/architecture.md). A feature may import features of lower layers, never of its
 * own or a higher one. A feature that is not listed here may import none.
 */
export const layers = [
  ["currencies", "notes", "photos", "places"],
  ["information"],
  ["account"],
  ["documents"],
  ["plan"],
  ["ledger"],
  ["fund", "opinions", "saved"],
  ["car", "lodging", "proposals"],
  ["trips"],
  ["payments"],
  ["papers"],
  ["refunds"],
  ["brand", "catalogue", "privacy"],
  ["desk"],
];

/** The products that are sold. Their folders are in src/products, those of the other features in src/features. */
export const products = ["car", "lodging"];

/** The folder of a feature or product from the project's root. */
export const folderOf = (feature) => `src/${products.includes(feature) ? "products" : "features"}/${feature}`;

/** The features that `feature` may import. */
export function below(feature) {
  const layer = layers.findIndex((names) => names.includes(feature));
  return layers.slice(0, Math.max(layer, 0)).flat();
}
