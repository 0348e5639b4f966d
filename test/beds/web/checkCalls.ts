import { readFileSync } from "node:fs";
import type { ValidateFunction } from "ajv";
import type { SetupServer } from "msw/node";
import { bodyReader } from "../../../src/platform/server/http/schemaCompilers";
import { type CallSchemas, KNOWN_CALLS, type KnownCalls } from "../../wire/knownCalls";

type PathCall = CallSchemas & { readonly pattern: RegExp };

const { calls, failure }: KnownCalls = JSON.parse(readFileSync(KNOWN_CALLS, "utf8"));
const known: readonly PathCall[] = calls.map((call) => ({
  ...call,
  pattern: new RegExp(`^${call.path.replaceAll(/:\w+/g, "([^/]+)")}$`),
}));

/** The call that the server would answer: a written part of a path goes before a parameter. */
function callOf({ method, url }: Request): PathCall | undefined {
  const { pathname } = new URL(url);
  const parameters = ({ path }: PathCall) => path.split(":").length;
  return known
    .filter((call) => call.method === method && call.pattern.test(pathname))
    .sort((one, other) => parameters(one) - parameters(other))[0];
}

const validator = bodyReader({ allErrors: true });
const compiled = new Map<object, ValidateFunction>();

function faultsOf(schema: object, text: string): string[] {
  const validate = compiled.get(schema) ?? validator.compile(schema);
  compiled.set(schema, validate);
  if (validate(JSON.parse(text))) return [];
  const errors = validate.errors ?? [];
  // A union names every value that it would have taken.
  const said = errors.filter(({ keyword }) => keyword !== "const");
  return (said.length > 0 ? said : errors).map(
    ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
  );
}

/** The header of an answer that is not held to its contract. */
export const WRONG_ON_PURPOSE = "x-wrong-on-purpose";

const isJson = ({ headers }: Response) => headers.get("content-type")?.includes("json") === true;

/** What is sent, as JSON; null where nothing is, or a file. Only the token call sends a form. */
async function sentJson(request: Request): Promise<string | null> {
  const type = request.headers.get("content-type") ?? "";
  if (type.includes("json")) return request.text();
  if (!type.includes("form-urlencoded")) return null;
  return JSON.stringify(Object.fromEntries(new URLSearchParams(await request.text())));
}

/**
 * Holds what pages send in a file's tests, and what the tests answer them, to the schemas of the server's routes: a body
 * that the server would refuse, a field that a contract does not have (any more), and a call that there is not make a
 * test fail.
 */
export function checkCalls(server: SetupServer): void {
  const checks: Promise<string[]>[] = [];
  const bodies = new Map<string, Promise<string | null>>();
  server.events.on("request:start", ({ request, requestId }) => {
    bodies.set(requestId, sentJson(request.clone()));
  });
  server.events.on("response:mocked", ({ request, requestId, response }) => {
    const { origin, pathname } = new URL(request.url);
    // Pages also load files and what other programs answer.
    if (origin !== location.origin || !/^\/(api\/|token$)/.test(pathname)) return;
    checks.push(
      faultsOfCall(request, bodies.get(requestId), response.clone()).then((faults) =>
        faults.map((fault) => `${request.method} ${pathname}: ${fault}`),
      ),
    );
  });
  afterEach(async () => {
    const faults = (await Promise.all(checks.splice(0))).flat();
    if (faults.length > 0) throw new Error(`Calls that are not their contract's:\n${[...new Set(faults)].join("\n")}`);
  });
}

async function faultsOfCall(
  request: Request,
  sent: Promise<string | null> | undefined,
  response: Response,
): Promise<string[]> {
  const call = callOf(request);
  if (!call) return ["there is no such call"];
  const body = await sent;
  const ofBody = call.body && !(call.bodyOptional && body === null) ? faultsOf(call.body, body ?? "null") : [];
  // A refused token call answers as OAuth has it.
  const schema = response.ok ? call.answer : request.url.includes("/api/") ? failure : null;
  const ofAnswer =
    schema && isJson(response) && !response.headers.has(WRONG_ON_PURPOSE)
      ? faultsOf(schema, await response.text())
      : [];
  return [...ofBody.map((fault) => `body${fault}`), ...ofAnswer.map((fault) => `answer${fault}`)];
}
