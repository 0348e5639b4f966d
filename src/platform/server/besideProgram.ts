import { dirname, resolve } from "node:path";

/** Where a file that the build puts beside the program is. There is none where the sources are run. */
export const besideProgram = (name: string) => resolve(dirname(process.argv[1] ?? ""), name);
