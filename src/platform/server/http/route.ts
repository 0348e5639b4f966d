import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import Type, { type Static, type TSchema } from "typebox";
import { UPLOAD_LIMIT } from "../../../shared/constants";
import type { BodyOf, DataOf, Endpoint, PathParameters } from "../../../shared/endpoint";
import type { Language } from "../../../shared/language";
import { Lang } from "../../../shared/schemas";
import { fieldOf, recordOf } from "../../../shared/unknownData";
import { PartHeaders, ReceivedBytes } from "../../../shared/uploadParts.schemas";
import type { UploadPurpose } from "../../../shared/uploadPurpose";
import { Problem } from "../problem";
import { partOf } from "../uploads/uploadParts";
import { acceptBytes, BYTES } from "./bodyTypes";
import { type Caller, languageFor } from "./caller";

type CallerOf<E extends Endpoint> = E["access"] extends "public" ? Caller | null : Caller;

export type Call<E extends Endpoint, Params, Body> = {
  params: Params;
  body: Body;
  caller: CallerOf<E>;
  language: Language;
  request: FastifyRequest;
  reply: FastifyReply;
};

type Handle<E extends Endpoint, Params extends TSchema, Body, Answer> = (
  given: Call<E, Static<Params>, Body>,
) => Promise<Answer>;

/** The text of the compiler's error if a schema does not match the contract: no schema has this type. */
type Differs<What extends string> = { readonly error: What };

/**
 * The schema of a path's parameters: exactly those in the contract's path, with their types. The tuples keep a union of
 * names from being compared name by name.
 */
type ParamsShape<E extends Endpoint, Params extends TSchema> = [keyof PathParameters<E["path"]>] extends [never]
  ? { params?: never }
  : {
      params: Static<Params> extends PathParameters<E["path"]>
        ? [keyof Static<Params>] extends [keyof PathParameters<E["path"]>]
          ? Params
          : Differs<"the schema has parameters that the path does not have">
        : Differs<"the schema's parameters are not those of the path">;
    };

type BodyShape<E extends Endpoint, Body extends TSchema> = [BodyOf<E>] extends [undefined]
  ? { body?: never; bodyOptional?: never }
  : {
      body: [Static<Body>, BodyOf<E>] extends [BodyOf<E>, Static<Body>]
        ? Body
        : Differs<"the body is not the contract's">;
      /** A missing body is read as an empty object. */
      bodyOptional?: true;
    };

type DataShape<E extends Endpoint, Data extends TSchema> = {
  data: Static<Data> extends DataOf<E> ? Data : Differs<"the data are not the contract's">;
  /** Calls a minute from one address, if that is less than the server's limit. */
  perMinute?: number;
};

/**
 * Registers a call of a contract: its path, access and envelope; the handler returns what goes into `Data`. The
 * schemas' types must be those of the contract.
 */
export function route<
  E extends Endpoint,
  Data extends TSchema,
  Params extends TSchema = TSchema,
  Body extends TSchema = TSchema,
>(
  app: FastifyInstance,
  call: E,
  { params, body, bodyOptional, data, perMinute }: ParamsShape<E, Params> & BodyShape<E, Body> & DataShape<E, Data>,
  handle: Handle<E, Params, Static<Body>, Static<Data>>,
): void {
  app.route({
    method: call.method,
    url: call.path,
    schema: {
      ...(params && { params }),
      ...(body && { body }),
      ...(bodyOptional && { [BODY_OPTIONAL]: true }),
      response: { 200: success(data) },
    },
    config: { ...configOf(call, perMinute), ...languagesIn(params) },
    ...(bodyOptional && { preValidation: emptyBody }),
    handler: async (request, reply) => enveloped(await handle(given(call, request, reply))),
  });
}

/** The path parameters that are languages. */
function languagesIn(params: TSchema | undefined): Pick<FastifyContextConfig, "languages"> {
  const named = Object.entries(recordOf(fieldOf(params, "properties"))).filter(([, schema]) => schema === Lang);
  return named.length > 0 ? { languages: named.map(([name]) => name) } : {};
}

/** Tells the API's description that a route's request may have no body. */
export const BODY_OPTIONAL = "x-body-optional";

async function emptyBody(request: FastifyRequest): Promise<void> {
  request.body ??= {};
}

/** Registers a call that answers with a file: its bytes, of one of the media types, without the envelope. */
export function fileRoute<E extends Endpoint<string, Blob>, Params extends TSchema>(
  app: FastifyInstance,
  call: E,
  { params, mediaTypes }: ParamsShape<E, Params> & { mediaTypes: readonly string[] },
  handle: Handle<E, Params, unknown, { headers: Record<string, string>; content: Uint8Array }>,
): void {
  app.route({
    method: call.method,
    url: call.path,
    schema: { params, response: { 200: { content: bytesOf(mediaTypes) } } },
    config: { ...configOf(call), ...languagesIn(params) },
    handler: async (request, reply) => {
      const { headers, content } = await handle(given(call, request, reply));
      return reply.headers(headers).send(Buffer.from(content));
    },
  });
}

/**
 * Registers a call whose body is a file's raw bytes. Only this route's scope accepts them. The file may come in several
 * requests, each of which passes the same checks of who may call; it is scanned and handled as a whole. (SAFE-71)
 */
export async function uploadRoute<
  E extends Endpoint<string, unknown, Blob>,
  Params extends TSchema,
  Data extends TSchema,
>(
  app: FastifyInstance,
  call: E,
  { params, data, perMinute, purpose }: ParamsShape<E, Params> & DataShape<E, Data> & { purpose: UploadPurpose },
  handle: Handle<E, Params, Buffer, Static<Data>>,
): Promise<void> {
  await app.register((scope, _options, done) => {
    acceptBytes(scope);
    scope.route({
      method: call.method,
      url: call.path,
      bodyLimit: UPLOAD_LIMIT,
      schema: {
        params,
        headers: PartHeaders,
        body: { content: bytesOf([BYTES]) },
        response: { 200: success(data), 202: success(ReceivedBytes) },
      },
      config: { ...configOf(call, perMinute), bodyType: BYTES },
      onRequest: async (request) => void partOf(request),
      handler: async (request, reply) => {
        const content = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const asked = given<E, Static<Params>, unknown>(call, request, reply);
        const handleWhole = async (body: Buffer) => {
          await app.checkUpload(asked.caller, body, purpose);
          return handle({ ...asked, body });
        };
        const part = partOf(request);
        if (!part) return enveloped(await handleWhole(content));
        if (!request.caller) throw new Problem("unauthorized");
        const owner = { clientId: request.caller.clientId, call: `${call.method} ${request.url}` };
        const received = await app.partialUploads.keep(owner, part, content);
        if (received === part.length) return enveloped(await app.partialUploads.finish(part, handleWhole));
        return reply.code(202).send(enveloped({ ReceivedBytes: received }));
      },
    });
    done();
  });
}

/** A file: bytes without a JSON schema. */
function bytesOf(mediaTypes: readonly string[]) {
  return Object.fromEntries(mediaTypes.map((mediaType) => [mediaType, { schema: {} }]));
}

/** A route's access and limit in the form that the hooks read. */
export function configOf(
  { access, staff, beforeSecondFactor, reauthenticated, impersonator, changes, ownPages }: Endpoint,
  perMinute?: number,
): FastifyContextConfig {
  return {
    access,
    ...(staff && { staff }),
    ...(beforeSecondFactor && { beforeSecondFactor }),
    ...(reauthenticated && { reauthenticated }),
    ...(impersonator && { impersonator }),
    changes: changes === true,
    ownPages: ownPages === true,
    ...(perMinute && { perMinute }),
  };
}

/**
 * A request as its handler sees it. The casts are safe: Fastify has just validated it against the schemas of these
 * types.
 */
function given<E extends Endpoint, Params, Body>(
  call: E,
  request: FastifyRequest,
  reply: FastifyReply,
): Call<E, Params, Body> {
  return {
    params: request.params as Params,
    body: request.body as Body,
    caller: callerFor(call, request),
    language: languageFor(request),
    request,
    reply,
  };
}

/** The caller that the call's access guarantees: the authentication hook has already refused others. */
function callerFor<E extends Endpoint>(call: E, { caller }: FastifyRequest): CallerOf<E> {
  if (call.access !== "public" && !caller) throw new Problem("unauthorized");
  return caller as CallerOf<E>;
}

function enveloped<Data>(Data: Data) {
  return { Data, Status: 0, ResultCode: "OK", ResponseType: "OK" };
}

function success(data: TSchema) {
  return Type.Object({
    Data: data,
    Status: Type.Literal(0),
    ResultCode: Type.Literal("OK"),
    ResponseType: Type.Literal("OK"),
  });
}

declare module "fastify" {
  interface FastifyContextConfig {
    /** Every route declares who may call it; registering one without throws. */
    access?: Endpoint["access"];
    /** The staff roles that it serves besides the owner. */
    staff?: Endpoint["staff"];
    /** Open also to staff who have no second factor yet. */
    beforeSecondFactor?: Endpoint["beforeSecondFactor"];
    /** Open only for some minutes after the caller has authenticated. */
    reauthenticated?: Endpoint["reauthenticated"];
    /** Whether staff in a client's place may call it; they may not if it is not set. */
    impersonator?: Endpoint["impersonator"];
    changes?: boolean;
    /** A browser may call it only from our own origin. */
    ownPages?: boolean;
    /** The parameters of its path that are languages. */
    languages?: readonly string[];
    /** Calls a minute from one address of a caller, in all processes together. */
    perMinute?: number;
  }
}
