import { readFileSync } from "node:fs";
import { readBundle, replay, UnreadableBundle } from "./bundle";

/** `npm run replay -- bundle.json`: prints each event of a plan's bundle and the state after it. */
const [file] = process.argv.slice(2);
if (!file) {
  console.error("usage: npm run replay -- bundle.json");
  process.exit(2);
}
try {
  const bundle = readBundle(readFileSync(file, "utf8"));
  console.log(`Plan ${bundle.planId}, machine version ${bundle.machineVersion}, ${bundle.events.length} events`);
  for (const { index, event, actor, state, refusals } of replay(bundle)) {
    const { type, at, ...facts } = event;
    const why = refusals.length > 0 ? `  REFUSED ${JSON.stringify(refusals)}` : "";
    console.log(
      `${String(index + 1).padStart(4)}  ${new Date(at).toISOString()}  ${type.padEnd(20)} ${actor.padEnd(9)} → ${state.padEnd(28)} ${JSON.stringify(facts)}${why}`,
    );
  }
} catch (error) {
  if (!(error instanceof UnreadableBundle)) throw error;
  console.error(error.message);
  process.exit(1);
}
