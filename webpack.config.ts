import { readdirSync } from "node:fs";
import { resolve } from "node:path";
import { type BrotliOptions, constants } from "node:zlib";
import ReactRefreshPlugin from "@pmmmwh/react-refresh-webpack-plugin";
import CompressionPlugin from "compression-webpack-plugin";
import HtmlWebpackPlugin from "html-webpack-plugin";
import MiniCssExtractPlugin from "mini-css-extract-plugin";
import MinimizerPlugin from "minimizer-webpack-plugin";
import webpack, { type Chunk, type Configuration } from "webpack";
import { devServer } from "./scripts/build/webpack/devServer";
import { FontPreload } from "./scripts/build/webpack/FontPreload";
import { havanaClock } from "./scripts/build/webpack/havanaClock";
import { KeepOut } from "./scripts/build/webpack/KeepOut";
import { OcrFiles } from "./scripts/build/webpack/OcrFiles";
import { PublicFiles } from "./scripts/build/webpack/PublicFiles";

// This file is loaded as CommonJS, without import.meta: the working directory is the project's root.
const root = process.cwd();
const development = process.env.WEBPACK_SERVE === "true";
const entry = resolve(root, "src/app/web/main.ts");
const toolFolder = resolve(root, "scripts/build/webpack");
const toolFiles = readdirSync(toolFolder).map((file) => resolve(toolFolder, file));
const publicFolder = resolve(root, "public");

const sources = {
  test: /\.tsx?$/,
  exclude: /node_modules/,
  loader: "swc-loader",
  options: {
    jsc: {
      parser: { syntax: "typescript", tsx: true },
      target: "es2022",
      transform: { react: { runtime: "automatic", development, refresh: development } },
    },
  },
};

// index.html is not precompressed: the server writes a new nonce into it for each request.
const precompressed = {
  test: /\.(m?js|css|html|svg|json|webmanifest|txt)$/,
  exclude: /^index\.html$/,
  threshold: 1024,
};
// Megabytes that few visitors load, and that brotli takes minutes for: gzip is enough.
const brotliToo = { ...precompressed, exclude: /^(index\.html$|ocr\/)/ };

/**
 * The first view loads at most three files: the entry, one language, and the chunk named "home", which shares no code
 * with later ones.
 */
const mayShare = (chunk: Chunk) => !chunk.canBeInitial() && chunk.name !== "home";

export default async function configuration(): Promise<Configuration> {
  const { flagDefinitions } = await import("./scripts/build/build-flags.mjs");
  const flags = flagDefinitions();
  return {
    mode: development ? "development" : "production",
    target: ["web", "es2022"],
    entry: { main: entry },
    output: {
      path: resolve(root, "dist/web"),
      publicPath: "/",
      filename: development ? "assets/[name].js" : "assets/[name].[contenthash:8].js",
      chunkFilename: development ? "assets/[name].js" : "assets/[name].[contenthash:8].js",
      assetModuleFilename: "assets/[name].[contenthash:8][ext]",
      // The name in the server's `trusted-types` directive: chunks are loaded only through this policy.
      trustedTypes: { policyName: "malecon-webpack" },
      clean: true,
    },
    devtool: development ? "cheap-module-source-map" : false,
    resolve: {
      extensions: [".tsx", ".ts", ".js", ".mjs"],
      // Messages are parsed already (messages-loader), so react-intl's parser is left out.
      alias: {
        "@formatjs/icu-messageformat-parser$": "@formatjs/icu-messageformat-parser/no-parser.js",
      },
    },
    module: {
      rules: [
        sources,
        { test: /[\\/]importMessages\.ts$/, enforce: "pre", loader: resolve(toolFolder, "languages-loader.mjs") },
        { resourceQuery: /^\?url$/, type: "asset/resource" },
        { test: /\.css$/, use: [MiniCssExtractPlugin.loader, "css-loader"] },
        { test: /\.(woff2|png|jpg|webp|avif|svg)$/, type: "asset/resource" },
        {
          test: /[\\/]i18n[\\/]\w+\.json$/,
          type: "json",
          loader: resolve(toolFolder, "messages-loader.mjs"),
        },
      ],
    },
    optimization: {
      splitChunks: { chunks: mayShare },
      minimizer: [
        new MinimizerPlugin({
          test: /\.(js|css)$/,
          minify: [
            {
              implementation: MinimizerPlugin.swcMinify,
              options: { ecma: 2022, compress: { ecma: 2022 }, format: { comments: false } },
            },
            { implementation: webpack.css.cssMinify },
          ],
          extractComments: false,
        }),
      ],
    },
    plugins: [
      new webpack.DefinePlugin({ ...flags, __HAVANA_CLOCK__: JSON.stringify(havanaClock(Date.now())) }),
      new KeepOut(["typebox", "@fastify", "fastify", "ajv", "drizzle-orm", "pg", "@electric-sql"]),
      new PublicFiles(publicFolder, ["index.html"]),
      new OcrFiles(resolve(root, "node_modules")),
      new MiniCssExtractPlugin({
        filename: development ? "assets/[name].css" : "assets/[name].[contenthash:8].css",
      }),
      new HtmlWebpackPlugin({ template: resolve(publicFolder, "index.html"), scriptLoading: "defer" }),
      new FontPreload(/(bricolage-grotesque|figtree)-latin-wght-normal\.\w+\.woff2$/),
      ...(development
        ? [new ReactRefreshPlugin()]
        : [
            // Beside what is served, and named by no file of it: reported errors are resolved with them. (OPS-133)
            ...(flags.__DEMO__ === "true"
              ? []
              : [new webpack.SourceMapDevToolPlugin({ filename: "../maps/web/[file].map", append: false })]),
            new CompressionPlugin({ ...precompressed, algorithm: "gzip", filename: "[path][base].gz" }),
            new CompressionPlugin<BrotliOptions>({
              ...brotliToo,
              algorithm: "brotliCompress",
              compressionOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } },
              filename: "[path][base].br",
            }),
          ]),
    ],
    cache: {
      type: "filesystem",
      cacheDirectory: resolve(root, ".cache/webpack"),
      name: development ? "development" : "production",
      version: JSON.stringify(flags),
      buildDependencies: { config: [resolve(root, "webpack.config.ts"), ...toolFiles] },
    },
    // It would load programs that a page adds to its worker; ours adds none.
    ignoreWarnings: [{ module: /node_modules\/maplibre-gl\//, message: /request of a dependency is an expression/ }],
    performance: false, // scripts/check-budget.mjs measures what a browser really loads
    stats: "errors-warnings",
    devServer,
  };
}
