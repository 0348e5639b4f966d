// npm run serve:api: the API alone, bundled from the sources in a moment, without the web build (OPS-3).
import { resolve } from "node:path";
import "./endWithShell.mjs";
import { runNode } from "./processes.mjs";

const folder = ".cache/server-api";
if ((await runNode(["scripts/build/build-server.mjs", folder])) !== 0) process.exit(1);
process.env.WEB = "off";
process.argv[1] = resolve(folder, "main.js");
await import(process.argv[1]);
