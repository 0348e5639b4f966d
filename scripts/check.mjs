// npm run check [-- BASE]: what a change is likely to break, in minutes and without a database server or a browser: types,
// lint, imports, messages, and the unit tests that reach a file changed since BASE (by default origin/main, else main).
import { spawnSync } from "node:child_process";
import { availableParallelism } from "node:os";
import { captureNode, runNode } from "./processes.mjs";

const isKnown = (name) => spawnSync("git", ["rev-parse", "--verify", "--quiet", name]).status === 0;
const base = process.argv[2] ?? ["origin/main", "main"].find(isKnown) ?? "HEAD";

const waiting = [
  ["types", ["node_modules/typescript/bin/tsc", "--noEmit", "-p", ".", "--checkers", "1"]],
  ["lint", ["node_modules/@biomejs/biome/bin/biome", "ci", ...(process.stdout.isTTY ? [] : ["--colors=off"])]],
  ["imports", ["scripts/check-imports.mjs"]],
  ["messages", ["scripts/check-messages.mjs"]],
];
let failed = false;

async function takeChecks() {
  while (waiting.length > 0) {
    const [name, args] = waiting.shift();
    const { code, output } = await captureNode(args);
    failed ||= code !== 0;
    console.log(code === 0 ? `ok      ${name}` : `FAILED  ${name}\n${output.trimEnd()}`);
  }
}

await Promise.all(Array.from({ length: availableParallelism() }, takeChecks));
console.log(`The unit tests of what changed since ${base}:`);
const flags = ["--experimental-vm-modules", "--disable-warning=ExperimentalWarning"];
const jest = ["node_modules/jest/bin/jest.js", `--changedSince=${base}`, "--passWithNoTests"];
const code = await runNode([...flags, ...jest]);
process.exitCode = failed || code !== 0 ? 1 : 0;
