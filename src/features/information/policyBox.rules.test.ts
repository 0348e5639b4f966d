import { isOutdated, noPolicies, readPolicyValues, withEdition } from "./policyBox.rules";

describe("the checkbox of the policies (INFO-26)", () => {
  const ticked = { AcceptPolicies: true, PolicyEdition: "first" };

  it("stays ticked for the edition that it was ticked for, and is empty for another", () => {
    expect(withEdition(ticked, "first")).toEqual(ticked);
    expect(isOutdated(ticked, "second")).toBe(true);
    expect(withEdition(ticked, "second")).toEqual({ AcceptPolicies: false, PolicyEdition: "second" });
  });

  it("stays checked if it was checked before any edition was known", () => {
    const early = { ...noPolicies, AcceptPolicies: true };
    expect(isOutdated(early, "first")).toBe(false);
    expect(withEdition(early, "first")).toEqual(ticked);
  });

  it("is read from storage with its edition, and as empty from anything else", () => {
    expect(readPolicyValues(JSON.parse(JSON.stringify(ticked)))).toEqual(ticked);
    expect(readPolicyValues({ AcceptPolicies: "yes", PolicyEdition: 7 })).toEqual(noPolicies);
    expect(readPolicyValues({ AcceptPolicies: true })).toEqual(noPolicies);
  });
});
