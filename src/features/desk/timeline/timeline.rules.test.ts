import { isView, keyOf, pageAfter, readKinds, type TimelineCursor, toggled } from "./timeline.rules";

const place = (At: number, id: number): TimelineCursor => ({ At, Key: keyOf("chart", id) });

describe("the timeline's pages (DESK-24)", () => {
  const all = [place(3, 4), place(2, 3), place(2, 2), place(1, 1)];

  it("have the newest first, and of one instant the later one", () => {
    expect(pageAfter([...all].reverse(), null, 10)).toEqual({ entries: all, more: false });
  });

  it("continue within one instant where the last page ended, and neither lose nor repeat an entry", () => {
    const first = pageAfter(all, null, 2);
    expect(first).toEqual({ entries: all.slice(0, 2), more: true });
    expect(pageAfter(all, first.entries[1] ?? null, 2)).toEqual({ entries: all.slice(2), more: false });
  });

  it("keep numbers in their order, not in that of their digits", () => {
    expect(pageAfter([place(1, 9), place(1, 10)], null, 1).entries).toEqual([place(1, 10)]);
  });
});

describe("the filter in the address", () => {
  it("names kinds; if none of them is known, all are shown", () => {
    expect(readKinds("money,chart")).toEqual(["chart", "money"]);
    expect([readKinds(null), readKinds("all")]).toEqual([[], []]);
  });

  it("adds a kind, and removes it again", () => {
    expect(toggled(["chart"], "money")).toEqual(["chart", "money"]);
    expect(toggled(["chart", "money"], "chart")).toEqual(["money"]);
  });
});

it("a view or a search counts as changing nothing; an action, such as downloading a copy, does not (DESK-36)", () => {
  const staff = (What: string) => isView({ Kind: "staff", What });
  const looks = ["plan.read", "client.read", "document.photoRead", "plans.searched"];
  expect(looks.filter(staff)).toEqual(looks);
  expect(["plan.noted", "document.verified", "timeline.exported"].filter(staff)).toEqual([]);
  expect(isView({ Kind: "chart", What: "booking.read" })).toBe(false);
});
