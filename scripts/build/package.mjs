// npm run package [-- --after ARCHIVE]: one archive with what production needs, and nothing else (OPS-33). --after
// names the last release's archive: its assets are added, because open pages still request them (OPS-34).
import {
  closeSync,
  cpSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { basename, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import * as tar from "tar";
import { run, runNode } from "../processes.mjs";
import { keepAssets, listAssets } from "./keepAssets.mjs";
import { isBuilt } from "./staleness.mjs";

const { after } = parseArgs({ options: { after: { type: "string" } } }).values;
process.env.NODE_ENV = "production";
const { name, version, license, engines, dependencies, overrides } = JSON.parse(readFileSync("package.json", "utf8"));
// Some packages contain native programs: the archive runs only on the same platform and architecture.
const release = `${name}-${version}-${process.platform}-${process.arch}`;
const place = resolve(".cache/package");
const folder = join(place, release);
const archive = `${folder}.tar.gz`;
// Checks the version: two releases of the same version would share a folder, in which servers of the first still run.
if (after && basename(after) === basename(archive)) fail(`${after} is of this version: raise it in package.json`);
if (after && !existsSync(after)) fail(`there is no ${after}`);

if (!isBuilt() && (await runNode(["scripts/build/build.mjs"])) !== 0) process.exit(1);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
// All documents, since they link to each other.
const documents = ["README.md", "LICENSE", "CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md", "docs"];
for (const part of ["dist/web", "dist/pages", "dist/server", ...documents])
  cpSync(part, join(folder, part), { recursive: true });
// Includes the command line, which needs the same environment as the servers (OPS-90), and the Kubernetes manifests
// (OPS-132).
for (const file of readdirSync("packaging")) cpSync(join("packaging", file), join(folder, file), { recursive: true });
writeFileSync(
  join(folder, "package.json"),
  `${JSON.stringify({ name, version, license, private: true, engines, dependencies, overrides }, null, 2)}\n`,
);
cpSync("package-lock.json", join(folder, "package-lock.json"));
if ((await npm(["ci", "--omit=dev", "--ignore-scripts", "--no-audit", "--no-fund"])) !== 0) process.exit(1);

// The list of installed packages, with versions and licences, to find the shops that an advisory concerns. (OPS-131)
const bill = openSync(join(folder, "sbom.cdx.json"), "w");
const listing = await npm(["sbom", "--omit=dev", "--sbom-format=cyclonedx"], { stdio: ["ignore", bill, "inherit"] });
closeSync(bill);
if (listing !== 0) process.exit(1);

listAssets(folder);
if (after) console.log(`${keepAssets(folder, resolve(after))} assets of the last release are kept.`);

// Not with the machine's own tar, because GNU's and BSD's have different options.
await tar.create({ cwd: place, file: archive, gzip: true, portable: true }, [release]);
// A separate file, because servers do not need it, and with a name that no glob for archives matches.
const maps = join(place, "maps", `${release}.tar.gz`);
mkdirSync(join(place, "maps"), { recursive: true });
await tar.create({ cwd: "dist", file: maps, gzip: true, portable: true }, ["maps"]);
console.log(`Source maps, to keep for reported errors: ${maps}`);
console.log(`${archive}\nUnpack it anywhere, and go on with docs/operating.md in it.`);

/**
 * Runs npm in the archive's folder, with the npm that runs this script. The manifest there has no development tools.
 */
function npm(args, options) {
  const program = process.env.npm_execpath;
  const inside = { cwd: folder, ...options };
  return program ? runNode([program, ...args], inside) : run("npm", args, inside);
}

function fail(why) {
  console.error(`No archive is made: ${why}`);
  process.exit(1);
}
