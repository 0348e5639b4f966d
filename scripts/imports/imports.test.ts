import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";

type Tree = Record<string, string>;
type Report = { violations: { rule: string; from: string; to: string }[]; cruised: number; expected: number };

/** A tree in which everybody imports only whom they may: the ground the violations are planted in. */
const sound: Tree = {
  "package.json": '{ "dependencies": { "xstate": "5" }, "devDependencies": { "webby": "1" } }',
  "node_modules/xstate/index.js": "",
  "node_modules/webby/index.js": "",
  "src/shared/money.ts": "export type Money = number;",
  "src/features/account/account.schemas.ts": 'import "typebox"; export type Client = 1; export const client = 1;',
  "src/features/account/account.rules.ts": 'import type { Money } from "../../shared/money"; export type A = Money;',
  "src/features/plan/plan.rules.ts": 'import "../account/account.rules"; import "xstate"; export const p = 1;',
  "src/features/car/web/CarCard.tsx":
    'import type { Client } from "../../account/account.schemas"; import "../../../web/api"; export const C = (c: Client) => <b>{c}</b>;',
  "src/features/car/server/car.repository.ts": 'import "../../../server/db/open"; export const r = 1;',
  "src/tools/inspector/web/Inspector.tsx": 'import "../../../features/car/web/CarCard"; export const I = <i />;',
  "src/tools/inspector/replay.main.ts": 'import "node:fs"; export {};',
  "src/server/db/open.ts": "export const db = 1;",
  "src/app/server/app.ts": 'import "../features/car/server/car.repository"; export const app = 1;',
  "test/beds/server/carTestBed.ts": 'import "../../../server/app"; export {};',
  "src/platform/web/api.ts": 'import "../shared/money"; export const api = 1;',
  "src/app/web/routes.tsx": 'import "../features/car/web/CarCard"; export const R = <i />;',
  "src/app/web/store.ts": "export const store = 1;",
};

/** One violation a rule: the file it is planted in, what that file imports, and the rule that has to fire. */
const planted: [rule: string, file: string, content: string][] = [
  ["shared-imports-nothing", "src/shared/plant1.ts", 'import "../features/account/account.rules";'],
  ["roots-import-roots", "src/features/car/plant2.ts", 'import "../../web/api";'],
  ["roots-import-roots", "src/features/car/plant3.ts", 'import type { db } from "../../server/db/open";'],
  ["roots-are-pure", "src/features/car/plant4.ts", 'import "react";'],
  ["roots-are-pure", "src/features/car/plant5.ts", 'import "node:fs";'],
  ["roots-are-pure", "src/shared/plant6.ts", 'export * from "drizzle-orm";'],
  ["web-not-server", "src/features/car/web/Plant7.tsx", 'import "../server/car.repository"; export const P = <i />;'],
  ["web-not-server", "src/web/plant8.ts", 'export const later = () => import("../server/app");'],
  ["server-not-web", "src/features/car/server/plant9.ts", 'import type { C } from "../web/CarCard";'],
  ["no-schemas-in-browser", "src/features/car/web/plant10.ts", 'import { Type } from "typebox";'],
  [
    "schemas-as-types-only",
    "src/features/car/web/plant11.ts",
    'import { client } from "../../account/account.schemas";',
  ],
  ["schemas-as-types-only", "src/features/car/plant12.ts", 'export { client } from "../account/account.schemas";'],
  ["neighbours-of-account", "src/features/account/plant13.ts", 'import "../plan/plan.rules";'],
  ["neighbours-of-car", "src/features/car/web/plant14.ts", 'export type T = import("../../lodging/lodging.rules").L;'],
  ["neighbours-of-newcomer", "src/features/newcomer/plant15.ts", 'import "../account/account.rules";'],
  ["database-behind-repositories", "src/features/car/server/car.service.ts", 'import "../../../server/db/open";'],
  ["features-not-tools", "src/features/car/web/plant16.ts", 'import "../../../tools/inspector/web/Inspector";'],
  [
    "nothing-imports-composition",
    "src/features/car/web/plant17.ts",
    'import type { store } from "../../../web/store";',
  ],
  ["nothing-imports-composition", "src/features/car/server/plant18.ts", 'import "../../../server/app";'],
  ["nothing-imports-composition", "src/features/car/plant22.ts", 'import "../../tools/inspector/replay.main";'],
  ["test-beds-for-tests", "src/features/car/server/plant23.ts", 'import "./carTestBed";'],
  ["server-needs-real-dependencies", "src/features/car/server/plant19.ts", 'import "webby";'],
  ["no-cycles", "src/shared/plant20.ts", 'import "./plant21";'],
];
const besides: Tree = {
  "src/features/lodging/lodging.rules.ts": "export type L = 1;",
  "src/shared/plant21.ts": 'import "./plant20";',
};

function check(tree: Tree): { status: number | null; report: Report } {
  const root = mkdtempSync(join(tmpdir(), "imports-"));
  try {
    for (const [file, content] of Object.entries(tree)) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), content);
    }
    const { status, stdout, stderr } = spawnSync(process.execPath, [
      resolve("scripts/check-imports.mjs"),
      root,
      "--json",
    ]);
    if (stdout.length === 0) throw new Error(String(stderr));
    return { status, report: JSON.parse(String(stdout)) };
  } finally {
    rmSync(root, { recursive: true });
  }
}

describe("the import rules", () => {
  it("pass a sound tree, having read every file of it", () => {
    const { status, report } = check(sound);
    expect(report.violations).toEqual([]);
    expect(report.cruised).toBe(Object.keys(sound).filter((file) => /^src\/.*\.tsx?$/.test(file)).length);
    expect(status).toBe(0);
  });

  describe("when broken", () => {
    let broken: ReturnType<typeof check>;
    beforeAll(() => {
      const plants = Object.fromEntries(planted.map(([, file, content]) => [file, content]));
      broken = check({ ...sound, ...besides, ...plants });
    });

    it.each(planted)("report %s in %s", (rule, file) => {
      expect(broken.report.violations.filter(({ from }) => from === file).map((violation) => violation.rule)).toContain(
        rule,
      );
    });

    it("fail", () => expect(broken.status).not.toBe(0));

    it("accuse no file that was sound", () => {
      const accused = broken.report.violations.map(({ from }) => from).filter((file) => file in sound);
      expect(accused).toEqual([]);
    });
  });

  it("fail when a file was not read, whatever it imports", () => {
    const { status, report } = check({ ...sound, "src/shared/node_modules/hidden.ts": 'import "../../server/app";' });
    expect(report.cruised).toBeLessThan(report.expected);
    expect(status).not.toBe(0);
  });

  it("fail on an empty tree: nothing read is nothing checked", () => {
    expect(check({ "src/readme.md": "" }).status).not.toBe(0);
  });
});
