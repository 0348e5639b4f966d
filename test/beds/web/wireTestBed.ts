import { type HttpHandler, HttpResponse, type HttpResponseResolver, http } from "msw";
import { setupServer } from "msw/node";
import type { ErrorCode } from "../../../src/shared/errors";
import type { StatedPrice } from "../../../src/shared/schemas";
import { checkCalls, WRONG_ON_PURPOSE } from "./checkCalls";

export const enveloped = (Data: unknown) => ({ Data, Status: 0, ResultCode: "OK", ResponseType: "OK" });

/** An answer of the server in the envelope of WIRE-1. */
export const answer = (Data: unknown) => HttpResponse.json(enveloped(Data));

export const refuse = (status: number, ResultCode: ErrorCode, Data = "", Errors: unknown[] = [], Facts?: object) =>
  HttpResponse.json({ Data, Status: -1, ResultCode, ResponseType: "Error", Errors, Facts }, { status });

/** Nothing was booked, as the price is another than the one that was shown. (PLAN-37) */
export const refusePrice = (Now: StatedPrice) =>
  HttpResponse.json(
    {
      ...{ Data: "The price has changed.", Status: -1, ResultCode: "plan.priceChanged", ResponseType: "Error" },
      ...{ Errors: [], Facts: { due: Now.Total }, Price: { Now } },
    },
    { status: 409 },
  );

/** An answer that keeps to no contract, for tests of what a page makes of one: by default an OK that holds nothing. */
export const wrongAnswer = (body: object = enveloped(null), status = 200) =>
  HttpResponse.json(body, { status, headers: { [WRONG_ON_PURPOSE]: "yes" } });

/** Handles a path, for any method. */
export const on = (path: string, resolver: HttpResponseResolver) => http.all(`*${path}`, resolver);

/**
 * Answers the calls of a file's tests; one without a handler fails, and is named in the output. What is sent and answered
 * keeps to the calls' contracts (`checkCalls`). Handlers that a test
 * adds are removed after it.
 */
export function serve(...handlers: HttpHandler[]) {
  const server = serveAnything(...handlers);
  checkCalls(server);
  return server;
}

/** The same for tests of how calls are made, whatever they say. */
export function serveAnything(...handlers: HttpHandler[]) {
  // The member of staff, by default the owner, who may do everything.
  const owner = http.get("*/api/support/self", () => answer({ StaffRole: "owner", NeedsSecondFactor: false }));
  const server = setupServer(...handlers, owner);
  beforeAll(() => server.listen({ onUnhandledRequest: "error" }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  return server;
}
