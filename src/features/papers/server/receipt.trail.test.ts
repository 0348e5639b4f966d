import { extendTrail, isIntact, sha256, type TrailEntry } from "./receipt.trail";

const event = { at: 1_000, address: "198.51.100.7", userAgent: "Browser", sha256: sha256("the receipt") };
const trail = (["created", "opened", "signed"] as const).reduce<TrailEntry[]>(
  (entries, type, index) => extendTrail(entries, { ...event, type, at: 1_000 + index }),
  [],
);

it("each entry carries the hash of the one before (PAPER-4)", () => {
  expect(trail.map(({ seq }) => seq)).toEqual([1, 2, 3]);
  expect(isIntact(trail)).toBe(true);
});

it.each([
  ["an instant that was changed", (entry: TrailEntry) => ({ ...entry, at: entry.at + 1 })],
  ["an address that was changed", (entry: TrailEntry) => ({ ...entry, address: "203.0.113.1" })],
  ["a content that was exchanged", (entry: TrailEntry) => ({ ...entry, sha256: sha256("another") })],
])("%s breaks the chain", (_what, change) => {
  for (const broken of [0, 1, 2]) {
    expect(isIntact(trail.map((entry, index) => (index === broken ? change(entry) : entry)))).toBe(false);
  }
});

it("an entry that was left out breaks the chain", () => {
  expect(isIntact(trail.filter(({ seq }) => seq !== 2))).toBe(false);
});
