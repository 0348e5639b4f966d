import type { Configuration } from "webpack-dev-server";

/** PORT serves the page with hot reload; scripts/dev.mjs starts the API beside it and passes its address. */
export const devServer: Configuration = {
  port: Number(process.env.PORT ?? 8080),
  hot: true,
  historyApiFallback: true,
  static: false,
  client: { overlay: { errors: true, warnings: false } },
  proxy: [
    {
      context: ["/api", "/token", "/qa", "/health", "/sitemap.xml", "/robots.txt"],
      target: process.env.API_ORIGIN ?? "http://localhost:8090",
      // The API compares a request's Origin with its Host: it has to see the address that the browser used.
      changeOrigin: false,
    },
  ],
};
