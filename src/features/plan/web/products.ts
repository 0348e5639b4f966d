import { createContext, use } from "react";
import type { WebProduct } from "../../../products/product.web";
import type { Booking } from "../plan.schemas";
import { productOf } from "../productOf";

/** Provides the list of products; rendered once by the application, around all pages, which load the list with it. */
export const ProductsContext = createContext<() => readonly WebProduct[]>(() => {
  throw new Error("no products are given: ProductsContext is missing");
});

/** All products, in the order in which pages offer them. */
export function useProducts(): readonly WebProduct[] {
  return use(ProductsContext)();
}

/** The product of a booking. Throws for an unknown product. */
export function useProductOf(booking: Pick<Booking, "ProductType">): WebProduct {
  return productOf(useProducts(), booking);
}
