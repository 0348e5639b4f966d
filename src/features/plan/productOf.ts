import type { ProductType } from "../../shared/enumerations";
import type { Booking } from "./plan.schemas";

/** The product that a booking is of. Throws for one that is not sold. */
export function productOf<Product extends { readonly type: ProductType }>(
  products: readonly Product[],
  { ProductType: type }: Pick<Booking, "ProductType">,
): Product {
  const found = products.find((product) => product.type === type);
  if (!found) throw new Error(`no product has the type ${type}`);
  return found;
}
