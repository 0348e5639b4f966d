import { renameSync, writeFileSync } from "node:fs";
import { KNOWN_CALLS } from "./knownCalls";

// Set as in a build, because modules read them when they are loaded.
Object.assign(globalThis, { __QA_TOOLS__: true, __DEMO__: true });

const [, , madeOf = ""] = process.argv;
const unfinished = `${KNOWN_CALLS}.${process.pid}`;

void import("./callSchemas")
  .then(({ knownCalls }) => knownCalls())
  .then((known) => {
    writeFileSync(unfinished, JSON.stringify({ madeOf, ...known }));
    renameSync(unfinished, KNOWN_CALLS);
  })
  .then(() => process.exit(0));
