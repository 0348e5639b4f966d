import type { FastifyInstance } from "fastify";
import Type, { type Static } from "typebox";

/** Fastify's options: an undocumented field is refused, not removed or coerced. */
export const strictAjv = { customOptions: { removeAdditional: false, coerceTypes: false } } as const;

/**
 * A fault that was set. `about`: only for calls that contain one of these words; null: for any. `chance`: the
 * probability that such a call meets it, until it is cleared; null: it applies to the next one only.
 */
type SetFault<Name extends string> = { fault: Name; about: readonly string[] | null; chance: number | null };

/** A call that met a fault: when (epoch ms of this machine), and the ids in it (UUIDs). */
type Hit<Name extends string> = { fault: Name; at: number; ids: readonly string[] };

/** Faults by name, in the order in which they were set. */
export type Faults<Name extends string> = {
  readonly known: readonly Name[];
  /** The fault that a call meets, and a function that records it; null: none. `call`: its content. */
  meet: (call: string) => { fault: Name; happens: () => void } | null;
  /** The same, recorded immediately. */
  take: (call?: string) => Name | null;
  /** Replaces all faults, given by name or as objects; an empty list removes them. */
  set: (faults: readonly (Name | SetFault<Name>)[]) => void;
  waiting: () => readonly SetFault<Name>[];
  /** The last calls that met a fault, newest last. */
  hits: () => readonly Hit<Name>[];
};

/** The greatest number of waiting faults, and of recorded calls. */
const MOST = 20;
const REMEMBERED = 100;

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;

/** The faults of one provider, in this process; none at the start. `random`: from 0 up to 1. */
export function openFaults<Name extends string>(known: readonly Name[], random = Math.random): Faults<Name> {
  let waiting: readonly SetFault<Name>[] = [];
  let hits: readonly Hit<Name>[] = [];
  const meet = (call: string) => {
    const met = waiting.find(({ about, chance }) => isAbout(call, about) && (chance === null || random() < chance));
    if (!met) return null;
    const { fault, chance } = met;
    const happens = () => {
      if (chance === null) waiting = waiting.filter((one) => one !== met);
      hits = [...hits, { fault, at: Date.now(), ids: call.match(UUID) ?? [] }].slice(-REMEMBERED);
    };
    return { fault, happens };
  };
  return {
    known,
    meet,
    take: (call = "") => {
      const met = meet(call);
      met?.happens();
      return met?.fault ?? null;
    },
    set: (faults) => {
      waiting = faults.map((one) => (typeof one === "string" ? { fault: one, about: null, chance: null } : { ...one }));
    },
    waiting: () => waiting,
    hits: () => hits,
  };
}

/** Whether a call contains one of these words as a whole word. */
function isAbout(call: string, words: readonly string[] | null): boolean {
  const escaped = (word: string) => word.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
  return words === null || words.some((word) => new RegExp(`(?<!\\w)${escaped(word)}(?!\\w)`, "i").test(call));
}

/**
 * The control of a stand-in over HTTP at `path`: GET answers the known faults, those that are set and the calls that
 * met one; POST `{faults}` replaces those that are set, given by name or with `about` and `chance`. `key`: the shop's
 * secret at the provider, required for every call. (QA-10)
 */
export function addFaultsControl<Name extends string>(
  app: FastifyInstance,
  { path, key, faults }: { path: string; key: string; faults: Faults<Name> },
): void {
  const reading = () => ({
    known: faults.known,
    waiting: faults.waiting().map(({ fault }) => fault),
    set: faults.waiting(),
    hits: faults.hits(),
  });
  const Known = Type.Enum([...faults.known]);
  const Whole = Type.Object({
    fault: Known,
    about: Type.Union([Type.Null(), Type.Array(Type.String({ minLength: 1, maxLength: 120 }), { maxItems: 200 })]),
    chance: Type.Union([Type.Null(), Type.Number({ minimum: 0, maximum: 1 })]),
  });
  const SetBody = Type.Object({ faults: Type.Array(Type.Union([Known, Whole]), { maxItems: MOST }) });
  const isTheShop = (authorization: string | undefined) => authorization === `Bearer ${key}`;

  void app.register((scope, _options, done) => {
    // One of the stand-ins reads its bodies as plain text, to check their signature.
    scope.removeContentTypeParser("application/json");
    scope.addContentTypeParser("application/json", { parseAs: "string" }, scope.getDefaultJsonParser("error", "error"));
    scope.get(path, async ({ headers }, reply) =>
      isTheShop(headers.authorization) ? reading() : reply.code(401).send(),
    );
    scope.post<{ Body: Static<typeof SetBody> }>(
      path,
      { schema: { body: SetBody } },
      async ({ body, headers }, reply) => {
        if (!isTheShop(headers.authorization)) return reply.code(401).send();
        faults.set(body.faults);
        return reading();
      },
    );
    done();
  });
}
