import { existsSync, readFileSync } from "node:fs";
import { readBundle, UnreadableBundle } from "./bundle";
import { replayLines } from "./replay.text";

/** `npm run replay -- bundle.json`: prints each event of a plan's bundle and the state after it. */
const [file] = process.argv.slice(2);
if (!file) {
  console.error("usage: npm run replay -- bundle.json");
  process.exit(2);
}
if (!existsSync(file)) {
  console.error(`There is no file ${file}.`);
  process.exit(2);
}
try {
  for (const line of replayLines(readBundle(readFileSync(file, "utf8")))) console.log(line);
} catch (error) {
  if (!(error instanceof UnreadableBundle)) throw error;
  console.error(error.message);
  process.exit(1);
}
