import { startTestApp } from "../../../test/testApp";

const LIMIT = 5;

it("limits the calls of an address, and neither pages nor their files (SAFE-3)", async () => {
  const test = await startTestApp({ REQUESTS_PER_MINUTE: String(LIMIT) });
  const statusOf = async (url: string) => (await test.app.inject({ method: "GET", url })).statusCode;
  for (let times = 0; times < 2 * LIMIT; times += 1) expect(await statusOf("/robots.txt")).toBe(200);
  for (let times = 0; times < LIMIT; times += 1) expect(await statusOf("/api/docs/json")).toBe(200);
  expect(await statusOf("/api/docs/json")).toBe(429);
  expect(await statusOf("/robots.txt")).toBe(200);
  await test.close();
});

describe("the address of a proxy's client (SAFE-3)", () => {
  const [DIRECT, PROXY, NEIGHBOUR] = ["203.0.113.9", "10.1.2.3", "10.9.9.9"];

  /** How many of some calls with made-up addresses are answered, where `LIMIT` of one address are. */
  async function answered(env: Record<string, string>, remoteAddress: string, forwarded: (time: number) => string) {
    const test = await startTestApp({ REQUESTS_PER_MINUTE: String(LIMIT), ...env });
    const statuses: number[] = [];
    for (let time = 0; time < 2 * LIMIT; time += 1) {
      const headers = { "x-forwarded-for": forwarded(time) };
      const answer = await test.app.inject({ method: "GET", url: "/api/countries", remoteAddress, headers });
      statuses.push(answer.statusCode);
    }
    await test.close();
    return statuses.filter((status) => status === 200).length;
  }
  const madeUp = (time: number) => `198.51.100.${time}`;

  it("is believed from nobody when no proxy is named", async () => {
    expect(await answered({}, DIRECT, madeUp)).toBe(LIMIT);
  });

  it.each(["10.1.0.0/16", "127.0.0.1, 10.1.2.3"])("is believed from a named proxy alone (%s)", async (TRUST_PROXY) => {
    expect(await answered({ TRUST_PROXY }, PROXY, madeUp)).toBe(2 * LIMIT);
    expect(await answered({ TRUST_PROXY }, NEIGHBOUR, madeUp)).toBe(LIMIT);
  });

  it("is what the last proxy has seen, not what its client made up, with a number of hops", async () => {
    const passedOn = (time: number) => `${madeUp(time)}, ${DIRECT}`;
    expect(await answered({ TRUST_PROXY: "1" }, PROXY, passedOn)).toBe(LIMIT);
    expect(await answered({ TRUST_PROXY: "1" }, PROXY, madeUp)).toBe(2 * LIMIT);
  });
});
