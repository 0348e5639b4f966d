import Type from "typebox";
import { SUPPLIED_TITLE } from "../../../features/desk/supplier/supplier.schemas";
import { DETAILS_TITLE } from "../../../features/plan/plan.schemas";
import { BODY_OPTIONAL } from "../../../platform/server/http/route";
import type { DescribedProduct } from "../../../products/product.server";
import { errorStatus } from "../../../shared/errors";
import { Facts, PriceChange, Strict } from "../../../shared/schemas";
import { type DescribedCall, describedTags } from "./calls";
import { withAnyOf, withNames } from "./named";

type Content = Record<string, { schema?: object }>;
type Operation = {
  requestBody?: { required?: boolean; content: Content };
  responses?: Record<string, { content?: Content }>;
  [key: string]: unknown;
};
export type Paths = Record<string, Record<string, Operation>>;

/** The answer to any refused call. (WIRE-1) */
export const Failure = Strict({
  Data: Type.String({ description: "Why, in the language that the call asks for." }),
  Status: Type.Literal(-1),
  ResultCode: Type.Union(
    Object.keys(errorStatus).map((code) => Type.Literal(code)),
    { description: "Stays the same whatever the words." },
  ),
  ResponseType: Type.Literal("Error"),
  Errors: Type.Array(
    Strict({ Field: Type.String(), Code: Type.String(), Message: Type.String(), Facts: Type.Optional(Facts) }),
    { description: "What is wrong with the fields of the body." },
  ),
  Facts: Type.Optional(Facts),
  Price: Type.Optional(PriceChange),
});

const failed = (description: string, example: object) => ({
  description,
  content: { "application/json": { schema: { $ref: "#/components/schemas/Failure" }, example } },
});

const example = (ResultCode: string, Data: string, Errors: object[] = []) => ({
  Data,
  Status: -1,
  ResultCode,
  ResponseType: "Error",
  Errors,
});

const responses = {
  Refused: failed(
    "Refused: nothing has changed. `ResultCode` says why, `Errors` which fields.",
    example("invalid", "Some data are not right.", [
      { Field: "ClientId", Code: "required", Message: "This field is required." },
    ]),
  ),
  Failed: failed(
    "The server could not answer. The same call may be made again.",
    example("unavailable", "The service cannot be reached now."),
  ),
};

const info = {
  title: "Malecón",
  version: "1",
  license: { name: "MIT", identifier: "MIT" },
  description: [
    "Cars and lodging in Cuba, in one travel plan.",
    "",
    "Answers have an envelope: `Data` is what was asked for, `ResultCode` is `OK` or says why a call was refused.",
    "Amounts are in minor units (cents), instants in milliseconds since 1970, days are those of Havana.",
    "`Accept-Language: es` or `en` chooses the language of messages.",
    "",
    "`POST /token` answers with an access token, which the calls of clients and staff take as a bearer.",
  ].join("\n"),
};

type Described = {
  calls: ReadonlyMap<string, DescribedCall>;
  schemas: ReadonlyMap<string, object>;
  products: readonly DescribedProduct[];
  url: string;
};

/**
 * The OpenAPI description of these calls (OPS-8, OPS-50, OPS-51): their routes' schemas, with a name, a tag and the
 * access of each, the objects under their names in the code, and the form of a refusal. Routes without a contract are
 * left out: pages, providers' webhooks, QA's tools.
 */
export function descriptionOf(paths: Paths, { calls, schemas, products, url }: Described) {
  const describedPaths: Paths = {};
  for (const [path, methods] of Object.entries(paths))
    for (const [method, operation] of Object.entries(methods)) {
      const call = calls.get(`${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ":$1")}`);
      if (call) describedPaths[path] = { ...describedPaths[path], [method]: describedOperation(operation, call) };
    }
  const all = new Map([...schemas, ["Failure", Failure]]);
  const ofProducts = new Map([
    [DETAILS_TITLE, products.map(({ details }) => details)],
    [SUPPLIED_TITLE, products.map(({ supplied }) => supplied)],
  ]);
  // The one object that answers refer to by name: adding it here in full makes it a component.
  const whole = withAnyOf({ paths: describedPaths, Failure }, ofProducts);
  const { document, components } = withNames(whole, all);
  return {
    openapi: "3.1.0",
    info,
    servers: [{ url }],
    tags: describedTags(products),
    paths: Object(document).paths,
    components: {
      schemas: components,
      responses,
      securitySchemes: { bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" } },
    },
  };
}

function describedOperation(operation: Operation, call: DescribedCall): Operation {
  const { [BODY_OPTIONAL]: bodyOptional, requestBody, responses: own = {}, ...rest } = operation;
  // A failure is described by the common schema unless the route has its own.
  const answers = Object.entries(own).map(([status, { content = {} }]) => [
    status,
    { description: saidOf[status] ?? "Done.", content: withBytes(content) },
  ]);
  return {
    operationId: call.operationId,
    summary: sentence(call.operationId),
    tags: [call.tag],
    security: call.access === "public" ? [] : [{ bearer: [] }],
    ...rest,
    ...(requestBody && {
      requestBody: { required: bodyOptional !== true, content: withBytes(requestBody.content) },
    }),
    responses: {
      "4XX": { $ref: "#/components/responses/Refused" },
      "5XX": { $ref: "#/components/responses/Failed" },
      ...Object.fromEntries(answers),
    },
  };
}

const saidOf: Record<string, string> = {
  "4XX": "Refused: nothing has changed.",
  "5XX": "The server could not answer.",
};

/** A body that is not JSON is a file's bytes or a stream's text: client generators need to know which. */
function withBytes(content: Content): Content {
  const whole = Object.entries(content).map(([mediaType, { schema = {} }]) => {
    if (Object.keys(schema).length > 0) return [mediaType, { schema }];
    return [mediaType, { schema: { type: "string", ...(!mediaType.startsWith("text/") && { format: "binary" }) } }];
  });
  return Object.fromEntries(whole);
}

/** `getOffers` as a sentence: "Get offers". Words in capitals stay unchanged. */
function sentence(name: string): string {
  const words = name
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .replace(/([A-Z])([A-Z][a-z])/g, "$1 $2")
    .split(" ");
  const said = words.map((word) => (/^[A-Z]{2,}$/.test(word) ? word : word.toLowerCase())).join(" ");
  return said.charAt(0).toUpperCase() + said.slice(1);
}
