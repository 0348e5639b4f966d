// npm run play:specification [-- http://localhost:8080]: makes every call of section 7 of the specification, with its
// bodies, to the built product over HTTP; without an address it starts dist/ over an empty database. The product must
// have QA tools and the demo accounts. Exits with 1 if an answer differs from the specification.
import { startProduct } from "../../scripts/product.mjs";
import { havanaDate } from "../../src/shared/havana";
import { cardTokenOf } from "./cardToken";
import { beginning, type Host, play, specificationCalls } from "./specification.calls";
import { at } from "./steps";

const PORT = Number(process.env.PORT ?? 8097);

async function main(): Promise<void> {
  const [address] = process.argv.slice(2);
  const product = address ? { origin: new URL(address).origin, end: async () => {} } : await startProduct(PORT);
  try {
    process.exitCode = (await playAll(product.origin)) ? 0 : 1;
  } finally {
    await product.end();
  }
}

async function playAll(origin: string): Promise<boolean> {
  const { hostname, port } = new URL(origin);
  const provider = `http://${hostname}:${Number(port) + 1}`;
  const send: Host["send"] = async (method, path, { headers, payload }) => {
    const answer = await fetch(origin + path, { method, headers, ...(payload !== undefined && { body: payload }) });
    return { http: answer.status, body: await answer.json() };
  };
  const { body } = await send("GET", "/qa/clock", { headers: {} });
  const known = beginning(havanaDate(Number(at(body, "Data", "now"))));
  const failed: string[] = [];
  for (const step of specificationCalls({ cardToken: () => cardTokenOf(provider) })) {
    const title = [step.call, step.why].filter(Boolean).join(": ");
    const wrong = await play({ send }, step, known).then(
      () => null,
      (error: unknown) => String(error),
    );
    console.log(`${wrong === null ? "ok    " : "failed"} ${title}`);
    if (wrong !== null) failed.push(`${title}\n  ${wrong}`);
  }
  if (failed.length > 0) console.error(`\n${failed.length} calls do not hold:\n${failed.join("\n")}`);
  return failed.length === 0;
}

void main();
