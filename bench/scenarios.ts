// npm run bench:scenarios [-- --runs 5]: how long the built product takes for each scenario, in milliseconds and as a
// ratio to an empty Fastify route, called in the same way in the same run. Goal (QA-4): at most two seconds each.
import "./flags";
import { parseArgs } from "node:util";
import { type APIRequestContext, request } from "@playwright/test";
import Fastify from "fastify";
import { data } from "../e2e/calls";
import { bearer, newClient } from "../e2e/clients";
import { scenarioNames } from "../src/tools/inspector/inspector.scenarios";
import { startBuilt } from "./startBuilt";

const PORT = Number(process.env.PORT ?? 8095);
const EMPTY_PORT = PORT + 3;
const GOAL = 2_000;

const { values } = parseArgs({ options: { runs: { type: "string", default: "3" } } });
const runs = Number(values.runs);

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

const median = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** Milliseconds that an empty route takes, through the same client. */
async function emptyRoute(): Promise<number> {
  const app = Fastify();
  app.post("/", async () => ({}));
  await app.listen({ port: EMPTY_PORT, host: "localhost" });
  const client = await request.newContext({ baseURL: `http://localhost:${EMPTY_PORT}` });
  const times: number[] = [];
  for (let index = 0; index < 200; index += 1) times.push(await timed(() => client.post("/")));
  await client.dispose();
  await app.close();
  // The first ones are a warm-up.
  return median(times.slice(50));
}

/** Milliseconds for one scenario, each time for a new client, because an earlier one would have documents already. */
async function timeOf(client: APIRequestContext, name: string): Promise<number> {
  const { token } = await newClient(client);
  return timed(async () => data(await client.post(`/qa/scenarios/${name}`, { headers: bearer(token) })));
}

async function main(): Promise<void> {
  process.env.REQUESTS_PER_MINUTE = "100000";
  const empty = await emptyRoute();
  const product = await startBuilt(PORT);
  const client = await request.newContext({ baseURL: product.origin });
  try {
    await timeOf(client, "plan-signed"); // warms up what a server does only once
    console.log(`an empty route: ${empty.toFixed(2)} ms; the median of ${runs} for each scenario:`);
    const slow: string[] = [];
    for (const name of scenarioNames) {
      const times: number[] = [];
      for (let run = 0; run < runs; run += 1) times.push(await timeOf(client, name));
      const middle = median(times);
      const worst = Math.max(...times);
      console.log(
        `${name.padEnd(24)} ${middle.toFixed(0).padStart(6)} ms, worst ${worst.toFixed(0).padStart(5)} ms,` +
          ` ${(middle / empty).toFixed(0).padStart(5)} empty routes`,
      );
      if (middle > GOAL) slow.push(name);
    }
    console.log(slow.length === 0 ? "all under two seconds" : `over two seconds: ${slow.join(", ")}`);
    process.exitCode = slow.length === 0 ? 0 : 1;
  } finally {
    await client.dispose();
    await product.end();
  }
}

void main();
