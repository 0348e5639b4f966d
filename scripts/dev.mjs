// npm run dev: the page with hot reload on PORT (8080), the API on PORT + 10, restarted whenever its sources change
// (OPS-3).
import { spawn } from "node:child_process";
import { join } from "node:path";
import { context } from "esbuild";
import { prepareServerFolder, serverBundle } from "./build/server-bundle.mjs";
import "./endWithShell.mjs";
import { stop } from "./processes.mjs";

const port = Number(process.env.PORT ?? 8080);
const apiPort = port + 10;
const folder = ".cache/server-dev";
const environment = { ...process.env, PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${port}` };

let api;
let turn = Promise.resolve();

async function restart() {
  // The next process may open the embedded database only after the last one has released it.
  if (api) await stop(api);
  api = spawn(process.execPath, [join(folder, "main.js")], {
    stdio: "inherit",
    env: { ...environment, PORT: String(apiPort), WEB: "off" },
  });
}

const restartWhenBuilt = {
  name: "restart-when-built",
  setup: (build) =>
    build.onEnd(({ errors }) => {
      if (errors.length === 0) turn = turn.then(restart);
    }),
};

await prepareServerFolder(folder);
const bundle = serverBundle(folder);
const watched = await context({ ...bundle, plugins: [restartWhenBuilt] });
await watched.watch();

const web = spawn(process.execPath, ["node_modules/webpack-cli/bin/cli.js", "serve"], {
  stdio: "inherit",
  env: { ...environment, PORT: String(port), API_ORIGIN: `http://localhost:${apiPort}` },
});

async function end(code) {
  await watched.dispose();
  await turn;
  await Promise.all([stop(web), ...(api ? [stop(api)] : [])]);
  process.exit(code);
}

web.on("exit", (code) => end(code ?? 1));
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => end(0));
