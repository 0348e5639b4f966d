import { posix } from "node:path";

const isSchemas = (path) => /\.schemas$|(^|\/)schemas$/.test(path.replace(/\.tsx?$/, ""));
const mayHoldSchemas = (file) =>
  isSchemas(file) || /(^|\/)server\/|\.described\.ts$|\.test\.tsx?$|^test\/|^stand-ins\//.test(file);

/**
 * Value imports of *.schemas.ts in files that a browser may load. Types disappear when compiled; a value would bring
 * the schema library along. dependency-cruiser cannot distinguish the two without TypeScript's own compiler API.
 */
export function schemaValueImports(sources) {
  return sources
    .filter(({ file }) => !mayHoldSchemas(file))
    .flatMap(({ file, imports }) =>
      imports
        .filter(({ from, typeOnly }) => !typeOnly && from.startsWith(".") && isSchemas(from))
        .map(({ from }) => ({
          rule: "schemas-as-types-only",
          comment: "outside the server, only types are imported from *.schemas.ts",
          from: file,
          to: posix.normalize(posix.join(posix.dirname(file), from)),
        })),
    );
}
