import { type begin, payable, starts } from "../../../../test/checkoutStory";
import { fold } from "../../../features/plan/checkout/checkout.log";
import type { EventDeed, Story } from "./playwright-test";
import { type ReplayActions, tryStory } from "./trial";

const built = { type: "scenario", name: "plan-confirmed", planId: 7, builtAt: 1_000, bookingIds: [811, 812] } as const;
const confirms: EventDeed = {
  type: "event",
  planId: 7,
  event: { type: "booking.confirmed", bookingId: 812 },
  from: "confirming",
  state: "paying.choosing",
  due: 0,
};
const story = (deeds: Story["deeds"], state = "paying.choosing"): Story => ({ built, deeds, state });
const { events }: ReturnType<typeof begin> = payable();

/** A plan in the state in which it can be paid. */
function actions(over: Partial<ReplayActions> = {}) {
  const done: unknown[] = [];
  const write =
    (name: string) =>
    (...given: unknown[]) =>
      void done.push([name, ...given]);
  const all: ReplayActions = {
    build: async () => ({ planId: 9, builtAt: 5_000, bookingIds: [901, 902] }),
    send: async (planId, event) => {
      write("send")(planId, event);
      return "paying.choosing";
    },
    setClock: async (move, ofAll) => {
      write("clock")(move, ofAll);
      return true;
    },
    look: async () => ({ snapshot: fold(9, events), now: 5_000 }),
    onPage: async () => true,
    wait: async () => false,
    ...over,
  };
  return { all, done };
}

describe("a recorded test session is replayed once before it is offered as a test (QA-2)", () => {
  it("repeats the actions on the fresh plan: its booking at the same position, and the clock moved by as much", async () => {
    const { all, done } = actions();
    const moved = { type: "clock", move: { to: 4_000 }, ofAll: false } as const;
    expect(await tryStory(story([confirms, moved]), all)).toEqual({ passed: true });
    expect(done).toEqual([
      ["send", 9, { type: "booking.confirmed", bookingId: 902 }],
      ["clock", { to: 8_000 }, false],
    ]);
  });

  it("names the fresh plan's own attempt, which has another id there, and leaves the id of any other (QA-12)", async () => {
    const paying = payable().and(starts("payment.started", 2));
    const look = async () => ({ snapshot: paying.snapshot, now: 5_000 });
    const declines = (attempt?: EventDeed["attempt"]): EventDeed => ({
      ...confirms,
      event: { type: "payment.declined", attemptId: "recorded" },
      attempt,
    });
    const { all, done } = actions({ look });
    expect(await tryStory(story([declines("attempt"), declines()], "paying.processing"), all)).toEqual({
      passed: true,
    });
    expect(done).toEqual([
      ["send", 9, { type: "payment.declined", attemptId: paying.snapshot.context.attempt?.id }],
      ["send", 9, { type: "payment.declined", attemptId: "recorded" }],
    ]);
  });

  it("fails if an event leads to another state or is refused, or if the plan ends in another state", async () => {
    const elsewhere = { passed: false, at: 0, why: "otherState", expected: "paying.choosing", found: "signing" };
    expect(await tryStory(story([confirms]), actions({ send: async () => "signing" }).all)).toEqual(elsewhere);
    const refused = await tryStory(story([confirms]), actions({ send: async () => null }).all);
    expect(refused).toEqual({ passed: false, at: 0, why: "notDone" });
    const ended = await tryStory(story([confirms], "signing"), actions().all);
    expect(ended).toMatchObject({ passed: false, at: null, found: "paying.choosing" });
  });

  it("fails if a page lacks the pressed element, or the scenario cannot be built", async () => {
    const pays = { type: "page", step: { do: "click", on: { role: "button", name: "Pay", nth: null } } } as const;
    const missing = await tryStory(story([pays]), actions({ onPage: async () => false }).all);
    expect(missing).toEqual({ passed: false, at: 0, why: "notDone" });
    const soldOut = await tryStory(story([]), actions({ build: async () => null }).all);
    expect(soldOut).toMatchObject({ passed: false, why: "notBuilt" });
  });

  it("waits after a page's step until the plan is where it was", async () => {
    const pays = { type: "page", step: { do: "click", on: { role: "button", name: "Pay", nth: null } } } as const;
    let looks = 0;
    const late = actions({
      look: async () => ({ snapshot: fold(9, looks++ < 2 ? [] : events), now: 5_000 }),
      wait: async () => true,
    });
    expect(await tryStory(story([pays, { ...confirms, from: "paying.choosing" }]), late.all)).toEqual({ passed: true });
    expect(looks).toBeGreaterThan(2);
  });
});
