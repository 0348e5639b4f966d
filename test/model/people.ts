import type { LightMyRequestResponse } from "fastify";
import { clients } from "../../src/features/account/server/account.tables";
import type { CheckoutEvent } from "../../src/features/plan/checkout/checkout.events";
import { type BodyOf, buildPath, type Endpoint, type PathParameters } from "../../src/shared/endpoint";
import type { TestApp } from "../testApp";
import type { Providers } from "./providers";

/** The calls about a plan: `call` as its client, `callAsStaff` as staff. */
export type People = {
  test: TestApp;
  clientId: number;
  call: Call;
  callAsStaff: Call;
  providers: Providers;
};

/** A move by people: its plan, and its first event, which names the booking or amount. */
export type Asked = { planId: number; event: CheckoutEvent | undefined };
export type Way = (people: People, asked: Asked) => Promise<LightMyRequestResponse>;

type Call = <E extends Endpoint>(
  call: E,
  params: PathParameters<E["path"]>,
  body?: BodyOf<E>,
) => Promise<LightMyRequestResponse>;

/** A new client with a complete profile, and the demo's staff. Calls the app's own routes. */
export async function newPeople(test: TestApp, providers: Providers): Promise<People> {
  people += 1;
  const [row] = await test.db
    .insert(clients)
    .values({
      email: `plan${people}@example.com`,
      passwordHash: "",
      firstName: "Ana",
      lastName: "Rivera Soto",
      phone: "+1 305 555 0142",
      birthDate: "1988-05-17",
      countryId: 167,
      createdAt: test.now(),
      activatedAt: test.now(),
    })
    .returning({ id: clients.id });
  const clientId = row?.id ?? 0;
  return {
    test,
    clientId,
    call: caller(test, () => test.as(clientId)),
    callAsStaff: caller(test, () => test.as(STAFF, "staff")),
    providers,
  };
}

let people = 0;
let calls = 0;
/** The demo's account of staff. */
const STAFF = 3;

function caller({ call }: TestApp, headersOf: () => { authorization: string }): Call {
  return (endpoint, params, body) => {
    calls += 1;
    return call({
      method: endpoint.method,
      url: buildPath(endpoint.path, params),
      headers: headersOf(),
      // A different address for each call, because the limit for each address is not tested here.
      remoteAddress: `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`,
      ...(body !== undefined && { payload: body as object }),
    });
  };
}
