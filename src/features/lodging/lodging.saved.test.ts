import {
  comparedIn,
  comparing,
  joined,
  type KeptHouses,
  keptHousesOf,
  MOST_SAVED,
  MOST_SEEN,
  nothingKept,
  opened,
  readKeptHouses,
  tellingOf,
  toggled,
} from "./lodging.saved";

const ANA = 7;
const visitors = (...saved: number[]): KeptHouses => ({ ...nothingKept, saved });

describe("houses that a browser keeps (LODGE-24)", () => {
  it("are saved and taken out by the same press, the newest first and fifty at most", () => {
    const one = toggled(toggled(nothingKept, 3), 9);
    expect(one.saved).toEqual([9, 3]);
    expect(toggled(one, 3).saved).toEqual([9]);
    const many = Array.from({ length: MOST_SAVED + 2 }, (_id, index) => index + 1).reduce(toggled, nothingKept);
    expect(many.saved).toHaveLength(50);
    expect(many.saved[0]).toBe(52);
  });

  it("remember the last twelve that were opened, each once", () => {
    const seen = [...Array.from({ length: 13 }, (_id, index) => index + 1), 5].reduce(opened, nothingKept).seen;
    expect(seen).toHaveLength(MOST_SEEN);
    expect(seen.slice(0, 3)).toEqual([5, 13, 12]);
  });

  it.each([
    null,
    "",
    "{",
    "7",
    '"houses"',
    "[1,2]",
    '{"owner":-1,"saved":{"0":1},"seen":"x","untold":null}',
    '{"saved":["3",1.5,-2,null,1e99]}',
  ])("that cannot be read are none: %s", (text) => {
    expect(readKeptHouses(text)).toEqual(nothingKept);
  });

  it("are read as they were written, each id once", () => {
    const kept = { owner: ANA, saved: [9, 3], untold: [9], seen: [3, 4] };
    expect(readKeptHouses(JSON.stringify(kept))).toEqual(kept);
    expect(readKeptHouses('{"saved":[3,3,4]}').saved).toEqual([3, 4]);
  });
});

describe("saved houses and the account (LODGE-25)", () => {
  it("go on with whoever signs in, who is told all of them; nobody sees another client's", () => {
    const hers = keptHousesOf(visitors(9, 3), ANA);
    expect(hers).toMatchObject({ owner: ANA, saved: [9, 3] });
    expect(tellingOf(hers)).toEqual({ Saved: [9, 3], Removed: [] });
    expect(keptHousesOf(hers, ANA)).toBe(hers);
    for (const other of [0, 8]) expect(keptHousesOf(hers, other)).toEqual({ ...nothingKept, owner: other });
  });

  it("are the account's and this browser's together; what was taken out here leaves the account", () => {
    const sent = toggled(keptHousesOf(visitors(9, 3), ANA), 3);
    expect(tellingOf(sent)).toEqual({ Saved: [9], Removed: [3] });
    expect(joined(sent, sent, [9, 20])).toEqual({ ...sent, saved: [9, 20], untold: [] });
  });

  it("keep what was changed while the account was told, and tell it next", () => {
    const sent = keptHousesOf(visitors(9, 3), ANA);
    const meanwhile = toggled(toggled(sent, 3), 4);
    const after = joined(meanwhile, sent, [9, 3, 20]);
    expect(after.saved).toEqual([4, 9, 20]);
    expect(tellingOf(after)).toEqual({ Saved: [4], Removed: [3] });
  });

  it("that were taken out on another device are gone here too", () => {
    const told = { ...keptHousesOf(visitors(9, 3), ANA), untold: [] };
    expect(joined(told, told, [9]).saved).toEqual([9]);
  });
});

it("an address sets at most three houses side by side, whatever stands in it (LODGE-26)", () => {
  const read = (query: string) => comparedIn(new URLSearchParams(query));
  expect(read("compare=3,9,3,20,4")).toEqual([3, 9, 20]);
  expect(read("compare=x,-1,,2.5")).toEqual([]);
  expect(read("")).toEqual([]);
  expect(read(`${new URLSearchParams(comparing([3, 9]))}`)).toEqual([3, 9]);
  expect(comparing([])).toEqual({});
});
