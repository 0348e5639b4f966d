import { MINUTE, SECOND } from "../../../shared/instant";
import { type WaitingKind, waitingKey, waitingKinds } from "../inbox/inbox.rules";
import type { Waiting } from "../inbox/inbox.schemas";
import type { Colleague, Presence } from "./presence.schemas";

/** How often a tab reports what it has open. */
export const REPORT_EVERY = 10 * SECOND;
/** A row counts as open after a moment, so that moving along the rows of a list opens none. */
export const OPEN_AFTER = SECOND / 2;
/** A tab that has been in the background for this long reports nothing more. */
export const IDLE_AFTER = 10 * MINUTE;
/** How long a report is valid: of a page on screen, and of one in the background. (DESK-109) */
export const REPORT_VALID_FOR = { seen: 25 * SECOND, hidden: 90 * SECOND } as const;

/** An item of the inbox, or the page of a plan. */
export type OpenItem = { readonly Kind: WaitingKind; readonly ItemId: string };
type Open = Presence["Open"][number];

/** The item of a queue's row, by the row's id on the page; null for rows of other lists. */
export function openItemOfRow(id: string): OpenItem | null {
  const end = id.indexOf("-");
  const Kind = waitingKinds.find((kind) => kind === id.slice(0, Math.max(end, 0)));
  return Kind ? { Kind, ItemId: id.slice(end + 1) } : null;
}

/** One entry for each item, in a fixed order, however many parts of a page have it open. */
export function openItems(all: Iterable<Open>): Open[] {
  const places = new Map<string, Open>();
  for (const { Kind, ItemId, Answering } of all) {
    const key = waitingKey({ Kind, ItemId });
    places.set(key, { Kind, ItemId, Answering: Answering || (places.get(key)?.Answering ?? false) });
  }
  return [...places.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, open]) => open);
}

type Item = Pick<Waiting, "Kind" | "ItemId" | "TravelPlanId">;

/**
 * The colleagues at an item, each once, those who answer first: at a row also who has its plan's page open, and at a
 * plan's page who has one of its rows open. `items` says which plan a row is of. (DESK-109)
 */
export function colleaguesOn(
  openItem: OpenItem,
  colleagues: readonly Colleague[],
  items: readonly Item[],
): Colleague[] {
  const planOf = ({ Kind, ItemId }: OpenItem): string | undefined =>
    Kind === "plan"
      ? ItemId
      : items.find((item) => item.Kind === Kind && item.ItemId === ItemId)?.TravelPlanId?.toString();
  const plan = planOf(openItem);
  const isHere = (other: OpenItem) =>
    waitingKey(other) === waitingKey(openItem) ||
    (plan !== undefined && (other.Kind === "plan" || openItem.Kind === "plan") && planOf(other) === plan);
  const here = new Map<number, Colleague>();
  for (const colleague of colleagues) {
    if (!isHere(colleague) || here.get(colleague.StaffId)?.Answering) continue;
    here.set(colleague.StaffId, colleague);
  }
  return [...here.values()].sort((a, b) => Number(b.Answering) - Number(a.Answering) || (a.Name < b.Name ? -1 : 1));
}
