import { readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { createConfig, lintFromString } from "@redocly/openapi-core";
import Ajv from "ajv";
import type { FastifyInstance } from "fastify";
import { openTestDatabase, testConfig } from "../../../../test/testDatabase";
import { supportContract } from "../../../features/desk/support.contract";
import { movableClock } from "../../../platform/server/clock";
import type { OpenDatabase } from "../../../platform/server/db/database";
import type { Endpoint } from "../../../shared/endpoint";
import { TokenFailure } from "../../../shared/session.schemas";
import { buildApp } from "../app";
import { Failure } from "./describe";

type Content = Record<string, { schema?: Record<string, unknown> }>;
type Operation = {
  operationId?: string;
  security?: object[];
  parameters?: object[];
  requestBody?: { required?: boolean; content: Content };
  responses: Record<string, { content?: Content }>;
};
type Description = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object> };
};

let opened: OpenDatabase;
let demo: FastifyInstance;
let production: FastifyInstance;
let text: string;
let description: Description;

/** The API without QA's tools. */
async function started(isProduction: boolean): Promise<FastifyInstance> {
  const clock = await movableClock(opened.db);
  const config = { ...testConfig({ QA_TOOLS: "off" }), production: isProduction };
  const app = await buildApp({ config, db: opened.db, clock });
  await app.ready();
  return app;
}

beforeAll(async () => {
  opened = await openTestDatabase();
  demo = await started(false);
  production = await started(true);
  text = (await demo.inject("/api/docs/json")).body;
  description = JSON.parse(text);
});
afterAll(async () => {
  await demo.close();
  await production.close();
  await opened.close();
});

const operations = () =>
  Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ call: `${method} ${path}`, ...operation })),
  );

it("the description follows the linter's recommended rules, except for the specification's own paths (OPS-8)", async () => {
  const config = await createConfig({
    extends: ["recommended"],
    // The specification has a path with a slash at its end, and some that differ only in their numbers. A test server
    // has a local address.
    rules: { "no-path-trailing-slash": "off", "no-ambiguous-paths": "off", "no-server-example.com": "off" },
  });
  const problems = await lintFromString({ source: text, config });
  expect(problems.map(({ message, location }) => `${message} ${location[0]?.pointer}`)).toEqual([]);
});

it("each call has a unique name, states who may make it, and its request and answer are named too (OPS-8)", () => {
  const all = operations();
  expect(new Set(all.map(({ operationId }) => operationId)).size).toBe(all.length);
  const open = all.filter(({ security = [] }) => security.length === 0).map(({ call }) => call);
  expect(open).toContain("post /token");
  expect(open).not.toContain("get /api/fund/{clientId}");
  // Bodies and `Data` are named objects, lists of them, or plain values.
  const unnamed = all.filter(({ requestBody, responses }) =>
    [requestBody?.content, responses["200"]?.content]
      .map((content) => Object(content?.["application/json"]?.schema))
      .some((schema) => JSON.stringify(schema.properties?.Data ?? schema).includes('"properties"')),
  );
  expect(unnamed.map(({ call }) => call)).toEqual([]);
});

/** The places in which a schema accepts anything: it has no type, no list and no reference. */
function anythingIn(value: unknown, at = ""): string[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => anythingIn(item, `${at}/${index}`));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => {
    const parts = typeof part === "object" && part !== null && key === "properties" ? Object.entries(part) : [];
    const schemas = key === "items" || key === "schema" ? [[key, part]] : parts;
    const open = schemas.filter(([, schema]) => !isSaid(schema)).map(([name]) => `${at}/${name}`);
    return [...open, ...anythingIn(part, `${at}/${key}`)];
  });
}

const isSaid = (schema: unknown) =>
  typeof schema === "boolean" || ["type", "enum", "anyOf", "$ref"].some((word) => word in Object(schema));

it("no schema in the description accepts just any value (OPS-50)", () => {
  expect(anythingIn(description)).toEqual([]);
});

it("each number that a call takes has bounds within the database's range (OPS-51)", () => {
  const found = new Set<string>();
  const look = (value: unknown, at: string): void => {
    if (typeof value !== "object" || value === null) return;
    const { $ref, type, minimum, maximum, enum: choices } = Object(value);
    if (typeof $ref === "string") look(description.components.schemas[$ref.split("/").at(-1) ?? ""], $ref);
    const isNumber = type === "integer" || type === "number";
    if (isNumber && !choices && (minimum === undefined || maximum === undefined)) found.add(at);
    for (const [key, part] of Object.entries(value)) look(part, `${at}/${key}`);
  };
  for (const { call, parameters, requestBody } of operations()) look({ parameters, requestBody }, call);
  expect([...found]).toEqual([]);
});

it("a body that may be left out, a form and a file are described as such (OPS-50)", () => {
  const of = (method: string, path: string) => description.paths[path]?.[method];
  expect(of("post", "/api/admin/bookings/refundToClient/{id}")?.requestBody?.required).toBe(false);
  expect(of("post", "/api/carBookings/{lang}")?.requestBody?.required).toBe(true);
  expect(Object.keys(of("post", "/token")?.requestBody?.content ?? {})).toEqual(["application/x-www-form-urlencoded"]);
  const photo = of("post", "/api/documents/{clientId}/{docType}/photo")?.requestBody?.content;
  expect(photo).toEqual({ "application/octet-stream": { schema: { type: "string", format: "binary" } } });
  const voucher = of("get", "/api/checkout/vouchers/{bookingId}/voucher.pdf")?.responses["200"]?.content;
  expect(Object.keys(voucher ?? {})).toEqual(["application/pdf"]);
});

it("the answer to a failed sign-in matches its description (SESSION-1, OPS-50)", async () => {
  const isFailure = new Ajv().compile(TokenFailure);
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const payload = "grant_type=password&username=nobody%40example.com&password=wrong";
  const refused = await demo.inject({ method: "POST", url: "/token", headers, payload });
  expect([refused.statusCode, isFailure(refused.json())]).toEqual([400, true]);
  expect(description.paths["/token"]?.post?.responses["4XX"]?.content?.["application/json"]?.schema).toEqual({
    $ref: "#/components/schemas/TokenFailure",
  });
});

it("two objects that look alike each have their own name (OPS-50)", () => {
  const created = (path: string) =>
    JSON.stringify(description.paths[path]?.post?.responses["200"]?.content?.["application/json"]?.schema);
  expect(created("/api/carBookings/{lang}")).toContain("/CarBookingCreated");
  expect(created("/api/lodgingBookings/createBooking")).toContain("/LodgingBookingCreated");
});

it("a refusal has the described shape (WIRE-1, OPS-8)", async () => {
  const isFailure = new Ajv().compile(Failure);
  const refused = await demo.inject({ method: "POST", url: "/api/clients", payload: {} });
  expect(isFailure(refused.json())).toBe(true);
  expect(isFailure((await demo.inject("/api/fund/1")).json())).toBe(true);
  expect(isFailure({ ...refused.json(), ResultCode: "somethingElse" })).toBe(false);
});

it("every call of every contract is described (OPS-8)", async () => {
  const files = ["src/features", "src/products"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => join(folder, file)),
  );
  const missing: string[] = [];
  for (const file of files.filter((name) => name.endsWith(".contract.ts"))) {
    const exported: Record<string, Record<string, Endpoint>> = await import(resolve(file));
    const contracts = Object.entries(exported).filter(([name]) => name.endsWith("Contract"));
    for (const { method, path } of contracts.flatMap(([, contract]) => Object.values(contract)))
      if (!description.paths[path.replace(/:(\w+)/g, "{$1}")]?.[method.toLowerCase()])
        missing.push(`${method} ${path}`);
  }
  expect(missing).toEqual([]);
});

it("a production server's description names the calls of visitors and clients and none of staff's (OPS-8)", async () => {
  const [there, here] = [
    Object.keys((await production.inject("/api/docs/json")).json().paths),
    Object.keys(description.paths),
  ];
  const ofStaff = (paths: readonly string[]) => paths.filter((path) => path.startsWith("/api/support"));
  expect(ofStaff(here).length).toBeGreaterThanOrEqual(Object.keys(supportContract).length);
  expect(ofStaff(there)).toEqual([]);
  expect(here.filter((path) => !there.includes(path))).toEqual(ofStaff(here));
  expect(there).toContain("/api/clients");
});

it("the page of the description loads nothing from other origins (OPS-8)", async () => {
  const page = await demo.inject("/api/docs");
  expect(page.headers["content-security-policy"]).toContain("default-src 'none'; script-src 'self';");
  const files = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file = ""]) => file);
  for (const file of files) expect([file, (await demo.inject(file)).statusCode]).toEqual([file, 200]);
});
