import Ajv2020 from "ajv/dist/2020";
import addFormats from "ajv-formats";
import fc from "fast-check";
import type { LightMyRequestResponse } from "fastify";
import { notes } from "../../src/features/notes/server/notes.tables";
import { text } from "../../src/platform/server/http/texts";
import { DAY } from "../../src/shared/instant";
import { lodgingBooking } from "../access/bookings.expectations";
import { stillPdf } from "../stillPdf";
import { startTestApp, TEST_NOON, type TestApp } from "../testApp";
import { storeRental } from "../testBooking";
import { THOROUGH } from "../thorough";
import { type Schema, type Source, spoilt, valuesOf } from "./arbitraries";

/**
 * The number of calls of each operation; a third of them have invalid bodies. `CONFORMANCE_RUNS=50` before a release.
 */
const RUNS = Number(process.env.CONFORMANCE_RUNS ?? (THOROUGH ? 10 : 2));
/** The seed: the same requests each time, unless another one is given. */
const SEED = Number(process.env.CONFORMANCE_SEED ?? 1);
const [CLIENT, STAFF] = [1, 3];

type Content = Record<string, { schema?: Schema }>;
type Operation = {
  operationId: string;
  security: object[];
  parameters?: { name: string; in: string; schema: Schema }[];
  requestBody?: { content: Content };
  responses: Record<string, { content?: Content; $ref?: string }>;
};
type Description = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema>; responses: Record<string, { content: Content }> };
};

let test: TestApp;
let description: Description;
let source: Source;
const ajv = addFormats.default(new Ajv2020({ strict: false, validateSchema: false, allErrors: true }));

/** A stream has no end that a test could wait for: its headers are tested in test/access. */
const ENDLESS = "watchDesk";

beforeAll(async () => {
  test = await startTestApp({ QA_TOOLS: "off" });
  description = (await test.call({ method: "GET", url: "/api/docs/json" })).json();
  ajv.addSchema({ $id: "malecon", ...description });
  source = { components: description.components.schemas, known: await knownValues() };
});
afterAll(() => test.close());

/** Existing values by field name, so that calls find something. */
async function knownValues(): Promise<Source["known"]> {
  const rental = { clientId: CLIENT, at: test.now(), startsAt: test.now() + 40 * DAY };
  const { planId, bookingId } = await storeRental(test.db, rental);
  const payload = lodgingBooking(CLIENT);
  const url = "/api/lodgingBookings/createBooking";
  const stay = (await test.call({ method: "POST", url, headers: test.as(CLIENT), payload })).json().Data;
  const note = { clientId: CLIENT, siteId: 11, subject: "Confirmed", message: "It is.", isSent: false };
  await test.db.insert(notes).values({ ...note, createdAt: test.now() });
  const day = (days: number) => new Date(TEST_NOON + days * DAY).toISOString().slice(0, 10);
  const ids: Record<string, unknown[]> = {
    client: [CLIENT],
    plan: [planId, stay.TravelPlanId],
    booking: [bookingId, stay.BookingId],
    zone: [2, 1, 0],
    first: [day(7), day(8), day(60)],
    last: [day(10), day(12), day(63)],
    birth: ["1988-05-17", "2010-01-01"],
    lang: ["en", "es"],
    site: [11],
    country: [34, 167],
    small: [1, 2, 3],
    any: [planId, bookingId, stay.BookingId, CLIENT],
    method: [135, 140],
    hour: ["0900", "1000"],
  };
  const names: [RegExp, string][] = [
    [/^client_?id$/i, "client"],
    [/^(travel)?plan_?id$/i, "plan"],
    [/^booking_?id$/i, "booking"],
    [/^id$/i, "any"],
    [/zone/i, "zone"],
    [/birth/i, "birth"],
    [/^(pickup|checkin|from|day)$/i, "first"],
    [/^(dropoff|checkout|to|until)$/i, "last"],
    [/^(starthour|endhour|fromhour|untilhour)$/i, "hour"],
    [/^lang/i, "lang"],
    [/^site/i, "site"],
    [/country/i, "country"],
    [/method/i, "method"],
    [/(hotel|class|model|supplier|company|office|agency|page|type|note|subject)(s?id)?$/i, "small"],
  ];
  return (field) => {
    const kind = names.find(([pattern]) => pattern.test(field))?.[1];
    const values = kind === undefined ? undefined : ids[kind];
    return values && fc.constantFrom(...values);
  };
}

type Asked = { params: Record<string, unknown>; body: unknown; who: "client" | "staff" | "nobody" };

/** Requests of an operation: by its intended callers, sometimes by others, with valid bodies and invalid ones. */
function requestsOf({ parameters = [], requestBody, security }: Operation, path: string): fc.Arbitrary<Asked> {
  const [mediaType] = Object.keys(requestBody?.content ?? {});
  const schema = mediaType && requestBody?.content[mediaType]?.schema;
  const bodies = schema && schema.format !== "binary" ? valuesOf(schema, source) : fc.constant(undefined);
  const params = parameters.map(({ name, schema }) => [
    name,
    fc.oneof(
      { arbitrary: valuesOf(schema, source, name), weight: 20 },
      { arbitrary: fc.constantFrom(0, -1, 1e21, "x", "%", "2147483648", "1.5", "null"), weight: 1 },
    ),
  ]);
  const meant = path.startsWith("/api/support/") ? "staff" : security.length > 0 ? "client" : "nobody";
  return fc.record({
    params: fc.record(Object.fromEntries(params)),
    body: schema ? fc.oneof({ arbitrary: bodies, weight: 2 }, spoilt(bodies)) : bodies,
    who: fc.oneof({ arbitrary: fc.constant(meant), weight: 9 }, fc.constantFrom("client", "staff", "nobody")),
  }) as fc.Arbitrary<Asked>;
}

async function ask(path: string, method: string, { requestBody }: Operation, asked: Asked) {
  const [mediaType = ""] = Object.keys(requestBody?.content ?? {});
  const url = path.replace(/\{(\w+)\}/g, (_all, name) => encodeURIComponent(String(asked.params[name])));
  const headers = asked.who === "nobody" ? {} : test.as(asked.who === "staff" ? STAFF : CLIENT, asked.who);
  const form = mediaType.includes("form") ? new URLSearchParams(textsOf(asked.body)).toString() : undefined;
  const payload = mediaType.includes("octet") ? stillPdf : (form ?? JSON.stringify(asked.body));
  return test.call({
    method: method === "get" ? "GET" : "POST",
    url,
    headers: {
      ...headers,
      "x-forwarded-for": "192.0.2.1",
      ...(payload !== undefined && { "content-type": mediaType }),
    },
    ...(payload !== undefined && { payload }),
  });
}

const textsOf = (body: unknown) =>
  Object.fromEntries(Object.entries(Object(body)).map(([name, value]) => [name, String(value)]));

/** A difference between an answer and the description; null if there is none. */
function surprise(operation: Operation, pointer: string, answer: LightMyRequestResponse): string | null {
  const { statusCode, headers } = answer;
  // Providers may be unreachable, because this test has none.
  if (statusCode >= 500 && statusCode !== 502) return `failed with ${statusCode}: ${answer.body.slice(0, 300)}`;
  const key = operation.responses[statusCode] ? String(statusCode) : `${String(statusCode)[0]}XX`;
  const said = operation.responses[key];
  if (!said) return `answered ${statusCode}, which is not described`;
  const at = said.$ref ? said.$ref.slice(1) : `${pointer}/responses/${key}`;
  const content = said.content ?? description.components.responses[said.$ref?.split("/").at(-1) ?? ""]?.content ?? {};
  const mediaType = String(headers["content-type"]).split(";")[0] ?? "";
  if (!content[mediaType]) return `answered ${mediaType}, which is not described`;
  if (mediaType !== "application/json") return null;
  if (answer.body.includes(text("en", "field.invalid")))
    return `says nothing about a field: ${answer.body.slice(0, 600)}`;
  const escaped = mediaType.replace("/", "~1");
  const validate = ajv.getSchema(`malecon#${at}/content/${escaped}/schema`);
  if (!validate) return "has no schema";
  return validate(answer.json()) ? null : `${ajv.errorsText(validate.errors)} in ${answer.body.slice(0, 600)}`;
}

it(
  "every operation answers as described, for any request, and never fails (OPS-51)",
  async () => {
    const surprises: string[] = [];
    const answered = new Set<string>();
    for (const [path, methods] of Object.entries(description.paths))
      for (const [method, operation] of Object.entries(methods)) {
        if (operation.operationId === ENDLESS) continue;
        const pointer = `/paths/${encodeURIComponent(path.replaceAll("/", "~1"))}/${method}`;
        const holds = fc.asyncProperty(requestsOf(operation, path), async (asked) => {
          const answer = await ask(path, method, operation, asked);
          if (answer.statusCode === 200) answered.add(operation.operationId);
          const wrong = surprise(operation, pointer, answer);
          if (wrong) throw new Error(wrong);
        });
        const { failed, counterexample, errorInstance } = await fc.check(holds, {
          numRuns: RUNS,
          endOnFailure: true,
          seed: SEED,
        });
        if (failed)
          surprises.push(
            `${method} ${path}: ${String(errorInstance)} asked ${JSON.stringify(counterexample)?.slice(0, 700)}`,
          );
      }
    // If all requests were refused, the answers would hardly be tested.
    expect(answered.size).toBeGreaterThan(100);
    expect(surprises).toEqual([]);
  },
  180_000 * Math.max(1, RUNS / 10),
);
