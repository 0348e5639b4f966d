/** The schemas of a call, as JSON Schema; null if it has no body or its answer is not JSON. */
export type CallSchemas = {
  readonly method: string;
  /** The path in its contract: `/api/fund/:clientId`. */
  readonly path: string;
  readonly body: object | null;
  readonly bodyOptional: boolean;
  readonly answer: object | null;
};

/**
 * What page tests check their calls against. `failure`: the schema of every refusal. `madeOf`: a digest of its sources.
 */
export type KnownCalls = {
  readonly madeOf: string;
  readonly calls: readonly CallSchemas[];
  readonly failure: object;
};

/** The file that page tests read, so that they load nothing of the server. */
export const KNOWN_CALLS = ".cache/calls.json";
