/** @jest-config-loader esbuild-register */
import type { Config } from "jest";

const compile = [
  "@swc/jest",
  {
    jsc: {
      parser: { syntax: "typescript", tsx: true },
      target: "es2022",
      transform: { react: { runtime: "automatic" } },
    },
  },
] as const;

// Packages that ship ES modules only, and so are compiled like our own code.
const esmOnly = [
  "@tanstack",
  "@libpdf/core",
  "@statelyai/inspect",
  "@redocly",
  "js-yaml",
  "jsonpath-rfc9535",
  "colorette",
  "mrz",
  "@noble/ciphers",
  "@noble/hashes",
  "@scure/base",
  "typebox",
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

const shared = {
  transform: { "^.+\\.(t|j|mj)sx?$": [...compile] as [string, Record<string, unknown>] },
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnly.join("|")})/)`],
  modulePathIgnorePatterns: ["<rootDir>/dist/", "<rootDir>/.cache/"],
  globals: { __QA_TOOLS__: true, __DEMO__: true },
};

// The texts of the language that test/language/thirdLanguage.ts adds.
const thirdLanguage = { "/i18n/(eo\\b[\\w/-]*\\.json)": "<rootDir>/.cache/third-language/$1" };

/**
 * In jsdom's context each use of a global costs a call out of V8: React's inner loops spent a third of a suite on that.
 * Jest passes these to each module as arguments. No package may declare one of these names itself.
 */
const quickGlobals = ["Object", "Map", "WeakMap", "Array", "Math", "JSON", "Error", "Symbol"];

const config: Config = {
  coverageProvider: "v8",
  // A first start of the embedded database takes seconds on a busy machine.
  testTimeout: 180_000,
  collectCoverageFrom: ["src/**/*.{ts,tsx}", "!src/**/*.test.{ts,tsx}"],
  projects: [
    {
      ...shared,
      displayName: "node",
      runtime: "<rootDir>/scripts/jest/oneRealm.runtime.cjs",
      testEnvironment: "<rootDir>/scripts/jest/oneRealm.environment.cjs",
      testMatch: ["<rootDir>/{src,stand-ins,test,scripts}/**/*.test.ts"],
      moduleNameMapper: thirdLanguage,
    },
    {
      ...shared,
      displayName: "browser",
      globalSetup: "<rootDir>/scripts/jest/knownCalls.setup.ts",
      runtime: "<rootDir>/scripts/jest/browser.runtime.cjs",
      sandboxInjectedGlobals: quickGlobals,
      testEnvironment: "jest-fixed-jsdom",
      testMatch: ["<rootDir>/{src,test}/**/*.test.tsx"],
      setupFilesAfterEnv: ["<rootDir>/scripts/jest/browser.setup.ts"],
      moduleNameMapper: {
        ...thirdLanguage,
        "\\.(css|woff2|svg)$": "<rootDir>/scripts/jest/asset.ts",
        "^@emotion/sheet$": "<rootDir>/scripts/jest/seenOnly.ts",
        // Only webpack splits the messages into two parts.
        "^(.+\\.json)\\?(first|rest)$": "$1",
      },
    },
  ],
};

export default config;
