// npm run bench:lighthouse [runs]: Lighthouse's four scores of the home page on a simulated phone, in each language,
// the median of three runs (SPEED-3, SPEED-10). Lighthouse is downloaded when it runs: as a dependency it would bring a
// second react-intl.
import { execFileSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromiumFlags, ensureChromium } from "../scripts/find-chromium.mjs";
import { startProduct } from "../scripts/product.mjs";
import { keysOf } from "../src/shared/keysOf";
import { languages } from "../src/shared/language";

const RUNS = Number(process.argv[2] ?? 3);
const LIGHTHOUSE = "lighthouse@12.8.2";
const GOALS = { performance: 99, accessibility: 100, "best-practices": 100, seo: 100 };
const names = keysOf(GOALS);

type Report = {
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue?: number }>;
};

function look(url: string): Report {
  const file = join(tmpdir(), `lighthouse-${process.pid}.json`);
  const flags = ["--quiet", "--output=json", `--output-path=${file}`, `--only-categories=${names.join(",")}`];
  const chrome = `--chrome-flags=${["--headless=new", ...chromiumFlags].join(" ")}`;
  const env = { ...process.env, CHROME_PATH: ensureChromium() };
  execFileSync("npx", ["--yes", LIGHTHOUSE, url, ...flags, chrome], { env, stdio: ["ignore", "ignore", "inherit"] });
  const report: Report = JSON.parse(readFileSync(file, "utf8"));
  rmSync(file);
  return report;
}

const median = (values: readonly number[]) =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

async function main(): Promise<void> {
  const product = await startProduct(Number(process.env.PORT ?? 8341));
  try {
    for (const language of languages) {
      const reports = Array.from({ length: RUNS }, () => look(`${product.origin}/?lang=${language}`));
      const score = (name: string) => median(reports.map(({ categories }) => (categories[name]?.score ?? 0) * 100));
      const audit = (name: string) => median(reports.map(({ audits }) => audits[name]?.numericValue ?? Number.NaN));
      const scores = names.map((name) => `${name} ${score(name).toFixed(0)} of ${GOALS[name]}`);
      console.log(
        `${language}: ${scores.join(", ")}; first paint ${audit("first-contentful-paint").toFixed(0)} ms, ` +
          `largest ${audit("largest-contentful-paint").toFixed(0)} ms, blocking ${audit("total-blocking-time").toFixed(0)} ms`,
      );
    }
  } finally {
    await product.end();
  }
}

void main();
