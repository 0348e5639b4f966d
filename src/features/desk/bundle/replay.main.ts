import { existsSync, readFileSync } from "node:fs";
import { readBundle, UnreadableBundle } from "./bundle";
import { replayText } from "./replay.text";

/**
 * `npm run replay -- bundle.json`: prints each event of a bundle and the state after it. Exits with 1 if this machine
 * refuses an event or cannot read the file, with 2 without a file.
 */
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
  const { lines, refused } = replayText(readBundle(readFileSync(file, "utf8")));
  for (const line of lines) console.log(line);
  if (refused > 0) {
    console.error(`This machine refuses ${refused} of the events: what is shown after the first is not what happened.`);
    process.exitCode = 1;
  }
} catch (error) {
  if (!(error instanceof UnreadableBundle)) throw error;
  console.error(error.message);
  process.exit(1);
}
