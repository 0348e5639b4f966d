import { startTestApp, type TestApp } from "../../../../test/testApp";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const [JSON_TYPE, FORM, BYTES] = ["application/json", "application/x-www-form-urlencoded", "application/octet-stream"];

const send = async (url: string, type: string, payload: string, language = "en") => {
  const headers = { ...test.as(1), "content-type": type, "accept-language": language };
  const answer = await test.call({ method: "POST", url, headers, payload });
  return { status: answer.statusCode, body: answer.json() };
};

const signIn = { grant_type: "password", cremail: "tourist@example.com", password: "Malecon-2026" };
const recovery = { email: "nobody@example.com", siteId: 11 };

describe("a call takes bodies of its own media type alone (WIRE-32)", () => {
  it.each([
    [
      "/api/clients/recoverPassword",
      FORM,
      new URLSearchParams({ email: "nobody@example.com", siteId: "11" }).toString(),
    ],
    ["/api/clients/recoverPassword", "text/plain", JSON.stringify(recovery)],
    ["/api/clients/recoverPassword", "application/xml", "<email/>"],
    ["/api/carBookings/carAgencies/en", FORM, "a=1"],
    ["/api/clients/logOff", "text/plain", "{}"],
    ["/api/checkout/transfers/00000000-0000-4000-8000-000000000000/proof", JSON_TYPE, "{}"],
  ])("%s refuses %s and says what it takes, in the caller's language", async (url, type, payload) => {
    const expected = url.endsWith("proof") ? BYTES : JSON_TYPE;
    const refused = {
      Status: -1,
      ResultCode: "mediaTypeWrong",
      ResponseType: "Error",
      Errors: [],
      Facts: { expected },
    };
    expect(await send(url, type, payload)).toEqual({
      status: 415,
      body: { ...refused, Data: `This call takes its body as ${expected} only.` },
    });
    expect((await send(url, type, payload, "es")).body.Data).toBe(
      `Esta llamada solo acepta su contenido como ${expected}.`,
    );
  });

  it.each(['{"a":', "x", "", "[1,"])(
    "a body that is no JSON, %j, is refused as such, in the caller's language, and names no field",
    async (payload) => {
      const url = "/api/clients/register";
      const refused = { Status: -1, ResultCode: "bodyUnreadable", ResponseType: "Error", Errors: [] };
      expect(await send(url, JSON_TYPE, payload)).toEqual({
        status: 400,
        body: { ...refused, Data: "The body of this call cannot be read as JSON." },
      });
      expect((await send(url, JSON_TYPE, payload, "es")).body.Data).toBe(
        "El contenido de esta llamada no se puede leer como JSON.",
      );
    },
  );

  it.each([JSON_TYPE, "text/plain", "multipart/form-data; boundary=x"])("signing in refuses %s", async (type) => {
    expect(await send("/token", type, JSON.stringify(signIn), "es")).toEqual({
      status: 415,
      body: { error: "invalid_request", error_description: `Esta llamada solo acepta su contenido como ${FORM}.` },
    });
  });

  it("and takes it with its parameters", async () => {
    const form = new URLSearchParams(signIn).toString();
    expect((await send("/token", `${FORM}; charset=UTF-8`, form)).status).toBe(200);
    const type = `${JSON_TYPE}; charset=utf-8`;
    expect((await send("/api/clients/recoverPassword", type, JSON.stringify(recovery))).status).toBe(200);
  });
});
