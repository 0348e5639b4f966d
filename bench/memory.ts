// npm run bench:memory [-- --seconds 40]: the peak memory of the built server over the embedded database under a mixed
// load: searches, sign-ins, whole plans up to their papers, and document photos. Goal: 700 MB (SPEED-12).
import "./flags";
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { type APIRequestContext, request } from "@playwright/test";
import { data } from "../e2e/calls";
import { bearer, newClient, PASSWORD, signIn } from "../e2e/clients";
import { addDays, havanaDate } from "../src/shared/havana";
import { startBuilt } from "./startBuilt";

const PORT = Number(process.env.PORT ?? 8097);
const GOAL = 700;
const PHOTO = 8 * 1024 * 1024;

const { values } = parseArgs({ options: { seconds: { type: "string", default: "40" } } });

const search = () => {
  const [PickUp, DropOff] = [20, 25].map((days) => addDays(havanaDate(Date.now()), days));
  const hours = { StartHour: "0900", EndHour: "0900" };
  const site = { Currency: "USD", SiteId: 11, IdUserCountry: 0, CountryId: 34, LanguageCode: "en" };
  return { IdZone: 2, PickUp, DropOff, ...hours, ...site };
};

/** A picture padded to a given size: decoders ignore the bytes after its end. */
function photo(): Buffer {
  const whole = Buffer.alloc(PHOTO, 7);
  readFileSync("docs/images/home-phone-dark.png").copy(whole);
  return whole;
}

async function main(): Promise<void> {
  process.env.REQUESTS_PER_MINUTE = "1000000";
  const product = await startBuilt(PORT);
  const client = await request.newContext({ baseURL: product.origin });
  const until = Date.now() + Number(values.seconds) * 1000;
  const done = new Map<string, number>();
  const failed = new Map<string, number>();
  const always = async (what: string, work: () => Promise<unknown>) => {
    while (Date.now() < until) {
      const counted = await work().then(
        () => done,
        () => failed,
      );
      counted.set(what, (counted.get(what) ?? 0) + 1);
    }
  };
  try {
    const ana = await newClient(client);
    await data(await client.post("/qa/scenarios/plan-signed", { headers: bearer(ana.token) }));
    const headers = { ...bearer(ana.token), "content-type": "application/octet-stream" };
    const picture = photo();
    const loads: Record<string, [number, () => Promise<unknown>]> = {
      searches: [
        8,
        async () => data(await client.post("/api/carBookings/getOffers/Price/0/en/0/20", { data: search() })),
      ],
      "sign-ins": [2, () => signIn(client, ana.email, PASSWORD)],
      plans: [2, () => wholePlan(client)],
      photos: [
        2,
        async () => data(await client.post(`/api/documents/${ana.clientId}/2/photo`, { headers, data: picture })),
      ],
    };
    const all = Object.entries(loads).flatMap(([what, [side, work]]) =>
      Array.from({ length: side }, () => always(what, work)),
    );
    await Promise.all(all);
    const { peak, now } = memoryOf(product.pid);
    console.log(`done: ${[...done].map(([what, times]) => `${times} ${what}`).join(", ")}`);
    if (failed.size > 0) console.log(`refused: ${[...failed].map(([what, times]) => `${times} ${what}`).join(", ")}`);
    console.log(
      `at most ${peak.toFixed(0)} MB, ratio to the goal ${(peak / GOAL).toFixed(2)}; ${now.toFixed(0)} MB at the end`,
    );
    process.exitCode = peak > GOAL ? 1 : 0;
  } finally {
    await client.dispose();
    await product.end();
  }
}

/** A client's way from a new account to the receipt, which is generated and sealed. */
async function wholePlan(client: APIRequestContext): Promise<void> {
  const { token } = await newClient(client);
  await data(await client.post("/qa/scenarios/plan-signed", { headers: bearer(token) }));
}

/** In megabytes, from Linux's accounting. */
function memoryOf(pid: number) {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const of = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024;
  return { peak: of("VmHWM"), now: of("VmRSS") };
}

void main();
