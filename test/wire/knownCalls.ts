/** The schemas of a call, as JSON Schema; null where it has no body or its answer is none of JSON. */
export type CallSchemas = {
  readonly method: string;
  /** As in its contract: `/api/fund/:clientId`. */
  readonly path: string;
  readonly body: object | null;
  readonly bodyOptional: boolean;
  readonly answer: object | null;
};

/** What page tests hold their calls to. `failure`: the schema of every refusal. `madeOf`: a digest of its sources. */
export type KnownCalls = {
  readonly madeOf: string;
  readonly calls: readonly CallSchemas[];
  readonly failure: object;
};

/** Where page tests read it, which load nothing of the server. */
export const KNOWN_CALLS = ".cache/calls.json";
