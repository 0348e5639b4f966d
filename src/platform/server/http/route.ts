import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import Type, { type Static, type TSchema } from "typebox";
import type { BodyOf, DataOf, Endpoint } from "../../../shared/endpoint";
import type { Language } from "../../../shared/language";
import { Problem } from "../problem";
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

/** What a route checks and answers: schemas whose types must be the contract's. */
type Shape<E extends Endpoint, Params extends TSchema, Body extends TSchema, Data extends TSchema> = {
  params: Params;
  body?: Static<Body> extends BodyOf<E> ? Body : never;
  data: Static<Data> extends DataOf<E> ? Data : never;
  /** Calls a minute from one address, where it is less than the server's limit. */
  perMinute?: number;
};

export const NoParams = Type.Object({}, { additionalProperties: false });

/** Registers a call of a contract: its path, access and envelope; the handler returns what goes into `Data`. */
export function route<E extends Endpoint, Params extends TSchema, Data extends TSchema, Body extends TSchema = TSchema>(
  app: FastifyInstance,
  call: E,
  shape: Shape<E, Params, Body, Data>,
  handle: (given: Call<E, Static<Params>, Static<Body>>) => Promise<Static<Data>>,
): void {
  const { access, impersonator, changes = false } = call;
  app.route({
    method: call.method,
    url: call.path,
    schema: {
      params: shape.params,
      ...(shape.body && { body: shape.body }),
      response: { 200: success(shape.data) },
    },
    config: {
      access,
      ...(impersonator && { impersonator }),
      changes,
      ...(shape.perMinute && { rateLimit: { max: shape.perMinute, timeWindow: "1 minute" } }),
    },
    handler: async (request, reply) => {
      const caller = callerFor(call, request);
      const Data = await handle({
        // The one place where a request gets its types: Fastify has just held it to these very schemas.
        params: request.params as Static<Params>,
        body: request.body as Static<Body>,
        caller,
        language: languageFor(request),
        request,
        reply,
      });
      return { Data, Status: 0, ResultCode: "OK", ResponseType: "OK" };
    },
  });
}

/** The caller, as the call's access promises: the authentication hook has already refused the others. */
function callerFor<E extends Endpoint>(call: E, { caller }: FastifyRequest): CallerOf<E> {
  if (call.access !== "public" && !caller) throw new Problem("unauthorized");
  return caller as CallerOf<E>;
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
    /** Every route declares who may call it; one that does not is refused when it is registered. */
    access?: Endpoint["access"];
    /** Whether staff in a client's place may call it; one that does not say is refused to them. */
    impersonator?: Endpoint["impersonator"];
    changes?: boolean;
  }
}
