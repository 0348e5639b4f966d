// The client of bench/search.ts, in a separate process, so that its processor time is not counted as the server's.
import autocannon from "autocannon";

export type Asked = { url: string; connections: number; duration: number; bodies: string[] };
export type Measured = { rate: number; p99: number; answers: number; failures: number };

process.once("message", async ({ url, connections, duration, bodies }: Asked) => {
  const headers = { "content-type": "application/json" };
  const requests = bodies.map((body) => ({ method: "POST" as const, headers, body }));
  const { requests: answered, latency, non2xx, errors } = await autocannon({ url, connections, duration, requests });
  const failures = non2xx + errors;
  const measured: Measured = { rate: answered.average, p99: latency.p99, answers: answered.total, failures };
  process.send?.(measured, () => process.disconnect());
});
