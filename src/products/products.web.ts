import { carProduct } from "./car/web/car.product";
import { lodgingProduct } from "./lodging/web/lodging.product";
import type { WebProduct } from "./product.web";

/** The products, in the order in which pages offer them. Only the application knows them; it passes them on. */
export const webProducts: readonly WebProduct[] = [carProduct, lodgingProduct];
