import { type DisputeStatus, disputeAfter, papersBlockedBy, statusFromProvider } from "./dispute.rules";

it("papers are blocked by a lost dispute, otherwise by an undecided one (PAY-30)", () => {
  expect([
    papersBlockedBy([]),
    papersBlockedBy(["won"]),
    papersBlockedBy(["won", "answered"]),
    papersBlockedBy(["open"]),
  ]).toEqual([null, null, "undecided", "undecided"]);
  expect([papersBlockedBy(["lost"]), papersBlockedBy(["open", "lost"])]).toEqual(["lost", "lost"]);
});

const DEADLINE = 9_000;

/** The status after a message at 5,000, for a known dispute or a new one. */
function statusAfter(known: DisputeStatus | null, status: DisputeStatus, respondBy = DEADLINE) {
  const before = { openedAt: 1_000, respondBy: DEADLINE, answeredAt: null, closedAt: null };
  const after = disputeAfter(known && { ...before, status: known }, { status, respondBy }, 5_000);
  return after?.status ?? known;
}

describe("the status of a dispute (PAY-30)", () => {
  it.each([
    [null, "open", "open"],
    ["open", "open", "open"],
    ["open", "answered", "answered"],
    ["answered", "open", "answered"],
    ["answered", "lost", "lost"],
    ["won", "open", "won"],
    ["won", "lost", "won"],
    ["lost", "answered", "lost"],
    [null, "won", "won"],
  ] as const)("known as %s and told as %s it is %s", (known, told, next) =>
    expect(statusAfter(known, told)).toBe(next),
  );

  it("evidence is asked for again if the bank sets a later deadline, but not for a closed dispute", () => {
    const later = DEADLINE + 1;
    expect(statusAfter("answered", "open", later)).toBe("open");
    expect(statusAfter("answered", "answered", later)).toBe("answered");
    expect(statusAfter("lost", "open", later)).toBe("lost");
  });

  it("a message without news changes nothing, and no message shortens the time for evidence", () => {
    const known = {
      status: "answered",
      openedAt: 1_000,
      respondBy: DEADLINE,
      answeredAt: 2_000,
      closedAt: null,
    } as const;
    expect(disputeAfter(known, { status: "open", respondBy: 8_000 }, 5_000)).toBeNull();
    expect(disputeAfter(known, { status: "won", respondBy: null }, 5_000)).toEqual({
      ...known,
      status: "won",
      closedAt: 5_000,
    });
    expect(disputeAfter(known, { status: "open", respondBy: 9_001 }, 5_000)).toEqual({
      ...known,
      status: "open",
      respondBy: 9_001,
      answeredAt: null,
    });
  });

  it("the first message tells since when it is open, answered or closed", () => {
    const first = (status: DisputeStatus) => disputeAfter(null, { status, respondBy: null }, 5_000);
    const opened = { openedAt: 5_000, respondBy: null, answeredAt: null, closedAt: null };
    expect(first("open")).toEqual({ ...opened, status: "open" });
    expect(first("answered")).toEqual({ ...opened, status: "answered", answeredAt: 5_000 });
    expect(first("lost")).toEqual({ ...opened, status: "lost", closedAt: 5_000 });
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
  ] as const)("the provider's %s is %s", (theirs, ours) => expect(statusFromProvider(theirs)).toBe(ours));
});
