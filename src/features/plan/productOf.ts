import type { ProductType } from "../../shared/enumerations";
import type { Booking } from "./plan.schemas";

/** The product of a booking. Throws for an unknown product. */
export function productOf<Product extends { readonly type: ProductType }>(
  products: readonly Product[],
  { ProductType: type }: Pick<Booking, "ProductType">,
): Product {
  const found = products.find((product) => product.type === type);
  if (!found) throw new Error(`no product has the type ${type}`);
  return found;
}
