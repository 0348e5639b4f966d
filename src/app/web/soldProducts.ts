import { loadWithPages } from "../../platform/web/lazyPage";
import type { WebProduct } from "../../products/product.web";

let sold: readonly WebProduct[] | null = null;

// In a chunk of its own: the home page, which shows no booking, does not need it.
loadWithPages(async () => {
  sold ??= (await import(/* webpackChunkName: "products" */ "../../products/products.web")).webProducts;
});

/** The products, on every page but the home page, where it throws. */
export function soldProducts(): readonly WebProduct[] {
  if (!sold) throw new Error("the products are not loaded");
  return sold;
}
