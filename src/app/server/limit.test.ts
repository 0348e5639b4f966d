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
