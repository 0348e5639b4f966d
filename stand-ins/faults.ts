import type { FastifyInstance } from "fastify";
import Type, { type Static } from "typebox";

/** For Fastify: what a provider does not describe is refused, not taken out or changed into what it does. */
export const strictAjv = { customOptions: { removeAdditional: false, coerceTypes: false } } as const;

/** Faults by name, each for one call, in the order in which they were set. */
export type Faults<Name extends string> = {
  readonly known: readonly Name[];
  /** The fault of the next call; null: none. */
  next: () => Name | null;
  /** The same, and removes it. */
  take: () => Name | null;
  /** Replaces all faults; an empty list removes them. */
  set: (names: readonly Name[]) => void;
  waiting: () => readonly Name[];
};

/** The most faults that can wait. */
const MOST = 20;

/** The faults of one provider, in this process; none at the start. */
export function openFaults<Name extends string>(known: readonly Name[]): Faults<Name> {
  let waiting: readonly Name[] = [];
  const next = () => waiting[0] ?? null;
  return {
    known,
    next,
    take: () => {
      const first = next();
      waiting = waiting.slice(1);
      return first;
    },
    set: (names) => {
      waiting = [...names];
    },
    waiting: () => waiting,
  };
}

/**
 * The control of a stand-in over HTTP at `path`: GET answers the known and the waiting faults, POST `{faults}` replaces
 * those. `key`: the shop's secret at the provider, required for every call. (QA-10)
 */
export function addFaultsControl<Name extends string>(
  app: FastifyInstance,
  { path, key, faults }: { path: string; key: string; faults: Faults<Name> },
): void {
  const reading = () => ({ known: faults.known, waiting: faults.waiting() });
  const SetBody = Type.Object({ faults: Type.Array(Type.Enum([...faults.known]), { maxItems: MOST }) });
  const isTheShop = (authorization: string | undefined) => authorization === `Bearer ${key}`;

  void app.register((scope, _options, done) => {
    // One of the stand-ins reads its bodies as bare text, to check their signature.
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
