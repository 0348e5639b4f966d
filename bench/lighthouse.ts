// npm run bench:lighthouse -- [--runs 3] [--lang en] [--desktop] [page …]: Lighthouse's four scores of each public page on
// a simulated phone, or on a desktop, the median of three runs (SPEED-3, SPEED-10, SPEED-19). Lighthouse is downloaded
// when it runs: as a dependency it would bring a second react-intl.
import { execFileSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromiumFlags, ensureChromium } from "../scripts/find-chromium.mjs";
import type { SitePage } from "../src/app/sitePages";
import { keysOf } from "../src/shared/keysOf";
import { drawn, median, publicPages } from "./publicPages";
import { startBuilt } from "./startBuilt";

const LIGHTHOUSE = "lighthouse@12.8.2";
const GOALS = { performance: 95, accessibility: 100, "best-practices": 100, seo: 100 };
/** The required performance score of pages with their own goal. */
const PERFORMANCE: Partial<Record<SitePage, number>> = {
  home: 97,
  hotel: 92,
  searchLodging: 92,
  zone: 92,
  province: 92,
};
const names = keysOf(GOALS);

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: "string", default: "3" },
    lang: { type: "string", default: "en" },
    desktop: { type: "boolean", default: false },
  },
});

type Report = {
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue?: number }>;
};

/** Lighthouse sometimes loses the trace of a load ("NO_NAVSTART"), which says nothing of the page. */
const TRIES = 3;

function look(url: string, tries = TRIES): Report {
  try {
    return lookOnce(url);
  } catch (error) {
    if (tries === 1) throw error;
    return look(url, tries - 1);
  }
}

function lookOnce(url: string): Report {
  const file = join(tmpdir(), `lighthouse-${process.pid}.json`);
  const flags = ["--quiet", "--output=json", `--output-path=${file}`, `--only-categories=${names.join(",")}`];
  if (values.desktop) flags.push("--preset=desktop");
  const chrome = `--chrome-flags=${["--headless=new", ...chromiumFlags].join(" ")}`;
  const env = { ...process.env, CHROME_PATH: ensureChromium() };
  execFileSync("npx", ["--yes", LIGHTHOUSE, url, ...flags, chrome], { env, stdio: ["ignore", "ignore", "inherit"] });
  const report: Report = JSON.parse(readFileSync(file, "utf8"));
  rmSync(file);
  return report;
}

async function main(): Promise<void> {
  const product = await startBuilt(Number(process.env.PORT ?? 8341));
  try {
    const pages = await publicPages(product.origin, positionals);
    for (const { page, path } of pages) {
      const url = `${product.origin}${path}?lang=${values.lang}`;
      const reports: Report[] = [];
      for (let run = 0; run < Number(values.runs); run += 1) {
        await drawn(url);
        reports.push(look(url));
      }
      const score = (name: string) => median(reports.map(({ categories }) => (categories[name]?.score ?? 0) * 100));
      const audit = (name: string) => median(reports.map(({ audits }) => audits[name]?.numericValue ?? Number.NaN));
      const goal = (name: keyof typeof GOALS) => (name === "performance" && PERFORMANCE[page]) || GOALS[name];
      const scores = names.map((name) => `${name} ${score(name).toFixed(0)} of ${goal(name)}`);
      console.log(
        `${page}: ${scores.join(", ")}; first paint ${audit("first-contentful-paint").toFixed(0)} ms, ` +
          `largest ${audit("largest-contentful-paint").toFixed(0)} ms, blocking ` +
          `${audit("total-blocking-time").toFixed(0)} ms, shift ${audit("cumulative-layout-shift").toFixed(3)}`,
      );
    }
  } finally {
    await product.end();
  }
}

void main();
