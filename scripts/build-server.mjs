// Bundles the API host: node scripts/build-server.mjs [folder]
import { build } from "esbuild";
import { prepareServerFolder, SERVER_FOLDER, serverBundle } from "./server-bundle.mjs";

const folder = process.argv[2] ?? SERVER_FOLDER;
await prepareServerFolder(folder);
await build(serverBundle(folder));
