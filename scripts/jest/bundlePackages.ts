import { buildSync } from "esbuild";

/**
 * Packages of hundreds of ES modules, each bundled into one file before the first test, like Vite does with
 * dependencies: otherwise every suite would load each module again, which for typebox takes 0.4 s a suite.
 */
const BUNDLED = ["typebox", "typebox/value"];
const FOLDER = ".cache/test-packages";
const fileOf = (name: string) => `${FOLDER}/${name.replaceAll("/", "-")}.js`;

/** For Jest's moduleNameMapper. */
export const bundledPackages = Object.fromEntries(BUNDLED.map((name) => [`^${name}$`, `<rootDir>/${fileOf(name)}`]));

/** Jest's globalSetup. */
export default function bundlePackages(): void {
  for (const name of BUNDLED)
    buildSync({ entryPoints: [name], bundle: true, format: "cjs", platform: "node", outfile: fileOf(name) });
}
