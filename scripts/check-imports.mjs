// Checks the import rules: node scripts/check-imports.mjs [root] [--json]
import { existsSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { cruise } from "dependency-cruiser";
import { looseBodies } from "./imports/exactBodies.mjs";
import { methodNames } from "./imports/methodNames.mjs";
import { pageLiterals } from "./imports/pageLiterals.mjs";
import { productNames } from "./imports/productNames.mjs";
import { unusedPublicFiles } from "./imports/publicFiles.mjs";
import { importRules } from "./imports/rules.mjs";
import { schemaValueImports } from "./imports/schemaValues.mjs";
import { writeSkeleton } from "./imports/skeleton.mjs";
import { statusComparisons } from "./imports/statusComparisons.mjs";
import { sourcesUnder } from "./sources.mjs";

const root = resolve(process.argv.slice(2).find((argument) => !argument.startsWith("--")) ?? ".");
const features = ["src/features", "src/products"]
  .map((folder) => join(root, folder))
  .filter(existsSync)
  .flatMap((folder) => readdirSync(folder, { withFileTypes: true }))
  .flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

const folders = ["src", "test", "stand-ins"].filter((folder) => existsSync(join(root, folder)));
const expected = folders.flatMap((folder) => sourcesUnder(root, folder)).length;
const copy = join(root, ".cache/imports");
const sources = writeSkeleton(root, copy, folders);
const { output } = await cruise(folders, {
  baseDir: copy,
  parser: "swc",
  validate: true,
  combinedDependencies: true,
  doNotFollow: { path: "node_modules" },
  ruleSet: { forbidden: importRules(features) },
  enhancedResolveOptions: {
    extensions: [".ts", ".tsx", ".d.ts", ".js", ".json"],
    exportsFields: ["exports"],
    conditionNames: ["import", "node", "default", "require"],
  },
});

const files = sources.map(({ file }) => file);
const violations = [
  ...output.summary.violations.map(({ rule, from, to }) => ({
    rule: rule.name,
    comment: output.summary.ruleSetUsed.forbidden.find(({ name }) => name === rule.name)?.comment,
    from,
    to,
  })),
  ...productNames(sources),
  ...schemaValueImports(sources),
  ...methodNames(root, files),
  ...looseBodies(root, files),
  ...pageLiterals(root, files),
  ...statusComparisons(root, files),
];
for (const line of unusedPublicFiles(output.modules))
  violations.push({
    rule: "public-files-in-use",
    comment: "no other feature imports it any more: take the line out",
    from: "scripts/imports/publicFiles.mjs",
    to: line,
  });
const cruised = output.modules.filter(({ source }) => /^(src|test|stand-ins)\/.*\.tsx?$/.test(source)).length;

if (process.argv.includes("--json")) console.log(JSON.stringify({ violations, cruised, expected }));
else for (const { rule, comment, from, to } of violations) console.error(`${from} → ${to}\n  ${rule}: ${comment}`);
if (cruised < expected) console.error(`Read only ${cruised} of ${expected} files: what was not read was not checked.`);
if (violations.length > 0 || cruised < expected || expected === 0) process.exit(1);
if (!process.argv.includes("--json")) console.log(`${cruised} files, ${features.length} features: imports as agreed.`);
