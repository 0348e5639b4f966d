import { join } from "node:path";
import type WebpackDevServer from "webpack-dev-server";
import type { Configuration, ExpressRequestHandler } from "webpack-dev-server";

const apiOrigin = process.env.API_ORIGIN ?? "http://localhost:8090";
const ofApi = [
  "/api",
  "/token",
  "/qa",
  "/health",
  "/sitemap.xml",
  "/robots.txt",
  "/shop-marks",
  "/manifest.webmanifest",
];

/** Webpack's page with the head that the server gives it, from which the shop and its currencies are read. */
function pageWithHead(server: WebpackDevServer): ExpressRequestHandler {
  return async (request, response, next) => {
    const { url, headers } = request;
    const isPage = request.method === "GET" && /text\/html/.test(headers.accept ?? "");
    if (!isPage || ofApi.some((path) => url.startsWith(path))) return next();
    try {
      const { outputFileSystem } = server.middleware?.context ?? {};
      const page = outputFileSystem?.readFileSync?.(join(process.cwd(), "dist/web/index.html"));
      const head = await fetch(`${apiOrigin}/page-head?of=${encodeURIComponent(url)}`, {
        headers: { cookie: headers.cookie ?? "" },
      });
      if (!page || !head.ok) return next();
      const written = await head.text();
      response.type("html").send(String(page).replace(/<title>.*?<\/title>/, () => written));
    } catch {
      // The API is restarting, or webpack has not built the page yet.
      next();
    }
  };
}

/** PORT serves the page with hot reload; scripts/dev.mjs starts the API and passes its address. */
export const devServer: Configuration = {
  port: Number(process.env.PORT ?? 8080),
  hot: true,
  historyApiFallback: true,
  static: false,
  client: { overlay: { errors: true, warnings: false } },
  setupMiddlewares: (middlewares, server) => [
    { name: "page-with-head", middleware: pageWithHead(server) },
    ...middlewares,
  ],
  proxy: [
    {
      context: ofApi,
      target: apiOrigin,
      // The API compares a request's Origin with its Host: it has to see the address that the browser used.
      changeOrigin: false,
    },
  ],
};
