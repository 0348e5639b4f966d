// Who may import whom (docs: section "Layout"). Features come from the folder, so a new one is covered unasked.
import { neighbours } from "./neighbours.mjs";

/** Tests, and what they share (carTestBed.ts): they may put the program together. */
const TEST = "(\\.test|TestBed)\\.tsx?$";
/** A program of its own for the command line: it may use Node, and nothing imports it. */
const PROGRAM = "\\.main\\.ts$";
const SHAPED = "^src/(features|tools)/[^/]+";
/** A package by name, however it was resolved: below a node_modules, or not at all. */
const packages = (...names) => `(^|/node_modules/)(${names.join("|")})(/|$)`;
/** Files that put the program together: nothing below them may know them. */
const COMPOSITION = "^src/web/(main|program|App|routes|store)\\.tsx?$|^src/server/(main|app|features)\\.ts$";

const rule = (name, comment, from, to) => ({ name, comment, severity: "error", from, to });

/** The rules for dependency-cruiser, given the names of the folders in src/features. */
export function importRules(features) {
  return [
    rule(
      "shared-imports-nothing",
      "src/shared is the vocabulary: it imports nothing of ours",
      { path: "^src/shared/" },
      {
        path: "^src/",
        pathNot: "^src/shared/",
      },
    ),
    rule(
      "roots-import-roots",
      "a feature's root serves both sides: it imports only feature roots and src/shared",
      { path: `${SHAPED}/[^/]+$`, pathNot: TEST },
      { path: "^src/", pathNot: [`${SHAPED}/[^/]+$`, "^src/shared/"] },
    ),
    rule(
      "roots-are-pure",
      "a feature's root and src/shared use pure packages only, and nothing of Node",
      { path: [`${SHAPED}/[^/]+$`, "^src/shared/"], pathNot: [TEST, PROGRAM] },
      { pathNot: ["^src/", packages("xstate", "yup", "typebox")] },
    ),
    rule("web-not-server", "what runs in a browser never imports the server", { path: webSide }, { path: serverSide }),
    rule("server-not-web", "the server never imports what runs in a browser", { path: serverSide }, { path: webSide }),
    rule(
      "no-schemas-in-browser",
      "no schema library in the browser's bundle",
      { path: webSide },
      { path: packages("typebox", "ajv", "ajv-formats") },
    ),
    ...features.map((feature) =>
      rule(
        `neighbours-of-${feature}`,
        `${feature} may import ${neighbours[feature]?.join(", ") || "no other feature"}`,
        { path: `^src/features/${feature}/` },
        { path: "^src/features/", pathNot: `^src/features/(${[feature, ...(neighbours[feature] ?? [])].join("|")})/` },
      ),
    ),
    rule(
      "database-behind-repositories",
      "only *.repository.ts and *.seed.ts touch src/server/db",
      { path: "^src/(features|tools|shared|web)/", pathNot: ["\\.(repository|seed)\\.ts$", TEST] },
      { path: "^src/server/db/" },
    ),
    rule("features-not-tools", "features work without the tools", { path: "^src/features/" }, { path: "^src/tools/" }),
    rule(
      "nothing-imports-composition",
      "features and tools never import the files that put the program together",
      { path: "^src/(features|tools)/", pathNot: TEST },
      { path: [COMPOSITION, PROGRAM] },
    ),
    rule(
      "server-needs-real-dependencies",
      "what the server runs with stands in dependencies, not in devDependencies",
      { path: [serverSide, `${SHAPED}/[^/]+$`, "^src/shared/"], pathNot: TEST },
      { dependencyTypes: ["npm-dev"], pathNot: packages("yup", "@types") },
    ),
    rule("test-beds-for-tests", "only tests import what tests share", { path: "^src/", pathNot: TEST }, { path: TEST }),
    rule("no-cycles", "no cycles", {}, { circular: true }),
  ];
}

const webSide = `^src/web/|${SHAPED}/web/`;
const serverSide = `^src/server/|${SHAPED}/server/`;
