import { spawnSync } from "node:child_process";
import { few } from "../../../test/thorough";

const outputs = new Map<string, string>();

/** The output of a program. Each run takes a second or more, and several tests need the same. */
function run(program: string, env: Record<string, string>): string {
  const key = JSON.stringify([program, env]);
  const output = outputs.get(key) ?? runAnew(program, env);
  outputs.set(key, output);
  return output;
}

const runAnew = (program: string, env: Record<string, string>): string => {
  const { NODE_ENV: _test, ...outside } = process.env;
  const arguments_ = ["--input-type=module", "--eval", program];
  const { stdout, stderr, status } = spawnSync(process.execPath, arguments_, {
    encoding: "utf8",
    env: { ...outside, ...env },
  });
  if (status !== 0) throw new Error(stderr);
  return stdout;
};

/** Prints the source files that contribute to an esbuild bundle. */
const printUsed = `const { metafile } = await build(options);
  const inputs = Object.values(metafile.outputs).flatMap(({ inputs }) => Object.entries(inputs));
  console.log(inputs.flatMap(([file, { bytesInOutput }]) => (bytesInOutput > 0 ? [file] : [])).join("\\n"));`;

/** The source files of the browser's application, with the flags folded in as in our builds. */
const bundledFiles = (env: Record<string, string>) =>
  run(
    `import { build } from "esbuild";
     import { flagDefinitions } from "./scripts/build/build-flags.mjs";
     const options = {
       entryPoints: ["src/app/web/main.ts"], bundle: true, write: false, metafile: true, minifySyntax: true, splitting: true,
       format: "esm", outdir: "unused", packages: "external", logLevel: "error", define: flagDefinitions(),
       loader: { ".css": "empty", ".woff2": "empty", ".svg": "empty", ".json": "empty" },
       plugins: [{ name: "parts of the messages", setup: ({ onResolve }) =>
         onResolve({ filter: /[?]/ }, ({ path }) => ({ path, external: true })) }],
     };
     ${printUsed}`,
    env,
  ).split("\n");

/** The source files of the server, with its own build options. */
const servedFiles = (env: Record<string, string>) =>
  run(
    `import { build } from "esbuild";
     import { serverBundle } from "./scripts/build/server-bundle.mjs";
     const { entryPoints: { main } } = serverBundle("unused");
     const options = { ...serverBundle("unused"), entryPoints: { main }, write: false, metafile: true };
     ${printUsed}`,
    env,
  ).split("\n");

/** The ids of the messages that reach the browser, of every part. */
const messages = (env: Record<string, string>) =>
  run(
    `import { readFileSync } from "node:fs";
     import loader from "./scripts/build/webpack/messages-loader.mjs";
     import { messageParts } from "./scripts/messages/parts.mjs";
     const source = readFileSync("i18n/en.json", "utf8");
     const idsOf = (part) => Object.keys(JSON.parse(loader.call({ resourceQuery: "?" + part }, source)));
     console.log(Object.keys(messageParts()).flatMap(idsOf).join("\\n"));`,
    env,
  ).split("\n");

const ofInspector = (names: readonly string[]) => names.filter((name) => /inspector/i.test(name));

describe("the inspector", () => {
  it("is in a demonstration's application and server, with its messages", () => {
    expect(ofInspector(bundledFiles({}))).toEqual(
      expect.arrayContaining([
        "src/tools/inspector/web/InspectorPage.tsx",
        "src/tools/inspector/web/InspectorDock.tsx",
      ]),
    );
    expect(ofInspector(servedFiles({}))).toContain("src/tools/inspector/server/scenarios.routes.ts");
    expect(ofInspector(messages({}))).toContain("inspector.title");
  });

  const builds: [string, Record<string, string>][] = [
    ["a production build", { NODE_ENV: "production" }],
    ["a production build that is asked for it", { NODE_ENV: "production", QA_TOOLS: "on" }],
    ["a build without QA tools", { QA_TOOLS: "off" }],
  ];
  it.each(few(2, builds))("leaves no trace in %s (QA-5)", (_which, env) => {
    const files = bundledFiles(env);
    expect(files).toEqual(
      expect.arrayContaining(["src/app/web/shell/NotFoundPage.tsx", "src/features/payments/web/PaymentPage.tsx"]),
    );
    expect(ofInspector(files)).toEqual([]);
    const served = servedFiles(env);
    expect(served).toContain("src/features/plan/server/plan.server.ts");
    expect(ofInspector(served)).toEqual([]);
    const ids = messages(env);
    expect(ids).toContain("title.home");
    expect(ofInspector(ids)).toEqual([]);
  });
});

describe("the stand-ins of the providers", () => {
  const ofStandIns = (names: readonly string[]) => names.filter((name) => name.startsWith("stand-ins/"));

  it("are in a demonstration's server, and leave no trace in a production build (OPS-4)", () => {
    expect(ofStandIns(servedFiles({}))).toContain("stand-ins/startStandIns.ts");
    expect(ofStandIns(servedFiles({ NODE_ENV: "production" }))).toEqual([]);
  });
});
