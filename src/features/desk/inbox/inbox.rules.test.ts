import fc from "fast-check";
import { DAY } from "../../../shared/instant";
import {
  byDeadline,
  byUrgency,
  countsOf,
  dueState,
  grouped,
  isOwnedBy,
  readKind,
  readOwner,
  type WaitingKind,
  waitingKinds,
} from "./inbox.rules";
import { defaultViews, isUrgent, orderColumns, viewOf, viewText, wholeInbox } from "./inbox.view";

const NOW = 1_000 * DAY;

describe("the desk's inbox", () => {
  it("sorts by deadline, then those without one, documents last, and of equals the longest waiting first (DESK-14)", () => {
    const item = (id: string, Until: number | null, Since: number, Kind: WaitingKind = "refund") => ({
      ...{ id, Kind, Until, Since },
    });
    const items = [
      item("document", null, 0, "document"),
      item("no end", null, 2),
      item("no end, longer", null, 1),
      item("later", 20, 1),
      item("soon", 10, 9, "document"),
      item("soon, longer", 10, 3),
    ];
    const order = ["soon, longer", "soon", "later", "no end, longer", "no end", "document"];
    expect(byUrgency(items).map(({ id }) => id)).toEqual(order);
  });

  it("groups items in the order in which their keys first appear (DESK-103)", () =>
    expect(grouped(["b1", "a1", "b2"], (item) => item.charCodeAt(0))).toEqual([["b1", "b2"], ["a1"]]));

  it("a deadline counts as over from its own millisecond on, and as near in its last day", () => {
    const states = [NOW, NOW + 1, NOW + DAY - 1, NOW + DAY, null].map((until) => dueState("booking", until, NOW));
    expect(states).toEqual(["over", "soon", "soon", "later", "none"]);
  });

  it("the evidence of a dispute counts as near in its last three days (DESK-12)", () =>
    expect([3 * DAY - 1, 3 * DAY].map((left) => dueState("dispute", NOW + left, NOW))).toEqual(["soon", "later"]));

  it("filters by owner (everybody's, mine, nobody's, a colleague's), and shows everybody's for any other value in the URL", () => {
    const owners = [null, 3, 4];
    const shown = (text: string | null) => owners.filter((owner) => isOwnedBy(owner, readOwner(text), 3));
    expect(["mine", "none", "4"].map(shown)).toEqual([[3], [null], [4]]);
    for (const text of [null, "", "0", "-1", "1.5", "everybody"]) expect(shown(text)).toEqual(owners);
  });

  it("shows every kind for one that an address misspells", () =>
    expect(["note", "notes", null].map(readKind)).toEqual(["note", null, null]));

  it("ranks by deadline alone before a list is cut: what has none keeps its order", () => {
    const items = [
      { ItemId: "a", Until: null },
      { ItemId: "b", Until: NOW + DAY },
      { ItemId: "c", Until: null },
      { ItemId: "d", Until: NOW },
    ];
    expect(byDeadline(items).map(({ ItemId }) => ItemId)).toEqual(["d", "b", "a", "c"]);
  });

  it("counts each kind", () =>
    expect(countsOf([{ Kind: "note" }, { Kind: "booking" }, { Kind: "note" }])).toMatchObject({
      note: 2,
      booking: 1,
      mail: 0,
    }));
});

describe("a view of the inbox (DESK-120)", () => {
  const order = fc.option(fc.record({ by: fc.constantFrom(...orderColumns), down: fc.boolean() }));
  const views = fc.record({
    kind: fc.option(fc.constantFrom(...waitingKinds)),
    owner: fc.oneof(
      fc.constantFrom("any" as const, "mine" as const, "none" as const),
      fc.integer({ min: 1, max: 1e9 }),
    ),
    urgent: fc.boolean(),
    aside: fc.boolean(),
    order,
  });

  it("is the same after it was written to an address and read back", () =>
    fc.assert(fc.property(views, (view) => expect(viewOf(viewText(view))).toEqual(view))));

  it("has one text for all addresses that show the same, without default values", () => {
    expect(viewText(wholeInbox)).toBe("");
    expect(viewText(viewOf("?order=-since&kind=note&color=red&owner=any"))).toBe("kind=note&order=-since");
  });

  it.each(["order=price", "order=--due", "order=", "kind=notes&owner=0", "%E0%A4%A"])(
    "with unknown values (%s) leaves nothing out",
    (text) => expect(viewOf(text)).toEqual(wholeInbox),
  );

  it("a view of the inbox that everybody has differs from the whole inbox and from the others", () =>
    expect(new Set(["", ...defaultViews.map(({ view }) => viewText(view))]).size).toBe(defaultViews.length + 1));

  it.each([
    ["booking", -1, true],
    ["booking", DAY - 1, true],
    ["booking", DAY, false],
    ["dispute", 3 * DAY - 1, true],
    ["note", null, false],
  ] as const)("of what is urgent has a %s with %s ms left: %s", (Kind, left, isIn) =>
    expect(isUrgent({ Kind, Until: left === null ? null : NOW + left }, NOW)).toBe(isIn),
  );
});
