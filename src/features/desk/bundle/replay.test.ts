import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { MACHINE_VERSION } from "../../plan/checkout/checkout.machine";
import { readBundle, replay } from "./bundle";

const FOLDER = "src/features/desk/bundle/fixtures";
/** Real bundles, and the state in which each ended at the time. */
const endings: Record<string, string> = {
  "declined-then-signed.json": "printing",
  "never-confirmed.json": "collecting",
  "never-signed.json": "cancelled",
};

const run = (file: string) => {
  const command = JSON.parse(readFileSync("package.json", "utf8")).scripts.replay.split(" ")[1];
  const tsx = "node_modules/tsx/dist/cli.mjs";
  return spawnSync(process.execPath, [tsx, command, file], {
    encoding: "utf8",
    env: { ...process.env, NODE_OPTIONS: "" },
  });
};

describe("the stored bundles", () => {
  it("all replay with this version", () => expect(readdirSync(FOLDER).sort()).toEqual(Object.keys(endings).sort()));

  it.each(Object.entries(endings))("%s still ends in %s, and none of its events is refused", (name, ending) => {
    const steps = replay(readBundle(readFileSync(join(FOLDER, name), "utf8")));
    expect(steps.at(-1)?.state).toBe(ending);
    expect(steps.flatMap(({ refusals }) => refusals)).toEqual([]);
  });
});

describe("npm run replay", () => {
  it("prints each event with who recorded it and the state after it (CHART-10)", () => {
    const { status, stdout } = run(join(FOLDER, "declined-then-signed.json"));
    const lines = stdout.trim().split("\n");
    expect(status).toBe(0);
    expect(lines[0]).toBe(`Plan 1, machine version ${MACHINE_VERSION}, 14 events`);
    expect(lines.slice(1).map((line) => /→ (\S+)/.exec(line)?.[1])).toEqual([
      "confirming",
      "confirming",
      "confirming",
      "confirming",
      "verifyingDocuments",
      "verifyingDocuments",
      "paying.choosing",
      "paying.processing",
      "paying.processing",
      "paying.declined",
      "paying.processing",
      "signing",
      // A reminder fell due in between.
      "signing",
      "printing",
    ]);
    expect(lines[4]).toMatch(/booking\.confirmed +staff/);
  });

  it("exits with 1 if an event is refused, and shows events outside the chart in their order (CHART-10)", () => {
    const bundle = readBundle(readFileSync(join(FOLDER, "declined-then-signed.json"), "utf8"));
    const [first, ...rest] = bundle.events;
    const at = rest[0]?.event.at ?? 0;
    const outside = [{ at, what: "holder.refused", facts: { holder: 3 }, reason: "[…] is not hers" }];
    const events = rest.filter(({ event }) => event.type !== "documents.checked");
    const folder = mkdtempSync(join(tmpdir(), "bundle-"));
    const file = join(folder, "refused.json");
    writeFileSync(file, JSON.stringify({ ...bundle, outside, events: [first, ...events] }));
    const { status, stdout, stderr } = run(file);
    rmSync(folder, { recursive: true });
    expect(status).toBe(1);
    expect(stdout).toContain("REFUSED");
    expect(stdout).toContain('(holder.refused) {"holder":3} "[…] is not hers"');
    expect(stderr).toMatch(/refuses \d+ of the events/);
  });

  it("reports that it does not know a bundle's machine version", () => {
    const folder = mkdtempSync(join(tmpdir(), "bundle-"));
    const file = join(folder, "later.json");
    writeFileSync(file, JSON.stringify({ format: "malecon-plan", machineVersion: 99, planId: 1, events: [] }));
    const { status, stderr } = run(file);
    rmSync(folder, { recursive: true });
    expect(status).toBe(1);
    expect(stderr).toContain(`written for version 99 of the checkout machine; this is version ${MACHINE_VERSION}`);
  });
});
