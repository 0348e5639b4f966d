import { carProduct } from "./car/server/car.product";
import { lodgingProduct } from "./lodging/server/lodging.product";
import type { ServerProduct } from "./product.server";

/** What is sold. Only the composition knows it; it passes it on. */
export const products: readonly ServerProduct[] = [carProduct, lodgingProduct];
