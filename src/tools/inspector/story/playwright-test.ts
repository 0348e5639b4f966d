import { checkoutContract } from "../../../features/plan/checkout/checkout.contract";
import type { Instant } from "../../../shared/instant";
import type { Language } from "../../../shared/language";
import { HOME } from "../../../shared/page";
import type { SentEvent } from "../event/event-fields";
import { inspectorContract } from "../inspector.contract";
import { isScenario, scenarioFacts } from "../inspector.scenarios";
import type { ClockMove } from "../inspector.schemas";
import type { NamedAttempt } from "./namedAttempt";
import { lineOfStep, type PageStep } from "./page-step";

/**
 * How a clock was moved: by a duration, to an instant (epoch ms), to the plan's next deadline, stopped or not, reset,
 * or back to a former setting.
 */
export type MovedClock = "toDeadline" | By<"advance"> | By<"to"> | By<"stop"> | By<"reset"> | By<"as">;
type By<Field extends keyof ClockMove> = Required<Pick<ClockMove, Field>>;

export type BuiltDeed = {
  type: "scenario";
  name: string;
  planId: number;
  builtAt: Instant;
  bookingIds: readonly number[];
};

/**
 * `due`: the amount due before it, in cents; prices differ by day. `attempt`: the plan's attempt that it is about, if it
 * is about one. `from` and `state`: the plan's state before and after.
 */
export type EventDeed = {
  type: "event";
  planId: number;
  event: SentEvent;
  from: string;
  state: string;
  due: number;
  attempt?: NamedAttempt | undefined;
};

/** The actions in the inspector and on the pages, in order. */
export type Deed =
  | BuiltDeed
  | EventDeed
  /** `ofAll`: everybody's clock, else the client's own. */
  | { type: "clock"; move: MovedClock; ofAll: boolean }
  | { type: "page"; step: PageStep }
  /** The plan was seen in another state, which a page, the clock or somebody else has led to. */
  | { type: "state"; planId: number; state: string };

type Plan = { readonly planId: number; readonly state: string };

/** The part of a test session that a test repeats: what was done since the last scenario was built. */
export type Story = { built: BuiltDeed; deeds: readonly Exclude<Deed, BuiltDeed>[]; state: string };

/** A test session that cannot become a test: it does not start with a scenario that a test can build. */
export class NotATest extends Error {}

/** The actions since the plan's scenario was built. Throws NotATest when the last scenario is not this plan's. */
export function storyOf(all: readonly Deed[], { planId, state }: Plan): Story {
  const begin = all.findLastIndex(({ type }) => type === "scenario");
  const [built, ...after] = all.slice(Math.max(begin, 0));
  if (built?.type !== "scenario" || built.planId !== planId)
    throw new NotATest("The plan was not built in this test session.");
  const own = after.filter((deed) => !("planId" in deed) || deed.planId === planId);
  const path = isScenario(built.name) ? scenarioFacts[built.name].path : HOME;
  const deeds = own.flatMap((deed) => (deed.type === "scenario" ? [] : [deed]));
  const seen = deeds.filter((deed, index) => !isKnownState(deed, deeds[index - 1], deeds[index + 1]));
  return {
    built,
    state,
    deeds: seen.filter((deed, index) => !isIdle(deed, seen.slice(0, index), seen[index + 1], path)),
  };
}

/**
 * Every scenario that was built, with what was done to its plan until the next one, to the state it was seen in last.
 */
export function storiesOf(all: readonly Deed[]): Story[] {
  return all.flatMap((built, begin) => {
    if (built.type !== "scenario") return [];
    const next = all.findIndex(({ type }, index) => index > begin && type === "scenario");
    const part = all.slice(begin, next === -1 ? all.length : next);
    const first = isScenario(built.name) ? scenarioFacts[built.name].state : "";
    const states = part.flatMap((deed) => ("state" in deed && deed.planId === built.planId ? [deed.state] : []));
    return [storyOf(part, { planId: built.planId, state: states.at(-1) ?? first })];
  });
}

/** Whether a state can be left out: the event before it names the same state, or another state follows at once. */
function isKnownState(deed: Deed, before: Deed | undefined, next: Deed | undefined): boolean {
  if (deed.type !== "state") return false;
  return next?.type === "state" || (before?.type === "event" && before.state === deed.state);
}

/** Whether it opens a page that was left at once, or that is open already. */
function isIdle(deed: Deed, before: readonly Deed[], next: Deed | undefined, first: string): boolean {
  if (deed.type !== "page" || deed.step.do !== "goto") return false;
  if (next?.type === "page" && next.step.do === "goto") return true;
  return deed.step.path === first && before.every(({ type }) => type !== "page");
}

/** The steps of a story that a test cannot repeat. */
export function leftOutOf({ deeds }: Story): PageStep[] {
  return deeds.flatMap((deed) => (deed.type === "page" && deed.step.do === "leftOut" ? [deed.step] : []));
}

/** A line of the test, and the index of the story's action that it repeats. */
export type Line = { text: string; deed: number };

/** `passed`: the test was tried and reached the same state; otherwise it is a draft. */
export type Written = { passed: boolean; language: Language };

/**
 * A story as the source of a test that runs in the project (e2e/tests, QA-2); after each step it expects the page and
 * the plan's state that the step led to. It works in any database and on any day: bookings are found by their position
 * in the plan, counted from the newest, its attempts and amounts due are read from the server, and the client's clock is moved by the
 * same duration or to the same deadline. A draft, or a test that leaves something out, is marked so that it is not run.
 */
export function playwrightTest(story: Story, { passed, language }: Written): string {
  const { built, deeds, state } = story;
  const title = [built.name, ...deeds.flatMap((deed) => (deed.type === "event" ? [deed.event.type] : []))].join(", ");
  const end = expectState(state);
  const lines = linesOf(story).map(({ text }) => text);
  const body = (lines.at(-1) === end ? lines : [...lines, end]).map((text) => `\n  ${text}\n`).join("");
  const uses = (name: string) => body.includes(name);
  const asks = uses("await stored()");
  const imports = [
    ...(uses("amountDue(") ? ['import { amountDue } from "../../src/features/plan/checkout/checkout.context";'] : []),
    ...(uses("nextDeadlineOf(")
      ? ['import { nextDeadlineOf, revive } from "../../src/features/plan/checkout/checkout.log";']
      : []),
    ...(asks ? ['import type { StoredCheckout } from "../../src/features/plan/checkout/checkout.schemas";'] : []),
    'import { data } from "../calls";',
    'import { bearer } from "../clients";',
    'import { expect, test } from "../scenarios";',
  ];
  const fixtures = uses("await page.") ? "{ arrive, page, request }" : "{ arrive, request }";
  return `${imports.join("\n")}
${language === "en" ? "" : `\ntest.use({ language: "${language}", locale: "${language}-ES" });\n`}${passed ? "" : DRAFT}
test${passed ? "" : ".fixme"}(${JSON.stringify(title)}, async (${fixtures}) => {
  const { client, plan } = await arrive(${JSON.stringify(built.name)});
  const headers = bearer(client.token);
  const stands = async () => {
    type Plan = { TravelPlanId: number; State: string };
    const plans = await data<Plan[]>(await request.get("${inspectorContract.getInspectedPlans.path}", { headers }));
    return plans.find(({ TravelPlanId }) => TravelPlanId === plan.TravelPlanId)?.State;
  };
${asks ? ASKING : ""}${uses("await now()") ? READING : ""}${uses("send(") ? SENDING : ""}${uses("setClock(") ? MOVING : ""}${body}});
`;
}

const DRAFT = `
// A draft: it was not seen to pass. Write what is left out, run it, and take the .fixme away.`;

/** A call's path in the test, of the test's plan. */
const ofPlan = ({ path }: { readonly path: string }) => path.replace(":planId", `\${plan.TravelPlanId}`);

const ASKING = `  const stored = async () => {
    const answer = await request.get(\`${ofPlan(checkoutContract.getCheckout)}\`, { headers });
    return (await data<{ Stored: StoredCheckout }>(answer)).Stored;
  };
`;

const READING = `  const now = async () => (await data<{ now: number }>(await request.get("${inspectorContract.getClock.path}", { headers }))).now;
`;

const SENDING = `  const send = async (event: object) =>
    data(await request.post(\`${ofPlan(inspectorContract.sendEvent)}\`, { headers, data: event }));
`;

const MOVING = `  const setClock = async (move: object) => {
    await data(await request.post("${inspectorContract.moveClock.path}", { headers, data: move }));
  };
`;

/** The source lines of a story's actions. */
export function linesOf({ built, deeds }: Story): Line[] {
  return deeds.flatMap((deed, index) => {
    const before = deeds[index - 1];
    const texts: string[] = [];
    if (deed.type === "page") {
      // Events that were sent to the server only appear on the page after a reload.
      const acted = deeds.slice(0, index).findLast(({ type }) => type !== "state");
      const goesOn = deed.step.do !== "goto" && deed.step.do !== "at" && acted !== undefined && acted.type !== "page";
      texts.push(...(goesOn ? ["await page.reload();"] : []), lineOfStep(deed.step));
    } else if (deed.type === "state") texts.push(expectState(deed.state));
    else if (deed.type === "clock") texts.push(moveOf(deed, built.builtAt));
    else {
      const state = JSON.stringify(deed.state);
      const isAfterPage = before?.type === "page";
      texts.push(
        ...(isAfterPage ? [expectState(deed.from)] : []),
        `expect(await send(${bodyOf(deed, built.bookingIds)})).toEqual({ State: ${state} });`,
      );
    }
    return texts.map((text) => ({ text, deed: index }));
  });
}

/** Waits until the plan is in a state. */
const expectState = (state: string) => `await expect.poll(stands).toBe(${JSON.stringify(state)});`;

function moveOf({ move, ofAll }: Extract<Deed, { type: "clock" }>, builtAt: Instant): string {
  const whose = ofAll ? "" : ", clientId: client.clientId";
  const set = (how: string) => `await setClock({ ${how}${whose} });`;
  if (move === "toDeadline") return set("to: nextDeadlineOf(revive(await stored()), await now())?.at");
  if ("to" in move) return set(`to: plan.builtAt + ${move.to - builtAt}`);
  return set(literal(move).slice(2, -2));
}

function bodyOf({ event, due, attempt }: EventDeed, bookingIds: readonly number[]): string {
  const place = "bookingId" in event ? bookingIds.indexOf(event.bookingId) : -1;
  const name = `bookingId: plan.bookingIds.at(${place - bookingIds.length})`;
  const text = place < 0 ? literal(event) : literal(event).replace(/bookingId: \d+/, name);
  const ofPlan = attempt
    ? text.replace(/attemptId: "[^"]*"/, `attemptId: (await stored()).context.${attempt}?.id`)
    : text;
  const isDue = "amount" in event && event.amount === due;
  return isDue ? ofPlan.replace(/amount: \d+/, "amount: amountDue((await stored()).context)") : ofPlan;
}

/** A plain value as source text. */
function literal(value: unknown): string {
  return JSON.stringify(value, null, 1)
    .replace(/\n */g, " ")
    .replace(/"([A-Za-z]\w*)":/g, "$1:");
}
