import { DAY } from "../../../shared/instant";
import {
  byUrgency,
  countsOf,
  dueState,
  grouped,
  isOwnedBy,
  readKind,
  readOwner,
  type WaitingKind,
} from "./inbox.rules";

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

  it("says that a deadline is over from its own millisecond on, and near in its last day", () => {
    const states = [NOW, NOW + 1, NOW + DAY - 1, NOW + DAY, null].map((until) => dueState("booking", until, NOW));
    expect(states).toEqual(["over", "soon", "soon", "later", "none"]);
  });

  it("says that the evidence of a dispute is near in its last three days (DESK-12)", () =>
    expect([3 * DAY - 1, 3 * DAY].map((left) => dueState("dispute", NOW + left, NOW))).toEqual(["soon", "later"]));

  it("filters by owner (everybody's, mine, nobody's, a colleague's), and shows everybody's for any other value in the URL", () => {
    const owners = [null, 3, 4];
    const shown = (text: string | null) => owners.filter((owner) => isOwnedBy(owner, readOwner(text), 3));
    expect(["mine", "none", "4"].map(shown)).toEqual([[3], [null], [4]]);
    for (const text of [null, "", "0", "-1", "1.5", "everybody"]) expect(shown(text)).toEqual(owners);
  });

  it("shows every kind for one that an address misspells", () =>
    expect(["note", "notes", null].map(readKind)).toEqual(["note", null, null]));

  it("counts each kind", () =>
    expect(countsOf([{ Kind: "note" }, { Kind: "booking" }, { Kind: "note" }])).toMatchObject({
      note: 2,
      booking: 1,
      mail: 0,
    }));
});
