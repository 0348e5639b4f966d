import type { Part } from "../../platform/web/intl/importMessages";
import { loadWithPages } from "../../platform/web/lazyPage";
import type { WebProduct } from "../../products/product.web";

/** The parts of the messages whose pages show bookings. Public pages, the home page first, do without the products. */
export const partsWithBookings: ReadonlySet<Part> = new Set(["booking", "plan", "account", "desk"]);

let sold: readonly WebProduct[] | null = null;

loadWithPages(partsWithBookings, async () => {
  sold ??= (await import(/* webpackChunkName: "products" */ "../../products/products.web")).webProducts;
});

/** The products, on pages of `partsWithBookings`; it throws on others. */
export function soldProducts(): readonly WebProduct[] {
  if (!sold) throw new Error("the products are not loaded");
  return sold;
}
