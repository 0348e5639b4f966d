import { MOST_WAITING } from "../../../../desk.limits";
import { byDeadline, listedOf, type WaitingKind } from "../../../../inbox/inbox.rules";
import type { Waiting } from "../../../../inbox/inbox.schemas";

/** An item before its assignment and its snooze are known. */
export type Unowned = Omit<Waiting, "OwnerId" | "HandedOver" | "Snooze">;

/** How items of some kinds are read. */
export type Readings<Kind extends WaitingKind> = Readonly<Record<Kind, () => Promise<Unowned[]>>>;

type Person = { readonly firstName: string; readonly lastName: string };

export const named = ({ firstName, lastName }: Person) => `${firstName} ${lastName}`;

/** Default values of an item. */
export const itemDefaults: Omit<Unowned, "Kind" | "ItemId" | "ClientName" | "Since"> = {
  Name: "",
  Status: "waiting",
  Amount: null,
  CurrencyCode: "USD",
  Documents: [],
  TravelPlanId: null,
  Until: null,
};

/** The differences of an item whose plan cannot be read. */
export const unreadable = { Status: "unreadable", Until: null } as const;

/** An item, and whether it is listed however many others wait. */
export type Ranked = { readonly item: Unowned; readonly isKept: boolean };

/** What is listed of a kind that is read as a whole, the earliest deadline first. */
export const mostUrgent = (items: readonly Ranked[]): Unowned[] =>
  listedOf(byDeadline(items.map((ranked) => ({ ...ranked, Until: ranked.item.Until }))), MOST_WAITING).map(
    ({ item }) => item,
  );

/** One after the other, so that one answer uses one connection, not one per row. */
export async function mapInSequence<Row, Result>(
  rows: readonly Row[],
  work: (row: Row) => Promise<Result>,
): Promise<Result[]> {
  const done: Result[] = [];
  for (const row of rows) done.push(await work(row));
  return done;
}
