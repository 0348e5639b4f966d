import { openFaults } from "./faults";

const ID = "3a4b7f52-93f7-4a51-8d43-0c1f5c3e2b13";
const set = (fault: "decline" | "late", about: string[] | null, chance: number | null = null) => ({
  fault,
  about,
  chance,
});

describe("the faults of a stand-in (QA-10)", () => {
  it("apply to the next calls in order, and each is recorded with the ids in its call", () => {
    const faults = openFaults(["decline", "late"]);
    faults.set(["decline", "late"]);
    expect([faults.take(`{"key":"${ID}"}`), faults.take(), faults.take()]).toEqual(["decline", "late", null]);
    expect(faults.hits().map(({ fault, ids }) => [fault, ids])).toEqual([
      ["decline", [ID]],
      ["late", []],
    ]);
  });

  it("apply only to calls that contain one of their words as a whole word", () => {
    const faults = openFaults(["decline", "late"]);
    faults.set([set("decline", ["travel plan 104", "ana@example.com"])]);
    expect(faults.take("Malecón, travel plan 1042")).toBeNull();
    expect(faults.take("mariana@example.com")).toBeNull();
    expect(faults.take("Malecón, travel plan 104, Ana@example.com")).toBe("decline");
    expect(faults.take("Malecón, travel plan 104")).toBeNull();
  });

  it("leave other calls to the next fault, and with a chance apply to any number of calls until cleared", () => {
    const drawn = [0.2, 0.6, 0.1];
    const faults = openFaults(["decline", "late"], () => drawn.shift() ?? 1);
    faults.set([set("decline", ["ana"], 0.5), set("late", null)]);
    expect(faults.take("for ana")).toBe("decline");
    expect(faults.take("for ana")).toBe("late");
    expect([faults.take("for ana"), faults.take("for ana"), faults.take("for eve")]).toEqual(["decline", null, null]);
    faults.set([]);
    expect(faults.take("for ana")).toBeNull();
  });

  it("are recorded only if they apply to the call", () => {
    const faults = openFaults(["decline", "late"]);
    faults.set(["decline"]);
    const met = faults.meet("a call that is refused for another reason");
    expect([met?.fault, faults.hits(), faults.waiting().length]).toEqual(["decline", [], 1]);
    met?.happens();
    expect([faults.hits().length, faults.waiting().length]).toEqual([1, 0]);
  });
});
