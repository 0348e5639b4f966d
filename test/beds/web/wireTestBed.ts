import { type HttpHandler, HttpResponse, type HttpResponseResolver, http } from "msw";
import { setupServer } from "msw/node";
import type { StatedPrice } from "../../../src/shared/schemas";

/** An answer of the server in the envelope of WIRE-1. */

export const answer = (Data: unknown) => HttpResponse.json({ Data, Status: 0, ResultCode: "OK", ResponseType: "OK" });

export const refuse = (status: number, ResultCode: string, Data = "", Errors: unknown[] = [], Facts?: object) =>
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

/** Handles a path, for any method. */
export const on = (path: string, resolver: HttpResponseResolver) => http.all(`*${path}`, resolver);

/**
 * Answers the calls of a file's tests; one without a handler fails, and is named in the output. Handlers that a test
 * adds are removed after it.
 */
export function serve(...handlers: HttpHandler[]) {
  // The member of staff, by default the owner, who may do everything.
  const owner = http.get("*/api/support/self", () => answer({ StaffRole: "owner", NeedsSecondFactor: false }));
  const server = setupServer(...handlers, owner);
  beforeAll(() => server.listen({ onUnhandledRequest: "error" }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  return server;
}
