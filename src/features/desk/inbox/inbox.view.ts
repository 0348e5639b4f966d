import { type DueState, dueState, type OwnerFilter, readKind, readOwner, type WaitingKind } from "./inbox.rules";

/** The columns by which the inbox can be sorted. */
export const orderColumns = ["due", "name", "client", "plan", "since", "owner"] as const;
export type OrderColumn = (typeof orderColumns)[number];

/** The column by which rows are sorted, and whether in descending order. */
export type InboxOrder = { readonly by: OrderColumn; readonly down: boolean };

/** What the inbox shows, and in which order. */
export type InboxView = {
  /** Null: every kind. */
  readonly kind: WaitingKind | null;
  readonly owner: OwnerFilter;
  /** Only what is overdue or due soon. */
  readonly urgent: boolean;
  /** Only items that are put aside, instead of those to be done. (DESK-111) */
  readonly aside: boolean;
  /** Null: the most urgent first. */
  readonly order: InboxOrder | null;
};

/** The longest query that a view has. */
export const LONGEST_VIEW = 200;

/** A view that leaves nothing out. */
export const wholeInbox: InboxView = { kind: null, owner: "any", urgent: false, aside: false, order: null };

/** The views that everybody has. (DESK-120) */
export const defaultViews = [
  { name: "mine", view: { ...wholeInbox, owner: "mine" } },
  { name: "nobodys", view: { ...wholeInbox, owner: "none" } },
  { name: "urgent", view: { ...wholeInbox, urgent: true } },
  { name: "longest", view: { ...wholeInbox, order: { by: "since", down: false } } },
] as const satisfies readonly { name: string; view: InboxView }[];

/** Reads a view from an address; unknown values count as missing. */
export const readView = (query: { readonly get: (name: string) => string | null }): InboxView => ({
  kind: readKind(query.get("kind")),
  owner: readOwner(query.get("owner")),
  urgent: query.get("urgent") !== null,
  aside: query.get("snoozed") !== null,
  order: readOrder(query.get("order")),
});

function readOrder(text: string | null): InboxOrder | null {
  const by = orderColumns.find((column) => column === text?.replace(/^-/, ""));
  return by === undefined ? null : { by, down: text?.startsWith("-") === true };
}

/** A view as the query of the inbox's address, without default values. */
export const viewQuery = ({ kind, owner, urgent, aside, order }: InboxView): Record<string, string> => ({
  ...(kind && { kind }),
  ...(owner !== "any" && { owner: String(owner) }),
  ...(urgent && { urgent: "" }),
  ...(aside && { snoozed: "" }),
  ...(order && { order: `${order.down ? "-" : ""}${order.by}` }),
});

/** A view as one text, the same for every address that shows the same. */
export const viewText = (view: InboxView): string => new URLSearchParams(viewQuery(view)).toString();

/** The view of a text that `viewText` made, or that a person has sent. */
export const viewOf = (text: string): InboxView => readView(new URLSearchParams(text));

/** Whether staff have done their part of an item, such as proposing an alternative, and its client has to answer. */
export const waitsForClient = ({ Status }: { readonly Status: string }): boolean => Status === "proposed";

/** Whether an item holds up nothing: documents without a plan that needs them by a deadline. */
export const isIdle = ({ Kind, Until }: { Kind: WaitingKind; Until: number | null }): boolean =>
  Kind === "document" && Until === null;

const urgentStates: readonly DueState[] = ["over", "soon"];

/** Whether an item is overdue or due soon. */
export const isUrgent = ({ Kind, Until }: { Kind: WaitingKind; Until: number | null }, now: number): boolean =>
  urgentStates.includes(dueState(Kind, Until, now));
