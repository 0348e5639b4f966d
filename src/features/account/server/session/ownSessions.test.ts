import { startTestApp, type TestApp } from "../../../../../test/testApp";
import { MINUTE } from "../../../../shared/instant";
import type { OwnSession } from "../../sessions.schemas";

const [ANA, STAFF] = [1, 3];
let test: TestApp;
beforeEach(async () => {
  test = await startTestApp();
});
afterEach(() => test.close());

/** Signs in, in a browser of this name; resolves to the headers of its calls. */
async function signIn(browser: string, cremail = "tourist@example.com") {
  const form = new URLSearchParams({ grant_type: "password", cremail, password: "Malecon-2026" });
  const headers = { "user-agent": browser, "content-type": "application/x-www-form-urlencoded" };
  const answer = await test.call({ method: "POST", url: "/token", headers, payload: form.toString() });
  test.pass(MINUTE);
  return { authorization: `Bearer ${answer.json().access_token}` };
}
type Headers = { authorization: string };
const list = async (headers: Headers): Promise<OwnSession[]> =>
  (await test.call({ url: "/api/sessions", headers })).json().Data.Sessions;
const browsers = async (headers: Headers) => (await list(headers)).map(({ Device }) => Device);
const end = (path: string, headers: Headers, payload = {}) =>
  test.call({ method: "POST", url: `/api/sessions/${path}`, headers, payload });

describe("a client's own sessions (SAFE-66)", () => {
  it("are listed with their browsers, the last used first, and the one that asks is marked", async () => {
    await signIn("Firefox/140.0");
    const here = await signIn("Chrome/141.0");
    await signIn("Safari/605", "tourist2@example.com");
    expect(await list(here)).toMatchObject([
      { Device: "Chrome/141.0", Current: true },
      { Device: "Firefox/140.0", Current: false },
    ]);
  });

  it("are ended one by one: from then on its tokens open nothing; another person's stay", async () => {
    const [lost, here] = [await signIn("Firefox/140.0"), await signIn("Chrome/141.0")];
    const other = await signIn("Safari/605", "tourist2@example.com");
    const [, session] = await list(here);
    const [theirs] = await list(other);
    for (const SessionId of [session?.SessionId, theirs?.SessionId])
      expect((await end("end", here, { SessionId })).statusCode).toBe(200);
    expect(await browsers(here)).toEqual(["Chrome/141.0"]);
    expect(await browsers(other)).toEqual(["Safari/605"]);
    expect((await test.call({ url: "/api/sessions", headers: lost })).statusCode).toBe(401);
  });

  it("are all ended but the one that asks", async () => {
    for (const browser of ["Firefox/140.0", "Edg/141.0"]) await signIn(browser);
    const here = await signIn("Chrome/141.0");
    expect((await end("endOthers", here)).statusCode).toBe(200);
    expect(await browsers(here)).toEqual(["Chrome/141.0"]);
  });

  it("are neither seen nor ended by staff in the client's place", async () => {
    const here = await signIn("Chrome/141.0");
    const acting = test.inPlaceOf(ANA, STAFF);
    const answers = [
      await test.call({ url: "/api/sessions", headers: acting }),
      await end("endOthers", acting),
      await end("end", acting, { SessionId: (await list(here))[0]?.SessionId }),
    ];
    expect(answers.map((answer) => answer.json().ResultCode)).toEqual(answers.map(() => "impersonated"));
    expect(await browsers(here)).toEqual(["Chrome/141.0"]);
  });
});
