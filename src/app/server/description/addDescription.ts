import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import type { FastifyInstance } from "fastify";
import type { DescribedProduct } from "../../../products/product.server";
import type { Config } from "../config/config";
import { type DescribedCall, describedCalls } from "./calls";
import { descriptionOf, type Paths } from "./describe";
import { withTitles } from "./named";
import { namedSchemas } from "./schemas";

/** The page's own script and styles, and this server's answers: nothing from other origins. */
const POLICY = {
  "default-src": ["'none'"],
  "script-src": ["'self'"],
  "style-src": ["'self'", "'unsafe-inline'"],
  "img-src": ["'self'", "data:"],
  "font-src": ["'self'"],
  "connect-src": ["'self'"],
  "base-uri": ["'none'"],
  "form-action": ["'none'"],
  "frame-ancestors": ["'none'"],
};

/** The API's description: `/api/docs` for people, `/api/docs/json` for programs. Both are public. (OPS-8) */
export async function addDescription(
  app: FastifyInstance,
  { production, publicUrl }: Pick<Config, "production" | "publicUrl">,
  products: readonly DescribedProduct[],
): Promise<void> {
  const schemas = namedSchemas(products);
  await app.register(swagger, {
    openapi: { openapi: "3.1.0" },
    // At this point a schema is still the object that its feature exports, so it can be compared by identity.
    transform: ({ schema, url }) => ({ schema: withTitles(schema, schemas), url }),
  });
  const description = () => {
    const { paths = {} } = app.swagger();
    const calls = callsToDescribe(production, products);
    return descriptionOf(paths as Paths, { calls, schemas, products, url: publicUrl });
  };
  let made: ReturnType<typeof descriptionOf> | undefined;
  await app.register((scope, _options, done) => {
    scope.addHook("onRoute", (route) => {
      route.config = { ...route.config, access: "public" };
    });
    void scope.register(swaggerUi, {
      routePrefix: "/api/docs",
      staticCSP: POLICY,
      theme: { title: "Malecón API" },
      uiConfig: { layout: "BaseLayout", validatorUrl: null, docExpansion: "list" },
      transformSpecification: () => {
        made ??= description();
        return made;
      },
      transformSpecificationClone: false,
    });
    done();
  });
}

/** In production, staff-only calls are left out, as they are not public. */
function callsToDescribe(production: boolean, products: readonly DescribedProduct[]): Map<string, DescribedCall> {
  const isDescribed = ([call, { access }]: [string, DescribedCall]) =>
    !production || (access !== "staff" && !call.includes(" /api/support/"));
  return new Map([...describedCalls(products)].filter(isDescribed));
}
