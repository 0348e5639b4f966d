import type { FastifyInstance } from "fastify";
import type { SignedInClient } from "../../../features/account/account.schemas";
import { type BodyOf, buildPath, type DataOf, type Endpoint, type PathParameters } from "../../../shared/endpoint";
import type { Envelope } from "../../../shared/envelope";
import type { Clock } from "../../../shared/instant";

/** In what a scenario is played: our own calls, made for one client, and the provider's tokeniser. */
export type World = {
  clientId: number;
  now: Clock;
  call: <E extends Endpoint>(call: E, params: PathParameters<E["path"]>, body?: BodyOf<E>) => Promise<DataOf<E>>;
  /** The provider's single-use token of a test card, as the browser would get it. */
  tokenOf: (cardNumber: string) => Promise<string>;
};

type Parts = {
  app: FastifyInstance;
  clientId: SignedInClient["clientId"];
  authorization: string;
  now: Clock;
  clover: { tokenUrl: string; apiAccessKey: () => Promise<string> };
};

/** Plays over the application's own routes, in process: a situation is built by nothing but what a client can do. */
export function openWorld({ app, clientId, authorization, now, clover }: Parts): World {
  return {
    clientId,
    now,
    call: async (call, params, body) => {
      const answer = await app.inject({
        method: call.method,
        url: buildPath(call.path, params),
        headers: { authorization, "accept-language": "en" },
        ...(body !== undefined && { payload: body as object }),
      });
      const envelope: Envelope<DataOf<typeof call>> = answer.json();
      if (envelope.Status === 0) return envelope.Data;
      throw new Error(`${call.path}: ${answer.statusCode} ${envelope.ResultCode} ${JSON.stringify(envelope.Errors)}`);
    },
    tokenOf: async (number) => {
      const answer = await fetch(`${clover.tokenUrl}/v1/tokens`, {
        method: "POST",
        headers: { "content-type": "application/json", apikey: await clover.apiAccessKey() },
        body: JSON.stringify({ card: { number, exp_month: "12", exp_year: "2030", cvv: "123" } }),
      });
      const token: { id?: string } = await answer.json();
      if (!token.id) throw new Error(`the tokeniser refused the card: ${answer.status}`);
      return token.id;
    },
  };
}
