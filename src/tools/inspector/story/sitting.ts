import { MACHINE_VERSION } from "../../../features/plan/checkout/checkout.machine";
import type { Instant } from "../../../shared/instant";
import { isScenario } from "../inspector.scenarios";
import { namedAttempts } from "./namedAttempt";
import type { PageStep } from "./page-step";
import { type Deed, type MovedClock, type Story, storiesOf } from "./playwright-test";
import { type ReplayActions, tryStory, type Verdict } from "./trial";

/** All actions in the inspector and on the pages in one sitting, to be replayed elsewhere. (QA-12) */
type Sitting = { format: "malecon-sitting"; machineVersion: number; savedAt: Instant; deeds: readonly Deed[] };

/** Why a file cannot be replayed: it is no sitting, it is damaged, or it is of another version of the chart. */
export type SittingProblem = "notASitting" | "otherVersion";

export class UnreadableSitting extends Error {
  constructor(readonly problem: SittingProblem) {
    super(problem);
  }
}

/** A sitting begins with its first scenario: earlier actions cannot be replayed elsewhere. */
export function sittingOf(deeds: readonly Deed[], savedAt: Instant): Sitting | null {
  const begin = deeds.findIndex(({ type }) => type === "scenario");
  if (begin === -1) return null;
  return { format: "malecon-sitting", machineVersion: MACHINE_VERSION, savedAt, deeds: deeds.slice(begin) };
}

/** Throws UnreadableSitting for a file that this version cannot replay. */
export function readSitting(text: string): Sitting {
  const sitting = parse(text);
  if (sitting?.format !== "malecon-sitting" || !Array.isArray(sitting.deeds))
    throw new UnreadableSitting("notASitting");
  if (sitting.machineVersion !== MACHINE_VERSION) throw new UnreadableSitting("otherVersion");
  const deeds = sitting.deeds.filter(isDeed);
  const isWhole = deeds.length === sitting.deeds.length && deeds[0]?.type === "scenario";
  if (!isWhole) throw new UnreadableSitting("notASitting");
  return { format: "malecon-sitting", machineVersion: MACHINE_VERSION, savedAt: Number(sitting.savedAt), deeds };
}

/** A scenario that was built again, the actions that were repeated on its plan, and the result. */
export type PlayedStory = { story: Story; verdict: Verdict };

/** Who follows a replay: gets each story that begins, and what was played so far, and may stop it between two. */
type Follower = {
  onBegin?: (story: Story, place: number, count: number) => void;
  onPlayed: (played: readonly PlayedStory[]) => void;
  isStopped?: () => boolean;
};

/**
 * Replays a sitting, scenario by scenario, each from a newly built plan. If one ends differently, the next ones are
 * still played.
 */
export async function playSitting(
  { deeds }: Pick<Sitting, "deeds">,
  actions: ReplayActions,
  { onBegin, onPlayed, isStopped }: Follower,
): Promise<void> {
  const played: PlayedStory[] = [];
  const stories = storiesOf(deeds);
  for (const [place, story] of stories.entries()) {
    if (isStopped?.()) return;
    onBegin?.(story, place + 1, stories.length);
    played.push({ story, verdict: await tryStory(story, actions) });
    onPlayed([...played]);
  }
}

function parse(text: string): Partial<Sitting> | null {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

type Loose = Readonly<Record<string, unknown>>;
const isRecord = (value: unknown): value is Loose => typeof value === "object" && value !== null;
const isText = (value: unknown): value is string => typeof value === "string";
const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);

/** The server checks what an event or a move holds, and refuses it. */
function isDeed(value: unknown): value is Deed {
  if (!isRecord(value)) return false;
  const { type, planId, state } = value;
  if (type === "scenario")
    return [
      isText(value.name) && isScenario(value.name),
      isWhole(planId) && isWhole(value.builtAt),
      Array.isArray(value.bookingIds) && value.bookingIds.every(isWhole),
    ].every(Boolean);
  if (type === "event")
    return [
      isWhole(planId) && isWhole(value.due) && isText(state) && isText(value.from),
      isRecord(value.event) && isText(value.event.type),
      value.attempt === undefined || namedAttempts.some((name) => name === value.attempt),
    ].every(Boolean);
  if (type === "state") return isWhole(planId) && isText(state);
  if (type === "clock") return typeof value.ofAll === "boolean" && isMove(value.move);
  return type === "page" && isStep(value.step);
}

function isMove(move: unknown): move is MovedClock {
  return move === "toDeadline" || (isRecord(move) && Object.keys(move).length === 1);
}

const targeted: readonly unknown[] = ["click", "fill", "choose", "check"];

function isStep(step: unknown): step is PageStep {
  if (!isRecord(step)) return false;
  if (step.do === "goto" || step.do === "at") return isText(step.path);
  if (step.do === "leftOut") return isText(step.what) && isText(step.name);
  const { on } = step;
  return targeted.includes(step.do) && isRecord(on) && isText(on.role) && isText(on.name);
}
