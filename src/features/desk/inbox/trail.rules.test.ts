import { waitingKey } from "./inbox.rules";
import type { Waiting } from "./inbox.schemas";
import { nextItem, noTrail, type Trail } from "./trail.rules";

const [ME, ROSA] = [3, 4];
const snoozed = { By: "Luz Gil", At: 0, Until: null, Ends: null, Back: null };
const item = (ItemId: string, change: Partial<Waiting> = {}): Waiting => ({
  Kind: "note",
  ItemId,
  Name: "",
  Status: "waiting",
  Amount: null,
  CurrencyCode: "USD",
  Documents: [],
  ClientName: "Ana",
  TravelPlanId: null,
  Since: 0,
  Until: null,
  OwnerId: null,
  HandedOver: null,
  Snooze: null,
  ...change,
});
const all = (text: string) => [...text].map((id) => item(id));
const listed = (text: string, filters: Partial<Trail> = {}): Trail => ({ ...noTrail, items: all(text), ...filters });
const following = (items: readonly Waiting[], trail: Trail, ItemId?: string) => {
  const next = nextItem(items, trail, { after: ItemId === undefined ? undefined : item(ItemId), me: ME });
  return next && waitingKey(next).replace("note ", "");
};

describe("the item to go on with (DESK-122)", () => {
  it("is the next of the list one came from, in its order, and not the inbox's most urgent", () => {
    expect(following(all("abcd"), listed("dbca"), "b")).toBe("c");
    // The answered one may be listed still, and others may have been answered meanwhile.
    expect(following(all("bd"), listed("dbca"), "b")).toBe("d");
  });

  it("is one that was passed over once the list has ended, and then whatever waits, most urgent first", () => {
    expect(following(all("xab"), listed("abc"), "c")).toBe("a");
    expect(following(all("xy"), listed("abc"), "c")).toBe("x");
    expect(following(all("c"), listed("abc"), "c")).toBeUndefined();
  });

  it("without a list, or an answered item, is the first", () => {
    expect(following(all("xy"), noTrail)).toBe("x");
    expect(following(all("xy"), listed("yx"))).toBe("y");
  });

  it("is none that waits for its client's answer", () => {
    expect(following([item("a"), item("b", { Status: "proposed" }), item("c")], listed("abc"), "a")).toBe("c");
  });

  it("is neither a colleague's nor snoozed, unless the list was of these", () => {
    const items = [item("a"), item("b", { OwnerId: ROSA }), item("c", { Snooze: snoozed }), item("d", { OwnerId: ME })];
    expect(following(items, listed("abcd"), "a")).toBe("d");
    expect(following(items, listed("abcd", { owner: ROSA }), "a")).toBe("b");
    expect(following(items, listed("abcd", { aside: true }), "a")).toBe("c");
  });
});
