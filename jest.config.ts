/** @jest-config-loader esbuild-register */
import type { Config } from "jest";
import { bundledPackages } from "./scripts/jest/bundlePackages";

const compile = [
  "@swc/jest",
  {
    sourceMaps: true,
    jsc: {
      parser: { syntax: "typescript", tsx: true },
      target: "es2022",
      transform: { react: { runtime: "automatic" } },
    },
  },
] as const;

// Packages that ship ES modules only, and so are compiled like our own code.
const esmOnly = [
  "@maplibre",
  "@mapbox",
  "pbf",
  "pmtiles",
  "@tanstack",
  "@libpdf/core",
  "@peculiar",
  "asn1js",
  "bytestreamjs",
  "pkijs",
  "@statelyai/inspect",
  "@redocly",
  "js-yaml",
  "jsonpath-rfc9535",
  "colorette",
  "mrz",
  "@noble/ciphers",
  "@noble/hashes",
  "@scure/base",
  "file-type",
  "strtok3",
  "token-types",
  "uint8array-extras",
  "@tokenizer",
  "@borewit",
  "rettime",
  "@open-draft/deferred-promise",
  "until-async",
  "react-intl",
  "@formatjs/intl",
  "@formatjs/fast-memoize",
  "intl-messageformat",
  "@formatjs/icu-messageformat-parser",
  "@formatjs/icu-skeleton-parser",
];

/** What `npm test` leaves to the thorough run (test/thorough.ts): each takes 8 to 70 seconds. */
const thoroughOnly = [
  "scripts/build/webpack/inspector-absent",
  "src/app/server/cli/embeddedBackup",
  "src/app/server/cli/malecon.test",
  "src/app/server/cli/providerTrials",
  "src/app/server/edge/limit",
  "src/app/server/restore/restoreWatch",
  "src/app/server/withoutPayeezy",
  "src/art/scenes/lodgings/LodgingScene",
  "src/features/catalogue/server/catalogue.photos",
  "src/features/catalogue/server/catalogue.shop",
  "src/features/catalogue/server/catalogue.tables",
  "src/features/catalogue/web/tables/TablePage",
  "src/features/desk/server/clients/plans/planMoney",
  "src/features/desk/web/clients/impersonation/impersonation",
  "src/features/desk/web/clients/plans/search/PlansPage",
  "src/features/desk/web/money/refunds/ManualRefundForm",
  "src/features/desk/web/money/refunds/RefundDeskPage",
  "src/features/desk/web/money/transfers/TransfersPage",
  "src/features/desk/web/services/bookings/DeskPage",
  "src/features/desk/web/site/brand/BrandPage",
  "src/features/desk/web/team/access/AccessPage",
  "src/features/desk/web/team/people/PeoplePage",
  "src/features/information/web/desk/NewsDeskPage",
  "src/features/information/web/desk/TextsDeskPage",
  "src/features/papers/server/receipt.drawing",
  "src/features/papers/server/voucher.drawing",
  "src/features/photos/server/photos",
  "src/features/photos/web/PhotosPage",
  "src/features/privacy/server/retention",
  "src/features/refunds/server/expiredCredit",
  "src/features/refunds/server/methodCharge",
  "src/platform/server/db/embeddedDatabase",
  "src/platform/server/logs/loggedError",
  "src/platform/server/outbox/bounces/bounces",
  "src/products/car/server/booking/lastCar",
  "src/products/car/server/booking/turnover",
  "src/products/lodging/server/lastRoom",
  "src/tools/inspector/coverage/paths",
  "src/tools/inspector/server/inspector.test",
  "src/tools/inspector/server/scenarios",
  "src/tools/inspector/web/InspectorDock",
  "src/tools/inspector/web/InspectorPage",
  "test/client/generated",
  "test/contract/conformance",
  "test/faults/deadlocks",
  "test/faults/payments/comparison",
  "test/faults/payments/disputedRefunds",
  "test/faults/payments/outside",
  "test/faults/payments/payeezy",
  "test/faults/payments/stuck",
  "test/faults/payments/transfers",
  "test/faults/processes/drain",
  "test/faults/processes/drawing",
  "test/faults/processes/fullDisk",
  "test/faults/processes/kills",
  "test/faults/processes/restart",
  "test/faults/processes/rolling",
  "test/faults/processes/start",
  "test/faults/restore/drill",
  "test/faults/unreadablePlan",
  "test/model/chart",
  "test/simulation/deadlines",
];

const args = process.argv.slice(2);
const suiteOf = (path: string) =>
  path
    .replace(/\.test\b.*$/, "")
    .split("/")
    .at(-1);
/** The suites that the command line names: they run, however long they take. */
const named = args
  .filter((given, at) => !given.startsWith("-") && /^(?!-)|^--testPathPatterns$/.test(args[at - 1] ?? ""))
  .map(suiteOf);
const leftOut = process.env.THOROUGH === "on" ? [] : thoroughOnly.filter((path) => !named.includes(suiteOf(path)));

const shared = {
  transform: { "^.+\\.(t|j|mj)sx?$": [...compile] as [string, Record<string, unknown>] },
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnly.join("|")})/)`],
  modulePathIgnorePatterns: ["<rootDir>/dist/", "<rootDir>/.cache/"],
  globals: { __QA_TOOLS__: true, __DEMO__: true },
  // Each use of a global costs a call out of the test's realm; drizzle-orm and React ask for this one all the time.
  sandboxInjectedGlobals: ["Object"],
};

const config: Config = {
  coverageProvider: "v8",
  // A first start of the embedded database takes seconds on a busy machine.
  testTimeout: 180_000,
  // A realm of its own for each suite leaves memory behind: a worker of more than this is replaced after its suite.
  workerIdleMemoryLimit: "1500MB",
  collectCoverageFrom: ["src/**/*.{ts,tsx}", "!src/**/*.test.{ts,tsx}"],
  projects: [
    {
      ...shared,
      displayName: "node",
      globalSetup: "<rootDir>/scripts/jest/bundlePackages.ts",
      testEnvironment: "node",
      moduleNameMapper: bundledPackages,
      testMatch: ["<rootDir>/{src,stand-ins,test,scripts}/**/*.test.ts"],
      testPathIgnorePatterns: leftOut,
    },
    {
      ...shared,
      displayName: "browser",
      testPathIgnorePatterns: leftOut,
      globalSetup: "<rootDir>/scripts/jest/beforePageTests.ts",
      testEnvironment: "jest-fixed-jsdom",
      // React's inner loops ask for these: 17 → 13 s for the payment page.
      sandboxInjectedGlobals: ["Object", "Map", "WeakMap", "Array", "Math", "JSON", "Error", "Symbol"],
      testMatch: ["<rootDir>/{src,test}/**/*.test.tsx"],
      setupFilesAfterEnv: ["<rootDir>/scripts/jest/browser.setup.ts"],
      moduleNameMapper: {
        ...bundledPackages,
        "\\.(css|woff2|svg)$|\\?url$": "<rootDir>/scripts/jest/asset.ts",
        "/importMessages$": "<rootDir>/scripts/jest/importMessages.ts",
      },
    },
  ],
};

export default config;
