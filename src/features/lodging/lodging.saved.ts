/** Beyond it the oldest leaves. */
export const MOST_SAVED = 50;
export const MOST_SEEN = 12;
export const MOST_COMPARED = 3;

/** What a browser keeps of houses, by their ids, the newest first. (LODGE-24) */
export type KeptHouses = {
  /** Whose it is; 0: a visitor's, which goes on with whoever signs in. */
  readonly owner: number;
  readonly saved: readonly number[];
  /** Houses that were saved or taken out, and of which the owner's account has not heard yet. */
  readonly untold: readonly number[];
  /** Whose pages were opened. Never leaves the browser. */
  readonly seen: readonly number[];
};

export const nothingKept: KeptHouses = { owner: 0, saved: [], untold: [], seen: [] };

/** What was kept, as far as it can be read: storage is the visitor's to change. */
export function readKeptHouses(text: string | null): KeptHouses {
  const { owner, saved, untold, seen } = record(parse(text));
  return {
    owner: typeof owner === "number" && Number.isSafeInteger(owner) && owner > 0 ? owner : 0,
    saved: idsOf(saved, MOST_SAVED),
    untold: idsOf(untold, 2 * MOST_SAVED),
    seen: idsOf(seen, MOST_SEEN),
  };
}

/** What of it is this client's (0: a visitor's). A visitor's becomes that of whoever signs in; another client's is not shown. */
export function keptHousesOf(kept: KeptHouses, clientId: number): KeptHouses {
  if (kept.owner === clientId) return kept;
  if (kept.owner === 0) return { ...kept, owner: clientId, untold: kept.saved };
  return { ...nothingKept, owner: clientId };
}

/** Saves a house, or takes it out again. */
export function toggled(kept: KeptHouses, id: number): KeptHouses {
  const { owner, saved, untold } = kept;
  return {
    ...kept,
    saved: saved.includes(id) ? without(saved, id) : [id, ...saved].slice(0, MOST_SAVED),
    untold: owner === 0 ? [] : [id, ...without(untold, id)].slice(0, 2 * MOST_SAVED),
  };
}

export function opened(kept: KeptHouses, id: number): KeptHouses {
  return { ...kept, seen: [id, ...without(kept.seen, id)].slice(0, MOST_SEEN) };
}

/** What the account has to hear: `Saved` the newest first. */
export function tellingOf({ saved, untold }: KeptHouses): { Saved: number[]; Removed: number[] } {
  return {
    Saved: saved.filter((id) => untold.includes(id)),
    Removed: untold.filter((id) => !saved.includes(id)),
  };
}

/**
 * What is kept once the account has heard what was `sent` and has answered what it holds: that, and whatever was changed
 * here meanwhile. (LODGE-25)
 */
export function joined(kept: KeptHouses, sent: KeptHouses, held: readonly number[]): KeptHouses {
  const heard = (id: number) => sent.untold.includes(id) && sent.saved.includes(id) === kept.saved.includes(id);
  const untold = kept.untold.filter((id) => !heard(id));
  const changed = kept.saved.filter((id) => untold.includes(id));
  return { ...kept, untold, saved: [...changed, ...held.filter((id) => !untold.includes(id))].slice(0, MOST_SAVED) };
}

/** The houses that an address sets side by side, at most three. (LODGE-26) */
export function comparedIn(params: URLSearchParams): number[] {
  return idsOf((params.get("compare") ?? "").split(",").map(Number), MOST_COMPARED);
}

/** The query of an address that sets these side by side. */
export function comparing(ids: readonly number[]): Record<string, string> {
  return ids.length > 0 ? { compare: ids.join(",") } : {};
}

const without = (ids: readonly number[], id: number) => ids.filter((other) => other !== id);

function idsOf(stored: unknown, most: number): number[] {
  if (!Array.isArray(stored)) return [];
  const ids = stored.filter((id): id is number => Number.isInteger(id) && id > 0 && id < 2 ** 31);
  return [...new Set(ids)].slice(0, most);
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "");
  } catch {
    return null;
  }
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}
