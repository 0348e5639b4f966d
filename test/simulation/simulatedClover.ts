import type { Clock } from "../../src/shared/instant";
import { isNumber, isRecord, textOf } from "../../src/shared/unknownData";
import { charging } from "../../stand-ins/clover/charging";
import { type Journal, openJournal } from "../../stand-ins/clover/journal";
import { createToken } from "../../stand-ins/clover/tokens";

/** The effect of the network between us and the provider on a request. */
export const weathers = ["fair", "refused", "lostOnTheWay", "answerLost", "overloaded"] as const;
export type Weather = (typeof weathers)[number];

export type SimulatedClover = {
  journal: Journal;
  core: ReturnType<typeof charging>;
  fetch: typeof fetch;
  weather: Weather;
  /** A single-use token of a test card. */
  token: (number: string) => string;
  /** Ends all delays of the provider. */
  goOn: () => void;
};

/** The stand-in's core and memory behind our own `fetch`: the adapter speaks its protocol without a socket. */
export function simulatedClover(now: Clock): SimulatedClover {
  const journal = openJournal(null);
  const silences: (() => void)[] = [];
  const core = charging({ journal, now, wait: () => new Promise((goOn) => void silences.push(goOn)) });

  async function decide(path: string, key: string, body: unknown) {
    if (!isRecord(body) || !isNumber(body.amount)) throw new Error(`not a request to the provider: ${path}`);
    const { amount } = body;
    const description = textOf(body, "description") ?? "";
    if (path === "/v1/charges") return core.charge({ key, amount, description, source: textOf(body, "source") ?? "" });
    if (path === "/v1/refunds") return core.refund({ key, amount, charge: textOf(body, "charge") ?? "" });
    throw new Error(`no such call: ${path}`);
  }

  /** The provider's answers to requests without a body. */
  async function look({ pathname, searchParams }: URL) {
    const last = searchParams.get("starting_after");
    const charged = searchParams.get("charge");
    const asked = {
      "created.gte": Number(searchParams.get("created.gte") ?? 0),
      limit: Number(searchParams.get("limit") ?? 10),
      ...(last !== null && { starting_after: last }),
    };
    if (pathname === "/v1/charges") return core.listCharges(asked);
    if (pathname === "/v1/refunds") return core.listRefunds({ ...asked, ...(charged !== null && { charge: charged }) });
    const [, charge] = /^\/v1\/charges\/(\w+)$/.exec(pathname) ?? [];
    if (charge === undefined) throw new Error(`no such call: ${pathname}`);
    return core.findCharge(charge);
  }

  const clover: SimulatedClover = {
    journal,
    core,
    weather: "fair",
    fetch: async (url, init) => {
      const { weather } = clover;
      if (weather === "refused") throw broken("ECONNREFUSED");
      if (weather === "lostOnTheWay") throw broken("ECONNRESET");
      if (weather === "overloaded") return new Response(null, { status: 503 });
      const key = new Headers(init?.headers).get("idempotency-key") ?? "";
      const address = new URL(String(url));
      const deciding =
        init?.method === "GET" ? look(address) : decide(address.pathname, key, JSON.parse(String(init?.body)));
      const outcome = await Promise.race([deciding, silence()]);
      if (outcome === "silent") throw new DOMException("The operation timed out", "TimeoutError");
      if (outcome === "break" || weather === "answerLost") throw broken("ECONNRESET");
      return new Response(JSON.stringify(outcome.body), { status: outcome.status });
    },
    token: (number) => {
      const cvv = number.startsWith("3") ? "1234" : "123";
      const { body } = createToken(journal, { number, exp_month: "12", exp_year: "2040", cvv }, now());
      return textOf(body, "id") ?? "";
    },
    goOn: () => {
      for (const goOn of silences.splice(0)) goOn();
    },
  };
  return clover;
}

/** The simulated core answers within this task's microtasks; anything later counts as silence. */
const silence = () => new Promise<"silent">((resolve) => setImmediate(resolve, "silent"));

const broken = (code: string) => Object.assign(new TypeError("fetch failed"), { cause: { code } });
