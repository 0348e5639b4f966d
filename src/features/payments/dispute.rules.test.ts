import { holdOf, nextStanding, standingFromProvider } from "./dispute.rules";

it("papers are blocked by a dispute that is lost, else by one that is not decided (PAY-30)", () => {
  expect([holdOf([]), holdOf(["won"]), holdOf(["won", "answered"]), holdOf(["open"])]).toEqual([
    null,
    null,
    "undecided",
    "undecided",
  ]);
  expect([holdOf(["lost"]), holdOf(["open", "lost"])]).toEqual(["lost", "lost"]);
});

describe("the status of a dispute (PAY-30)", () => {
  it.each([
    [null, "open", "open"],
    ["open", "answered", "answered"],
    ["answered", "open", "answered"],
    ["answered", "lost", "lost"],
    ["won", "open", "won"],
    ["won", "lost", "won"],
    ["lost", "answered", "lost"],
    [null, "won", "won"],
  ] as const)("known as %s and told as %s it is %s", (known, told, next) =>
    expect(nextStanding(known, told)).toBe(next),
  );

  it("evidence is asked for again where the bank wants more by a later day, but not of what is closed", () => {
    expect(nextStanding("answered", "open", true)).toBe("open");
    expect(nextStanding("answered", "answered", true)).toBe("answered");
    expect(nextStanding("lost", "open", true)).toBe("lost");
  });

  it.each([
    ["needs_response", "open"],
    ["warning_needs_response", "open"],
    ["under_review", "answered"],
    ["won", "won"],
    ["warning_under_review", "answered"],
    ["warning_closed", "won"],
    ["prevented", "won"],
    ["lost", "lost"],
    ["a word of next year", "open"],
  ] as const)("the provider's %s is %s", (status, standing) => expect(standingFromProvider(status)).toBe(standing));
});
