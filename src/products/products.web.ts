import { carProduct } from "./car/web/car.product";
import { lodgingProduct } from "./lodging/web/lodging.product";
import type { WebProduct } from "./product.web";

/** What is sold, in the order in which pages offer it. Only the application knows it; it passes it on. */
export const webProducts: readonly WebProduct[] = [carProduct, lodgingProduct];
