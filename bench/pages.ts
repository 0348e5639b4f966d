// npm run bench:pages -- [--seconds 5] [--all] [page …]: the server's work for each public page: milliseconds until a
// page is rendered and until it is answered from the cache, answers a second of either, its bytes. With `--all` it then
// requests every address of the sitemap and prints the process's memory (SPEED-19). Run it on a built checkout.
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import autocannon from "autocannon";
import { SECOND } from "../src/shared/instant";
import { drawn, listedPaths, median, publicPages } from "./publicPages";
import { startBuilt } from "./startBuilt";

const GOALS = { cold: 50, kept: 5, rate: 800, kilobytes: 40, megabytes: 40 };
const CONNECTIONS = 8;
/** How often each page is rendered and timed. */
const DRAWINGS = 7;
const PHONE = { "sec-ch-ua-mobile": "?1", "accept-encoding": "br" };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seconds: { type: "string", default: "5" }, all: { type: "boolean", default: false } },
});

type Answered = { ms: number; bytes: number };

async function answered(url: string): Promise<Answered> {
  const began = performance.now();
  const answer = await fetch(url, { headers: PHONE });
  const ms = performance.now() - began;
  await answer.arrayBuffer();
  return { ms, bytes: Number(answer.headers.get("content-length")) };
}

/** Rendered again each time: as a search with new parameters, or as another page of this kind. */
const anew = (path: string, turn: number) =>
  `${path}?${new URLSearchParams({ from: `2027-01-${String(turn + 10)}`, in: `2027-01-${String(turn + 10)}`, lang: turn % 2 ? "es" : "en" })}`;

async function rateOf(url: string): Promise<number> {
  const { requests, non2xx, errors } = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: Number(values.seconds),
    requests: [{ method: "GET", headers: PHONE }],
  });
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} answers of ${url} failed`);
  return requests.average;
}

async function main(): Promise<void> {
  const product = await startBuilt(Number(process.env.PORT ?? 8097));
  try {
    const pages = await publicPages(product.origin, positionals);
    const before = megabytesOf(product.pid);
    for (const { page, path } of pages) {
      const url = product.origin + path;
      const others = (await listedPaths(product.origin)).filter((one) => one.split("/")[1] === path.split("/")[1]);
      const cold: number[] = [];
      for (let turn = 0; turn < DRAWINGS; turn += 1)
        cold.push((await answered(product.origin + (others[turn + 2] ?? anew(path, turn)))).ms);
      await drawn(url);
      // One after the other: requests at once would wait for each other.
      const kept: number[] = [];
      for (let turn = 0; turn < DRAWINGS; turn += 1) kept.push((await answered(url)).ms);
      const { bytes } = await answered(url);
      console.log(
        `${page}: drawn in ${median(cold).toFixed(0)} ms (goal ${GOALS.cold}), kept ` +
          `${median(kept).toFixed(1)} ms (${GOALS.kept}); ${(await rateOf(url)).toFixed(0)} a second ` +
          `kept (${GOALS.rate}); ${(bytes / 1024).toFixed(1)} KB (${GOALS.kilobytes})`,
      );
    }
    if (values.all) {
      const paths = await listedPaths(product.origin);
      const began = Date.now();
      for (const path of paths) await answered(product.origin + path);
      const seconds = (Date.now() - began) / SECOND;
      const after = megabytesOf(product.pid);
      console.log(
        `${paths.length} addresses in ${seconds.toFixed(0)} s, ${(paths.length / seconds).toFixed(0)} a second drawn; ` +
          `${before.toFixed(0)} MB before, ${after.toFixed(0)} MB after (goal ${GOALS.megabytes} more)`,
      );
    }
  } finally {
    await product.end();
  }
}

/** From Linux's accounting. */
function megabytesOf(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024;
}

void main();
