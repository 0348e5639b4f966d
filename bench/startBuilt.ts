import { isBuilt } from "../scripts/build/staleness.mjs";
import { startProduct } from "../scripts/product.mjs";

/** Starts the built product on a port of its own. Throws where the build is missing or older than the sources. */
export async function startBuilt(port: number): ReturnType<typeof startProduct> {
  if (!isBuilt()) throw new Error("dist/ is missing or older than the sources. Run npm run build first.");
  return startProduct(port);
}
