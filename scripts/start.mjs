// npm start: builds if dist/ is missing or older than the sources, then serves it (OPS-1).

import { isBuilt } from "./build/staleness.mjs";
import "./endWithShell.mjs";
import { runNode } from "./processes.mjs";

if (!isBuilt()) {
  console.log("Building the product first, which takes one to three minutes. Later starts need no build.");
  if ((await runNode(["scripts/build/build.mjs"])) !== 0) process.exit(1);
}
console.log("Starting the server and its database.");
// In this same process: signals reach the server itself, and the start needs no second Node process.
process.argv[1] = "dist/server/main.js";
await import("../dist/server/main.js");
