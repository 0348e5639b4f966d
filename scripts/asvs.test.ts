import { existsSync, readFileSync } from "node:fs";

const page = readFileSync("docs/security.md", "utf8");
const rules = readFileSync("docs/requirements.md", "utf8");
const rows = [...page.matchAll(/^\| (\d+\.\d+\.\d+(?:, \d+\.\d+\.\d+)*) \| ([^|]*) \| ([^|]*) \| ([^|]*) \|$/gm)].map(
  ([, ids = "", state = "", words = "", where = ""]) => ({ ids: ids.split(", "), state, words, where }),
);

describe("the table of ASVS 5.0, level 2, in docs/security.md", () => {
  it("contains each of its 253 requirements once", () => {
    const ids = rows.flatMap((row) => row.ids);
    expect(ids).toHaveLength(253);
    expect(new Set(ids).size).toBe(253);
  });

  it("states for each how it is met, or why it is not", () => {
    for (const { ids, state, words, where } of rows) {
      expect(["met", "not met", "n/a", "operator"]).toContain(state);
      if (state !== "met") expect([ids, words]).toEqual([ids, expect.stringMatching(/\w/)]);
      else if (ids[0] !== "3.7.1") expect([ids, words + where]).toEqual([ids, expect.stringMatching(/\w/)]);
    }
  });

  it("names only existing rules and files", () => {
    const held = rows.map(({ where }) => where).join(" ");
    const named = [...held.matchAll(/[A-Z][A-Z0-9]+-\d+/g)].map(([rule]) => rule);
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter((rule) => !rules.includes(`| ${rule} |`))).toEqual([]);
    const files = [...held.matchAll(/`([^`]+)`/g)].map(([, file = ""]) => file);
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  });
});
