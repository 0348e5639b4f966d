// The import rules (docs/architecture.md). Layers and features are read from the folders, so new ones are covered
// automatically.

import { below } from "./layers.mjs";
import { filesByFeature } from "./publicFiles.mjs";

/** Tests and test helpers, which may import anything. */
const TEST = ["\\.test\\.tsx?$", "^test/"];
/** A command-line program: it may use Node, and nothing imports it. */
const PROGRAM = "\\.main\\.ts$";
/**
 * A feature or tool; its root serves both sides. Also a part of a feature with the same structure:
 * payments/methods/clover.
 */
const FEATURE = "^src/(features|products|tools)/[^/]+/";
/** Features, and the products that are sold. */
const FEATURES = "^src/(?:features|products)/";
const WEB = ["^src/art/", "^src/(app|platform)/web/", `${FEATURE}web/`, `${FEATURE}.+/web/`];
const SERVER = [
  "^src/(app|platform)/server/",
  "^src/products/[^/]+\\.server\\.ts$",
  `${FEATURE}server/`,
  `${FEATURE}.+/server/`,
];
const SIDES = [`${FEATURE}(web|server)/`, `${FEATURE}.+/(web|server)/`];
/** The product ports: what features may ask of any product. */
const PORT = "^src/products/product\\.(server|web)\\.ts$";
/** The lists of products, with a line for each. */
const LISTS = "^src/products/products\\.";
/** There is one database: a foreign key or a join may reach any table of a lower feature. */
const TABLES = "\\.tables\\.ts$";
const DATABASE = "^src/platform/server/db/";
/** The only file that starts the stand-ins, by a dynamic import in demo mode. */
const STAND_IN_START = "^src/app/server/standIns\\.ts$";
/** A package by name, whether or not it resolves into a node_modules. */
const packages = (...names) => `(^|/node_modules/)(${names.join("|")})(/|$)`;
/** The English messages, whose ids are types. */
const MESSAGES = "(^|/)i18n/en\\.json$";
const OURS = "^(src|test|stand-ins)/";

const rule = (name, comment, from, to) => ({ name, comment, severity: "error", from, to });

/** The folders of the desk's web/ and server/ by task, each with the tasks that it may import. */
const deskTasks = [
  ["parts|shell|records", ""],
  ["money|services|site|team", ""],
  ["clients", "money|services"],
  ["overview", "money|services|clients"],
];

/** The rules for dependency-cruiser, given the names of the folders in src/features and src/products. */
export function importRules(features) {
  return [
    rule(
      "shared-imports-nothing",
      "src/shared is the vocabulary: it imports nothing of ours",
      { path: "^src/shared/", pathNot: TEST },
      { path: OURS, pathNot: "^src/shared/" },
    ),
    rule(
      "platform-knows-no-feature",
      "the platform imports only itself and src/shared",
      { path: "^src/platform/", pathNot: TEST },
      { path: OURS, pathNot: ["^src/platform/", "^src/shared/"] },
    ),
    rule(
      "art-knows-the-theme-only",
      "pictures know nothing of what they stand beside: they import the theme and src/shared",
      { path: "^src/art/", pathNot: TEST },
      { path: OURS, pathNot: ["^src/art/", "^src/shared/", "^src/platform/web/theme/"] },
    ),
    rule(
      "features-below-app-and-tools",
      "features are composed by src/app and watched by src/tools; they know neither",
      { path: FEATURES, pathNot: TEST },
      { path: "^src/(app|tools)/" },
    ),
    rule(
      "tools-below-app",
      "tools import features, platform and shared, never the composition",
      { path: "^src/tools/", pathNot: TEST },
      { path: "^src/app/" },
    ),
    ...features.map((feature) =>
      rule(
        `layer-of-${feature}`,
        `${feature} may import ${below(feature).join(", ") || "no other feature"}`,
        { path: `${FEATURES}${feature}/`, pathNot: TEST },
        { path: FEATURES, pathNot: [`${FEATURES}(${[feature, ...below(feature)].join("|")})/`, PORT] },
      ),
    ),
    ...features.map((feature) =>
      rule(
        `public-files-of-${feature}`,
        `of ${feature}'s web/ and server/ others import only what scripts/imports/publicFiles.mjs names`,
        { path: FEATURES, pathNot: [`${FEATURES}${feature}/`, LISTS, ...TEST] },
        {
          path: [`${FEATURES}${feature}/(web|server)/`, `${FEATURES}${feature}/.+/(web|server)/`],
          pathNot: [
            TABLES,
            ...(filesByFeature[feature] ?? []).map((file) => `${FEATURES}${feature}/${file.replaceAll(".", "\\.")}$`),
          ],
        },
      ),
    ),
    ...deskTasks.map(([tasks, lower]) =>
      rule(
        `desk-${tasks}`,
        `of the desk, ${tasks} import ${lower ? `only ${lower}` : "no task"} besides each other`,
        { path: `^src/features/desk/(web|server)/(${tasks})/`, pathNot: TEST },
        {
          path: "^src/features/desk/(web|server)/(overview|clients|services|money|site|team)/",
          pathNot: `^src/features/desk/(web|server)/(${[tasks, lower].filter(Boolean).join("|")})/`,
        },
      ),
    ),
    rule(
      "roots-import-roots",
      "a feature's root serves both sides: it imports only feature roots and src/shared",
      { path: FEATURE, pathNot: [...SIDES, ...TEST] },
      { path: OURS, pathNot: [FEATURE, "^src/shared/"] },
    ),
    rule(
      "roots-not-sides",
      "a feature's root serves both sides: it imports neither web/ nor server/",
      { path: FEATURE, pathNot: [...SIDES, ...TEST] },
      { path: SIDES },
    ),
    rule(
      "roots-are-pure",
      "a feature's root and src/shared use pure packages only, and nothing of Node",
      { path: [FEATURE, "^src/shared/"], pathNot: [...SIDES, PROGRAM, ...TEST] },
      { pathNot: [OURS, MESSAGES, packages("xstate", "yup", "typebox", "libphonenumber-js")] },
    ),
    rule("web-not-server", "what runs in a browser never imports the server", { path: WEB }, { path: SERVER }),
    rule("server-not-web", "the server never imports what runs in a browser", { path: SERVER }, { path: WEB }),
    rule(
      "no-schemas-in-browser",
      "no schema library in the browser's bundle",
      { path: WEB },
      { path: packages("typebox", "ajv", "ajv-formats") },
    ),
    rule(
      "database-behind-repositories",
      "only *.repository.ts, *.tables.ts, *.seed.ts and a product's value touch the database",
      {
        path: "^src/(features|products|tools|shared|platform/web|app/web)/",
        pathNot: ["\\.(repository|tables|seed|product)\\.ts$", ...TEST],
      },
      { path: [DATABASE, TABLES] },
    ),
    rule(
      "product-not-harness",
      "the product works without its tests: only tests import test/",
      { path: "^(src|stand-ins)/", pathNot: TEST },
      { path: TEST },
    ),
    rule(
      "stand-ins-stand-alone",
      "a stand-in plays a provider on another origin: of ours it knows only src/shared",
      { path: "^stand-ins/", pathNot: TEST },
      { path: OURS, pathNot: ["^stand-ins/", "^src/shared/"] },
    ),
    rule(
      "stand-ins-started-once",
      "the product meets the stand-ins only where demo mode starts them",
      { path: "^src/", pathNot: [STAND_IN_START, ...TEST] },
      { path: "^stand-ins/" },
    ),
    rule("nothing-imports-programs", "a program of its own is imported by nothing", {}, { path: PROGRAM }),
    rule(
      "server-needs-real-dependencies",
      "what the server runs with stands in dependencies, not in devDependencies",
      { path: [...SERVER, FEATURE, "^src/shared/", "^stand-ins/"], pathNot: [...WEB, ...TEST] },
      { dependencyTypes: ["npm-dev"], pathNot: packages("yup", "@types", "schema-dts") },
    ),
    rule("no-cycles", "no cycles", {}, { circular: true }),
  ];
}
