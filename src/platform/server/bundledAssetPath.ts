import { dirname, resolve } from "node:path";

/** The path of a file that the build puts beside the program. It does not exist when the sources are run. */
export const bundledAssetPath = (name: string) => resolve(dirname(process.argv[1] ?? ""), name);
