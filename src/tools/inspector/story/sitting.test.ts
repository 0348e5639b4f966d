import { payable, starts } from "../../../../test/checkoutStory";
import { fold } from "../../../features/plan/checkout/checkout.log";
import { eventDeed } from "./eventDeed";
import type { Deed } from "./playwright-test";
import { type PlayedStory, playSitting, readSitting, sittingOf, UnreadableSitting } from "./sitting";
import type { ReplayActions } from "./trial";

const confirms = { type: "booking.confirmed", bookingId: 812 } as const;
const deeds: Deed[] = [
  { type: "page", step: { do: "goto", path: "/" } },
  { type: "scenario", name: "plan-requested", planId: 7, builtAt: 1_000, bookingIds: [811, 812] },
  { type: "state", planId: 7, state: "confirming" },
  { type: "event", planId: 7, event: confirms, from: "confirming", state: "paying.choosing", due: 0 },
  { type: "event", planId: 6, event: { type: "receipt.signed" }, from: "signing", state: "printing", due: 0 },
  { type: "scenario", name: "plan-confirmed", planId: 8, builtAt: 2_000, bookingIds: [813] },
  { type: "clock", move: { to: 5_000 }, ofAll: false },
  { type: "state", planId: 8, state: "paying.choosing" },
];
const saved = () => {
  const sitting = sittingOf(deeds, 9_000);
  if (!sitting) throw new Error("no sitting");
  return JSON.stringify(sitting);
};

/** An empty instance: other numbers of plans and bookings, at another time. */
function elsewhere() {
  const done: unknown[] = [];
  let plans = 90;
  const paying = payable().events;
  const actions: ReplayActions = {
    build: async (name) => {
      plans += 1;
      done.push(["build", name]);
      return { planId: plans, builtAt: 100_000, bookingIds: [901, 902].slice(plans - 91) };
    },
    send: async (planId, event) => {
      done.push(["send", planId, event]);
      return "paying.choosing";
    },
    setClock: async (move) => {
      done.push(["clock", move]);
      return true;
    },
    look: async (planId) => {
      const isSent = done.some((one) => Array.isArray(one) && one[0] === "send");
      return { snapshot: fold(planId, isSent ? paying : paying.slice(0, 1)), now: 100_000 };
    },
    onPage: async () => true,
    wait: async () => false,
  };
  return { done, actions };
}

describe("a sitting as one file (QA-12)", () => {
  it("is replayed on newly built plans elsewhere, scenario by scenario, with their own numbers and times", async () => {
    const { done, actions } = elsewhere();
    let played: readonly PlayedStory[] = [];
    const begun: unknown[] = [];
    await playSitting(readSitting(saved()), actions, {
      onBegin: ({ built }, place, count) => begun.push([built.name, place, count]),
      onPlayed: (so) => {
        played = so;
      },
    });
    expect(begun).toEqual([
      ["plan-requested", 1, 2],
      ["plan-confirmed", 2, 2],
    ]);
    expect(done).toEqual([
      ["build", "plan-requested"],
      ["send", 91, { type: "booking.confirmed", bookingId: 902 }],
      ["build", "plan-confirmed"],
      ["clock", { to: 103_000 }],
    ]);
    expect(played.map(({ story, verdict }) => [story.built.name, verdict.passed])).toEqual([
      ["plan-requested", true],
      ["plan-confirmed", true],
    ]);
  });

  it("continues with the next scenario if one ends differently, and reports which did", async () => {
    const { actions } = elsewhere();
    let played: readonly PlayedStory[] = [];
    await playSitting(
      readSitting(saved()),
      { ...actions, send: async () => "cancelled" },
      {
        onPlayed: (so) => {
          played = so;
        },
      },
    );
    const [first] = played;
    expect(first?.verdict).toMatchObject({ passed: false, why: "otherState", found: "cancelled" });
    expect(played).toHaveLength(2);
  });

  it("stops before the next scenario when it is told to", async () => {
    const { done, actions } = elsewhere();
    let count = 0;
    await playSitting(readSitting(saved()), actions, {
      onPlayed: ({ length }) => {
        count = length;
      },
      isStopped: () => count === 1,
    });
    expect(done.filter((one) => Array.isArray(one) && one[0] === "build")).toEqual([["build", "plan-requested"]]);
  });

  it("names the attempt that an event is about, so that it is repeated about the new plan's own", async () => {
    const before = payable().and(starts("transfer.ordered", 2));
    const [own = "", other] = [before.snapshot.context.attempt?.id, "another-attempt"];
    const noted = (attemptId: string) =>
      eventDeed(7, { type: "transfer.reported", attemptId }, before.snapshot, "paying.awaitingTransfer.reviewing");
    expect(noted(own)).toMatchObject({ attempt: "attempt", from: "paying.awaitingTransfer.ordered" });
    expect(noted(other).attempt).toBeUndefined();
  });

  it("a recorded sitting needs at least one scenario", () => expect(sittingOf(deeds.slice(0, 1), 0)).toBeNull());

  it.each([
    ["no JSON", () => "{", "notASitting"],
    ["another file", () => JSON.stringify({ format: "malecon-plan", deeds: [] }), "notASitting"],
    ["a damaged one", () => saved().replace('"bookingIds":[811,812]', '"bookingIds":null'), "notASitting"],
    ["one with a step of no kind", () => saved().replace('"do":"goto"', '"do":"eval"'), null],
    ["one of another chart", () => saved().replace(/"machineVersion":\d+/, '"machineVersion":1'), "otherVersion"],
  ])("is refused as %s", (_what, file, problem) => {
    const read = () => readSitting(file());
    if (problem === null) return expect(read).not.toThrow();
    expect(read).toThrow(UnreadableSitting);
    expect(read).toThrow(problem);
  });
});
