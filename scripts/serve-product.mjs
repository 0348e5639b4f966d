// Serves the built product on PORT over an empty database that is removed at the end: the server of the browser tests.
import { startProduct } from "./product.mjs";

const product = await startProduct(Number(process.env.PORT));
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => product.end().then(() => process.exit(0)));
