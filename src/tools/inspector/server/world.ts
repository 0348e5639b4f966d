import type { FastifyInstance } from "fastify";
import { cloverProvider } from "../../../features/payments/methods/clover/server/clover";
import type { PayeezyPayment } from "../../../features/payments/methods/payeezy/payeezy.schemas";
import type { ConfiguredMethods } from "../../../features/payments/methods/server/methods.server";
import { DEFAULT_LANGUAGE } from "../../../shared/constants";
import { type BodyOf, buildPath, type DataOf, type Endpoint, type PathParameters } from "../../../shared/endpoint";
import type { PaymentProvider } from "../../../shared/enumerations";
import type { Envelope } from "../../../shared/envelope";
import type { Clock } from "../../../shared/instant";
import type { PastClock } from "./pastClock";

type Call = <E extends Endpoint>(call: E, params: PathParameters<E["path"]>, body?: BodyOf<E>) => Promise<DataOf<E>>;

/** What scenarios are built with: our own calls, made for one client and by staff, and the provider's tokeniser. */
export type World = {
  clientId: number;
  now: Clock;
  call: Call;
  callAsStaff: Call;
  /** The provider's single-use token of a test card, as the browser would get it. */
  tokenOf: (cardNumber: string) => Promise<string>;
  /** Payeezy's token of a test card. Throws without its stand-in. */
  payeezyTokenOf: (cardNumber: string) => Promise<PayeezyPayment["Token"]>;
  /** Enables a payment method for this installation, permanently. */
  offer: (method: PaymentProvider) => Promise<void>;
  /** Sends a file's raw bytes, as the client. Throws when refused. */
  sendFile: (path: string, content: Buffer) => Promise<void>;
  /** Does everything that is due, including sending refunds. */
  settle: () => Promise<void>;
  /** Starts an empty plan for the client, which takes the next booking in place of the plan before. */
  startPlan: () => Promise<unknown>;
  /** Runs a scene so many milliseconds ago. */
  ago: PastClock["play"];
};

type Deps = {
  app: FastifyInstance;
  clientId: number;
  authorization: string;
  staffAuthorization: () => Promise<string>;
  past: PastClock;
  tokenisers: Tokenisers;
} & Pick<World, "offer" | "settle" | "startPlan">;

/** The payment methods whose providers turn cards into tokens. */
export type Tokenisers = Pick<ConfiguredMethods, "clover" | "payeezy">;

/** A call of a scenario that the shop refuses, as it would anybody's, or that offers nothing: no failure of the shop. */
export class RefusedCall extends Error {
  constructor(
    message: string,
    readonly path: string,
    readonly code: string,
  ) {
    super(message);
    this.name = "RefusedCall";
  }
}

let calls = 0;

/**
 * A different address for each call: a scenario makes the calls of many people, so no address's limit applies to all.
 */
function nextAddress(): string {
  calls += 1;
  return `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`;
}

/**
 * Makes the calls in this process, over the application's own routes: scenarios are built by what people can do. The
 * one exception is `startPlan`, which writes the new plan by itself.
 */
export function openWorld(deps: Deps): World {
  const { app, clientId, authorization, staffAuthorization, past, tokenisers, offer, settle, startPlan } = deps;
  const clover = tokenisers.clover.settings;
  const payeezy = tokenisers.payeezy.settings;
  const caller =
    (authorizationOf: () => Promise<string>): Call =>
    async (call, params, body) => {
      const answer = await app.inject({
        method: call.method,
        url: buildPath(call.path, params),
        remoteAddress: nextAddress(),
        headers: { authorization: await authorizationOf(), "accept-language": DEFAULT_LANGUAGE },
        ...(body !== undefined && { payload: body as object }),
      });
      const envelope: Envelope<DataOf<typeof call>> = answer.json();
      if (envelope.Status === 0) return envelope.Data;
      const { ResultCode, Errors } = envelope;
      const message = `${call.path}: ${answer.statusCode} ${ResultCode} ${JSON.stringify(Errors)}`;
      throw answer.statusCode < 500 ? new RefusedCall(message, call.path, ResultCode) : new Error(message);
    };
  return {
    clientId,
    now: past.now,
    ago: past.play,
    call: caller(async () => authorization),
    callAsStaff: caller(staffAuthorization),
    sendFile: async (url, payload) => {
      const headers = { authorization, "content-type": "application/octet-stream" };
      const answer = await app.inject({ method: "POST", url, remoteAddress: nextAddress(), headers, payload });
      if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.statusCode} ${answer.body}`);
    },
    offer,
    settle,
    startPlan,
    payeezyTokenOf: async (card_number) => {
      if (!payeezy) throw new Error("Payeezy is not configured");
      const credit_card = { type: "visa", cardholder_name: "QA", card_number, exp_date: "1230", cvv: "123" };
      const answer = await fetch(`${payeezy.apiUrl}/v1/transactions/tokens`, {
        method: "POST",
        headers: { "content-type": "application/json", apikey: payeezy.apiKey },
        body: JSON.stringify({ type: "FDToken", ta_token: payeezy.taToken, auth: "false", credit_card }),
      });
      const { token }: { token?: { type: string; value: string; exp_date: string } } = await answer.json();
      if (!token) throw new Error(`the tokeniser refused the card: ${answer.status}`);
      return { Type: token.type, Value: token.value, ExpDate: token.exp_date };
    },
    tokenOf: async (number) => {
      if (!clover) throw new Error("Clover is not configured");
      const provider = cloverProvider({ ...clover, fetch });
      const answer = await fetch(`${clover.tokenUrl}/v1/tokens`, {
        method: "POST",
        headers: { "content-type": "application/json", apikey: (await provider.accessKey()) ?? "" },
        body: JSON.stringify({ card: { number, exp_month: "12", exp_year: "2030", cvv: "123" } }),
      });
      const token: { id?: string } = await answer.json();
      if (!token.id) throw new Error(`the tokeniser refused the card: ${answer.status}`);
      return token.id;
    },
  };
}
