import { carProduct } from "./car/server/car.product";
import { carServer } from "./car/server/car.server";
import { lodgingProduct } from "./lodging/server/lodging.product";
import { lodgingServer } from "./lodging/server/lodging.server";
import type { OpenProduct, ProductDeps, ProductServices, ServerProduct } from "./product.server";

/** The products. Only the composition knows them; it passes them on. */
export const products: readonly ServerProduct[] = [carProduct, lodgingProduct];

/** Composes the services of everything that is sold. Trips are made of cars and lodging, so these are known by name too. */
function openProducts(services: ProductServices, deps: ProductDeps) {
  const cars = carServer(services, deps);
  const lodging = lodgingServer(services, { ...deps, carClassesIn: cars.classesIn });
  const all: readonly OpenProduct[] = [cars, lodging];
  return { cars, lodging, all };
}

/** The products of a shop: as features use them, and their services. */
export type Sold = { readonly products: typeof products; readonly open: typeof openProducts };

export const sold: Sold = { products, open: openProducts };
