import { createContext, use } from "react";
import type { WebProduct } from "../../../products/product.web";
import type { Booking } from "../plan.schemas";
import { productOf } from "../productOf";

/** Tells what is sold; given once by the application, around all pages, which loads the list with them. */
export const ProductsContext = createContext<() => readonly WebProduct[]>(() => {
  throw new Error("no products are given: ProductsContext is missing");
});

/** Everything that is sold, in the order in which pages offer it. */
export function useProducts(): readonly WebProduct[] {
  return use(ProductsContext)();
}

/** The product that a booking is of. Throws for one that is not sold. */
export function useProductOf(booking: Pick<Booking, "ProductType">): WebProduct {
  return productOf(useProducts(), booking);
}
