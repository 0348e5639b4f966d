// Bundles the API host: node scripts/build/build-server.mjs [folder]
import { join } from "node:path";
import { build } from "esbuild";
import { runNode } from "../processes.mjs";
import { moveSourceMaps, prepareServerFolder, SERVER_FOLDER, serverBundle } from "./server-bundle.mjs";

const folder = process.argv[2] ?? SERVER_FOLDER;
await prepareServerFolder(folder);
await build(serverBundle(folder));
await moveSourceMaps(folder, "dist/maps/server");
// A demo's build contains a catalogue snapshot, so that a new database starts with the catalogue in it.
if (folder === SERVER_FOLDER)
  process.exitCode = await runNode([join(folder, "makeCatalogue.js"), join(folder, "catalogue.tgz")]);
