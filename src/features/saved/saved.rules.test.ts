import {
  changeToSend,
  comparedIn,
  comparing,
  differ,
  joined,
  MOST_SAVED,
  MOST_SEEN,
  nothingSaved,
  opened,
  parseSaved,
  type SavedState,
  savedOf,
  toggled,
} from "./saved.rules";

const ANA = 7;
const property = (id: number) => `house.${id}`;
const [H3, H4, H20, C9] = ["house.3", "house.4", "house.20", "car.2.9"];
const visitors = (...saved: string[]): SavedState => ({ ...nothingSaved, saved });

describe("the items in a browser (LODGE-24)", () => {
  it("are saved and taken out by the same press, the newest first and fifty at most", () => {
    const one = toggled(toggled(nothingSaved, H3), C9);
    expect(one.saved).toEqual([C9, H3]);
    expect(toggled(one, H3).saved).toEqual([C9]);
    const many = Array.from({ length: MOST_SAVED + 2 }, (_id, index) => property(index + 1)).reduce(
      toggled,
      nothingSaved,
    );
    expect(many.saved).toHaveLength(50);
    expect(many.saved[0]).toBe("house.52");
  });

  it("remember the last twelve that were opened, each once", () => {
    const seen = [...Array.from({ length: 13 }, (_id, index) => property(index + 1)), "house.5"].reduce(
      opened,
      nothingSaved,
    ).seen;
    expect(seen).toHaveLength(MOST_SEEN);
    expect(seen.slice(0, 3)).toEqual(["house.5", "house.13", "house.12"]);
  });

  it.each([
    null,
    "",
    "{",
    "7",
    '"houses"',
    "[1,2]",
    '{"owner":-1,"saved":{"0":1},"seen":"x","untold":null}',
    '{"saved":["3",9,"house.0","house.-2","house","HOUSE.3","house.3.","car.1.2.3.4",null]}',
  ])("the items in a browser that cannot be read count as none: %s", (text) => {
    expect(parseSaved(text)).toEqual(nothingSaved);
  });

  it("are read as written, each id once", () => {
    const kept = { owner: ANA, saved: [C9, H3], untold: [C9], seen: [H3, H4] };
    expect(parseSaved(JSON.stringify(kept))).toEqual(kept);
    expect(parseSaved('{"saved":["house.3","house.3","house.4"]}').saved).toEqual([H3, H4]);
  });
});

describe("saved items and the account (LODGE-25)", () => {
  it("are sent to the account of the client who signs in; no client sees another one's", () => {
    const hers = savedOf(visitors(C9, H3), ANA);
    expect(hers).toMatchObject({ owner: ANA, saved: [C9, H3] });
    expect(changeToSend(hers)).toEqual({ Saved: [C9, H3], Removed: [] });
    expect(savedOf(hers, ANA)).toBe(hers);
    for (const other of [0, 8]) expect(savedOf(hers, other)).toEqual({ ...nothingSaved, owner: other });
  });

  it("of a visitor stay in the browser while nobody is signed in", () => {
    expect(toggled(visitors(C9), H3)).toMatchObject({ owner: 0, saved: [H3, C9], untold: [] });
  });

  it("are those of the account and this browser together; items removed here leave the account", () => {
    const sent = toggled(savedOf(visitors(C9, H3), ANA), H3);
    expect(changeToSend(sent)).toEqual({ Saved: [C9], Removed: [H3] });
    expect(joined(sent, sent, [C9, H20])).toEqual({ ...sent, saved: [C9, H20], untold: [] });
  });

  it("keep changes made while the account was being updated, and send them next", () => {
    const sent = savedOf(visitors(C9, H3), ANA);
    const meanwhile = toggled(toggled(sent, H3), H4);
    const after = joined(meanwhile, sent, [C9, H3, H20]);
    expect(after.saved).toEqual([H4, C9, H20]);
    expect(changeToSend(after)).toEqual({ Saved: [H4], Removed: [H3] });
  });

  it("that were removed on another device are removed here too", () => {
    const told = { ...savedOf(visitors(C9, H3), ANA), untold: [] };
    expect(joined(told, told, [C9]).saved).toEqual([C9]);
  });
});

it("an address compares at most three of a kind, even if it contains more (LODGE-26)", () => {
  const read = (query: string, kind = "house") => comparedIn(new URLSearchParams(query), kind);
  expect(read("house=3,9,3,20,4")).toEqual(["house.3", "house.9", "house.20"]);
  expect(read("house=3&car=2.5,2.7", "car")).toEqual(["car.2.5", "car.2.7"]);
  expect(read("house=x,-1,,3.")).toEqual([]);
  expect(read("")).toEqual([]);
  const both = comparing(new URLSearchParams("car=2.5,2.7"), "house", [H3, H4]);
  expect(comparedIn(both, "house")).toEqual([H3, H4]);
  expect(comparedIn(both, "car")).toEqual(["car.2.5", "car.2.7"]);
  expect(`${comparing(both, "car", [])}`).toBe("house=3%2C4");
});

it("things differ in a fact by its content; one alone differs from nothing (LODGE-26)", () => {
  expect(differ([8_300])).toBe(false);
  expect(
    differ([
      [4, 2],
      [4, 2],
      [4, 2],
    ]),
  ).toBe(false);
  expect(
    differ([
      [4, 2],
      [4, 2],
      [5, 2],
    ]),
  ).toBe(true);
  expect(differ([null, 200])).toBe(true);
});
