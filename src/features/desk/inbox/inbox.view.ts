import { type OwnerFilter, readKind, readOwner, type WaitingKind } from "./inbox.rules";

/** What the inbox shows. */
export type InboxView = {
  /** Null: every kind. */
  readonly kind: WaitingKind | null;
  readonly owner: OwnerFilter;
  /** What is put aside, in place of what is to be done. (DESK-111) */
  readonly aside: boolean;
};

/** Reads a view from an address; what it does not know counts as not said. */
export const readView = (query: { readonly get: (name: string) => string | null }): InboxView => ({
  kind: readKind(query.get("kind")),
  owner: readOwner(query.get("owner")),
  aside: query.get("snoozed") !== null,
});

/** A view as the query of the inbox's address; what is usual is not said. */
export const viewQuery = ({ kind, owner, aside }: InboxView): Record<string, string> => ({
  ...(kind && { kind }),
  ...(owner !== "any" && { owner: String(owner) }),
  ...(aside && { snoozed: "" }),
});
