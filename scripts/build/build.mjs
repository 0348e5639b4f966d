// Builds both programs into dist/. NODE_ENV=production leaves QA tools, demo accounts and stand-ins out.

import { rmSync } from "node:fs";
import { runNode } from "../processes.mjs";
import { buildFlags } from "./build-flags.mjs";
import { fingerprint, forgetBuild, rememberBuild } from "./staleness.mjs";
import { tracesOfTools } from "./tool-traces.mjs";

const began = Date.now();
forgetBuild();
const inputs = fingerprint();
rmSync("dist/maps", { recursive: true, force: true });
const codes = await Promise.all([
  runNode(["node_modules/webpack-cli/bin/cli.js", "build"]),
  runNode(["scripts/build/build-server.mjs"]),
]);
if (codes.some((code) => code !== 0)) {
  console.error("The build failed.");
  process.exit(1);
}
if ((await runNode(["scripts/build/prerender.mjs"])) !== 0) process.exit(1);
const { __DEMO__: demo, __QA_TOOLS__: tools } = buildFlags();
const traces = tools ? [] : tracesOfTools("dist");
if (traces.length > 0) {
  console.error(`The build was to be without QA tools, but they have left traces in ${traces.join(", ")}`);
  process.exit(1);
}
rememberBuild(inputs);
const kind = demo ? `demo mode${tools ? " and QA tools" : ""}` : "production";
console.log(`Built dist/ (${kind}) in ${((Date.now() - began) / 1000).toFixed(1)} s.`);
