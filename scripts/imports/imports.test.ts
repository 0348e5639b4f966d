import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { layers } from "./layers.mjs";
import { mayNameMethods } from "./methodNames.mjs";
import { mayNameProducts } from "./productNames.mjs";
import { publicFiles } from "./publicFiles.mjs";

type Tree = Record<string, string>;
type Report = { violations: { rule: string; from: string; to: string }[]; cruised: number; expected: number };

/** A valid tree, to which the violations are added. */
const sound: Tree = {
  "package.json": '{ "dependencies": { "xstate": "5" }, "devDependencies": { "webby": "1" } }',
  "node_modules/xstate/index.js": "",
  "node_modules/webby/index.js": "",
  "src/shared/money.ts": "export type Money = number;",
  "src/platform/web/api.ts": 'import "../../shared/money"; export const api = 1;',
  "src/platform/server/db/open.ts": "export const db = 1;",
  "src/features/fund/fund.schemas.ts": 'import "typebox"; export type Lot = 1; export const lot = 1;',
  "src/features/desk/web/clients/thread.ts": 'import "../services/stay"; export const t = 1;',
  "src/features/desk/web/services/stay.ts": "export const s = 1;",
  "src/features/desk/web/overview/inbox.ts": 'import "../clients/thread"; export const i = 1;',
  "src/features/plan/bookings/bookingStatus.ts": 'export const statuses = ["requested", "confirmed"];',
  "src/features/fund/fund.pages.ts": 'export const fundPages = { fund: { paths: ["/credit"] } };',
  "src/features/fund/fund.rules.ts": 'import type { Money } from "../../shared/money"; export type A = Money;',
  "src/features/fund/server/fund.payments.ts": "export const f = 1;",
  "src/features/fund/server/fund.tables.ts": "export const t = 1;",
  "src/features/refunds/server/refunds.service.ts":
    'import type { P } from "../../../products/product.server"; export type S = P;',
  "src/products/product.server.ts": 'import type { A } from "../features/fund/fund.rules"; export type P = A;',
  "src/products/products.server.ts": 'import "./car/server/car.product"; export const all = 1;',
  "src/products/car/server/car.product.ts": 'import type { P } from "../../product.server"; export type C = P;',
  "src/features/fund/web/fund.api.ts": 'import "../../../platform/web/api"; export const a = 1;',
  "src/features/payments/payment.rules.ts": 'import "../fund/fund.rules"; import "xstate"; export const p = 1;',
  "src/features/payments/server/payments.tables.ts": 'import "../../../platform/server/db/open"; export const t = 1;',
  "src/features/payments/server/charges.repository.ts": 'import "./payments.tables"; export const r = 1;',
  "src/features/payments/server/payment.service.ts":
    'import "../../fund/server/fund.payments"; import "./charges.repository"; export const s = 1;',
  "src/features/payments/web/PayButton.tsx":
    'import type { Lot } from "../../fund/fund.schemas"; import "../../fund/web/fund.api"; export const C = (c: Lot) => <b>{c}</b>;',
  "src/features/payments/methods/clover/server/clover.ts":
    'import "../../../server/payment.service"; export const c = 1;',
  "src/features/payments/methods/transfer/transfer.rules.ts": "export const t = 1;",
  "src/features/payments/methods/server/methods.server.ts": 'import "../clover/server/clover"; export const m = 1;',
  "src/features/payments/server/payment.test.ts": 'import "../../../../test/testApp"; export {};',
  "src/tools/inspector/web/Inspector.tsx": 'import "../../../features/payments/web/PayButton"; export const I = <i />;',
  "src/tools/inspector/replay.main.ts": 'import "node:fs"; export {};',
  "src/app/server/app.ts": 'import "../../features/payments/server/payment.service"; export const app = 1;',
  "src/app/server/standIns.ts": 'export const start = () => import("../../../stand-ins/cards/cards");',
  "src/app/web/routes.tsx": 'import "../../features/payments/web/PayButton"; export const R = <i />;',
  "stand-ins/cards/cards.ts": 'import "../../src/shared/money"; export const c = 1;',
  "test/testApp.ts": 'import "../src/app/server/app"; export const t = 1;',
};

/** One violation for each rule: the rule that must fail, the file that is added, and that file's imports. */
const planted: [rule: string, file: string, content: string][] = [
  ["shared-imports-nothing", "src/shared/plant1.ts", 'import "../features/fund/fund.rules";'],
  [
    "platform-knows-no-feature",
    "src/platform/server/plant2.ts",
    'import type { Lot } from "../../features/fund/fund.schemas";',
  ],
  ["platform-knows-no-feature", "src/platform/web/plant3.ts", 'import "../../app/web/routes";'],
  [
    "features-below-app-and-tools",
    "src/features/fund/web/plant4.ts",
    'import "../../../tools/inspector/web/Inspector";',
  ],
  [
    "desk-parts|shell|records",
    "src/features/desk/web/parts/plant38.ts",
    'import "../clients/thread"; export const p = 1;',
  ],
  ["desk-clients", "src/features/desk/web/clients/plant39.ts", 'import "../overview/inbox";'],
  ["art-knows-the-theme-only", "src/art/plant37.ts", 'import "../features/fund/fund.rules";'],
  ["features-below-app-and-tools", "src/features/fund/server/plant5.ts", 'import "../../../app/server/app";'],
  ["tools-below-app", "src/tools/inspector/server/plant6.ts", 'import type { app } from "../../../app/server/app";'],
  ["layer-of-fund", "src/features/fund/plant7.ts", 'import "../payments/payment.rules";'],
  ["layer-of-fund", "src/features/fund/web/plant8.ts", 'export type T = import("../../payments/payment.rules").P;'],
  [
    "layer-of-fund",
    "src/features/fund/server/plant48.tables.ts",
    'import "../../payments/server/payments.tables"; export const t = 1;',
  ],
  ["layer-of-newcomer", "src/features/newcomer/plant9.ts", 'import "../fund/fund.rules";'],
  ["public-files-of-fund", "src/features/payments/web/plant10.ts", 'import "../../fund/web/plant8";'],
  [
    "public-files-of-payments",
    "src/features/refunds/server/plant11.ts",
    'import "../../payments/methods/clover/server/clover";',
  ],
  ["roots-import-roots", "src/features/fund/plant12.ts", 'import "../../platform/web/api";'],
  ["roots-not-sides", "src/features/fund/plant13.ts", 'import type { f } from "./server/fund.payments";'],
  ["roots-are-pure", "src/features/fund/plant14.ts", 'import "react";'],
  ["roots-are-pure", "src/features/payments/methods/clover/plant15.ts", 'import "node:fs";'],
  ["roots-are-pure", "src/shared/plant16.ts", 'export * from "drizzle-orm";'],
  ["web-not-server", "src/features/fund/web/Plant17.tsx", 'import "../server/fund.payments"; export const P = <i />;'],
  ["web-not-server", "src/platform/web/plant18.ts", 'export const later = () => import("../server/db/open");'],
  ["server-not-web", "src/features/fund/server/plant19.ts", 'import type { a } from "../web/fund.api";'],
  ["no-schemas-in-browser", "src/features/fund/web/plant20.ts", 'import { Type } from "typebox";'],
  ["schemas-as-types-only", "src/features/payments/web/plant21.ts", 'import { lot } from "../../fund/fund.schemas";'],
  ["schemas-as-types-only", "src/features/payments/plant22.ts", 'export { lot } from "../fund/fund.schemas";'],
  [
    "database-behind-repositories",
    "src/features/fund/server/fund.service.ts",
    'import "../../../platform/server/db/open";',
  ],
  ["database-behind-repositories", "src/features/fund/server/plant23.ts", 'import "./fund.tables";'],
  ["product-not-harness", "src/features/fund/server/plant24.ts", 'import "../../../../test/testApp";'],
  ["product-not-harness", "src/app/server/plant25.ts", 'import "../../features/payments/server/payment.test";'],
  [
    "stand-ins-stand-alone",
    "stand-ins/cards/plant26.ts",
    'import type { db } from "../../src/platform/server/db/open";',
  ],
  ["stand-ins-started-once", "src/app/server/plant27.ts", 'import "../../../stand-ins/cards/cards";'],
  ["stand-ins-started-once", "src/features/fund/server/plant28.ts", 'import "../../../../stand-ins/cards/cards";'],
  ["nothing-imports-programs", "src/tools/inspector/plant29.ts", 'import "./replay.main";'],
  ["server-needs-real-dependencies", "src/features/fund/server/plant30.ts", 'import "webby";'],
  ["no-cycles", "src/shared/plant31.ts", 'import "./plant32";'],
  [
    "methods-by-what-they-can",
    "src/features/payments/server/plant33.ts",
    "export const isCard = (method: number) => method === PaymentProvider.BankTransferToUSA;",
  ],
  [
    "methods-by-what-they-can",
    "src/features/payments/web/plant34.ts",
    "export const is = (m: { method: number }) => m.method === 135;",
  ],
  [
    "methods-by-what-they-can",
    "src/app/server/plant35.ts",
    "export const pays = (config: { clover: string }) => config.clover;",
  ],
  [
    "methods-by-what-they-can",
    "src/features/refunds/plant36.ts",
    'import "../payments/methods/transfer/transfer.rules";',
  ],
  [
    "layer-of-fund",
    "src/features/fund/server/plant38.repository.ts",
    'import "../../payments/server/payments.tables";',
  ],
  ["layer-of-refunds", "src/features/refunds/server/plant39.ts", 'import "../../../products/products.server";'],
  [
    "products-behind-their-port",
    "src/features/refunds/server/plant40.ts",
    'import type { C } from "../../../products/car/server/car.product";',
  ],
  ["products-behind-their-port", "src/features/desk/web/plant41.ts", 'import "../../../products/car/car.rules";'],
  [
    "bodies-are-exact",
    "src/features/fund/web/plant42.ts",
    'export const lot = (note: string): { Note?: string } => ({ ...(note !== "" && { Note: note }) });',
  ],
  [
    "bodies-are-exact",
    "src/features/fund/server/plant43.ts",
    "export const lot = (Note?: string): { Note?: string } => ({ ...(Note ? { Note } : {}) });",
  ],
  [
    "bodies-are-exact",
    "src/features/fund/web/plant44.ts",
    "export function useGive() { const [give] = useGiveMutation(); const lot = { Amount: 1 }; return () => give(lot); }",
  ],
  [
    "bodies-are-exact",
    "src/features/fund/web/plant45.ts",
    "export const giving = (body = 1) => { const lot = { Amount: body }; return { id: 1, body: lot }; };",
  ],
  [
    "paths-of-pages-once",
    "src/features/payments/web/plant46.ts",
    `export const toFund = (lot: string) => \`/credit?lot=\${lot}\`;`,
  ],
  [
    "paths-of-pages-once",
    "src/app/server/pages/plant53.ts",
    "export const hidden = 'nav a[href^=\"/credit\"]{display:none}';",
  ],
  ["paths-of-pages-once", "src/platform/server/plant47.ts", 'export const action = { path: "/credit" };'],
  [
    "screens-ask-the-rules",
    "src/features/refunds/web/plant54.tsx",
    'export const isOpen = (booking?: { Status: string }) => booking?.Status === "confirmed";',
  ],
];
const besides: Tree = { "src/shared/plant32.ts": 'import "./plant31";' };

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
  it("pass a valid tree, and read every file of it", () => {
    const { status, report } = check(sound);
    expect(report.violations).toEqual([]);
    expect(report.cruised).toBe(
      Object.keys(sound).filter((file) => /^(src|test|stand-ins)\/.*\.tsx?$/.test(file)).length,
    );
    expect(status).toBe(0);
  });

  describe("when violated", () => {
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

    it("report no valid file", () => {
      const accused = broken.report.violations.map(({ from }) => from).filter((file) => file in sound);
      expect(accused).toEqual([]);
    });
  });

  it("report an entry of a public file list that no other feature uses", () => {
    const { report } = check({ ...sound, "src/features/plan/server/checkout/readPlan.ts": "export const p = 1;" });
    expect(report.violations).toMatchObject([
      { rule: "public-files-in-use", to: "src/features/plan/server/checkout/readPlan.ts" },
    ]);
  });

  it("report an exception for a file that names no payment method any more", () => {
    const { report } = check({ ...sound, "src/shared/enumerations.ts": "export const Language = 1;" });
    expect(report.violations).toMatchObject([{ rule: "method-exceptions-in-use", to: "src/shared/enumerations.ts" }]);
  });

  it("report an exception for a file that names no product any more", () => {
    const { report } = check({ ...sound, "src/features/desk/server/records/desk.tables.ts": "export const a = 1;" });
    expect(report.violations).toMatchObject([
      { rule: "product-exceptions-in-use", to: "src/features/desk/server/records/desk.tables.ts" },
    ]);
  });

  it("contain only existing files in the list of those that may name a product", () => {
    expect(Object.keys(mayNameProducts).filter((file) => !existsSync(file))).toEqual([]);
  });

  it("contain only existing files in the list of those that may name a payment method", () => {
    expect(Object.keys(mayNameMethods).filter((file) => !existsSync(file))).toEqual([]);
  });

  it("contain only existing files in the public lists of features", () => {
    expect(publicFiles.filter((file) => !existsSync(file))).toEqual([]);
  });

  it("have the features in the same order as docs/architecture.md", () => {
    const drawing = /those below it:\n\n```\n(.*?)\n```/s.exec(readFileSync("docs/architecture.md", "utf8"))?.[1] ?? "";
    const known = layers.flat();
    const drawn = drawing.split("\n").map((line) =>
      line
        .split(/ {3,}/)
        .filter((word) => known.includes(word))
        .sort(),
    );
    expect(drawn.reverse()).toEqual(layers);
  });

  it("fail if a file was not read", () => {
    const { status, report } = check({ ...sound, "src/shared/node_modules/hidden.ts": 'import "../../app";' });
    expect(report.cruised).toBeLessThan(report.expected);
    expect(status).not.toBe(0);
  });

  it("fail on an empty tree", () => {
    expect(check({ "src/readme.md": "" }).status).not.toBe(0);
  });
});
