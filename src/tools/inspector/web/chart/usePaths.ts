import { useMemo, useRef, useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import { stateName } from "../../../../features/plan/checkout/checkout.states";
import { newRequestKey } from "../../../../platform/web/requests/newRequestKey";
import { selectClientId } from "../../../../platform/web/session/auth";
import type { AppDispatch } from "../../../../platform/web/state";
import type { PlanState } from "../../coverage/candidates";
import { type Coverage, coverageOf, type SeenPlan } from "../../coverage/coverage";
import { type CoveragePath, pathsTo } from "../../coverage/paths";
import { type OwnPlan, type PathActions, playPath, type Stopped } from "../../coverage/playPath";
import { type CoverageTarget, unseen } from "../../coverage/targets";
import type { ClockSetting } from "../../inspector.schemas";
import { eventDeed } from "../../story/eventDeed";
import { changed, inspectorApi } from "../inspector.api";
import { asked, readPlanNow, untracked } from "../readPlanNow";
import { learned, type TestSession } from "../testSession/useTestSession";

/** An open plan and its state. */
export type OpenPlan = OwnPlan & PlanState;

type Parts = {
  readonly testSession: TestSession;
  readonly coverage: Coverage;
  /** Null: none is open that the signed-in client may change. */
  readonly open: OpenPlan | null;
  readonly onPick: (planId: number) => void;
};

/** A coverage target that was not reached, and why. */
type Missed = { readonly target: CoverageTarget; readonly stopped: Stopped };

/**
 * The path being carried out, or the last one: `missed` has what this one and those before it did not reach,
 * `clockBack` says that the client's clock, which paths move, has its former setting again.
 */
export type PathRun = { path: CoveragePath; playing: boolean; missed: readonly Missed[]; clockBack?: boolean };

/** The shortest path to an uncovered target, and functions that carry it out for the signed-in client (QA-8). */
export function usePaths({ testSession, coverage, open, onPick }: Parts) {
  const dispatch = useDispatch<AppDispatch>();
  const clientId = useSelector(selectClientId);
  const [run, setRun] = useState<PathRun | null>(null);
  const isStopping = useRef(false);
  // The plan is reloaded every second, so the path is computed again only if the state has changed.
  const state = open && `${open.planId} ${stateName(open.snapshot)}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path depends on the plan only by its state.
  const next = useMemo(() => first(pathsTo(unseen(coverage), open)), [coverage, state]);

  const actions = (): PathActions => {
    const { endpoints } = inspectorApi;
    return {
      newId: newRequestKey,
      look: (planId) => readPlanNow(planId, dispatch),
      build: async (name) => {
        const built = await asked(dispatch(endpoints.playScenario.initiate({ name })));
        if (!built) return null;
        const { TravelPlanId: planId, builtAt, bookingIds } = built;
        testSession.note({ type: "scenario", name, planId, builtAt, bookingIds });
        return { planId, bookingIds };
      },
      send: async (planId, event, before) => {
        const sent = await asked(dispatch(endpoints.playEvent.initiate({ planId, body: event })));
        if (!sent) return null;
        testSession.note(eventDeed(planId, event, before, sent.State));
        return sent.State;
      },
      setClock: async (to) => {
        const moved = await asked(dispatch(endpoints.playClock.initiate({ to, clientId })));
        if (moved) testSession.note({ type: "clock", move: { to }, ofAll: false });
        return moved !== null;
      },
    };
  };

  /** How the client's own clock is set; null: it follows everybody's, or cannot be read. */
  const ownClock = async (): Promise<ClockSetting | null> => {
    const read = await asked(dispatch(inspectorApi.endpoints.lookAtClock.initiate(undefined, untracked)));
    return read?.clocks.clients[String(clientId)] ?? null;
  };

  /** Sets the client's clock as it was. False where it is so already, or could not be set. */
  const giveClockBack = async (before: ClockSetting | null): Promise<boolean> => {
    const present = await ownClock();
    if (JSON.stringify(present) === JSON.stringify(before)) return false;
    const move = before ? { as: before } : { reset: true as const };
    const moved = await asked(dispatch(inspectorApi.endpoints.playClock.initiate({ ...move, clientId })));
    if (moved) testSession.note({ type: "clock", move, ofAll: false });
    return moved !== null;
  };

  /**
   * Carries out a path; with `goOn` then also the next ones, skipping those that do not reach their target, until none
   * is left, no scenario can be built or the user stops it. Restores the clock at the end.
   */
  const play = async (begun: CoveragePath, { goOn = false } = {}) => {
    isStopping.current = false;
    const clockBefore = goOn ? await ownClock() : null;
    let plans: readonly SeenPlan[] = testSession.plans;
    let plan: OwnPlan | null = open;
    let missed: readonly Missed[] = [];
    for (let path: CoveragePath | null = begun; path; ) {
      setRun({ path, playing: true, missed });
      const played = await playPath(path, plan, actions());
      if (played.seen) {
        testSession.learn(played.seen);
        plans = learned(plans, played.seen);
      }
      if (played.plan) onPick(played.plan.planId);
      plan = played.plan;
      if (played.stopped) missed = [...missed, { target: path.target, stopped: played.stopped }];
      const isOver = !goOn || isStopping.current || played.stopped?.why === "notBuilt";
      const on: CoveragePath | null = isOver ? null : await nextFrom(plans, plan, missed);
      const clockBack = goOn && on === null && (await giveClockBack(clockBefore));
      if (plan) dispatch(changed(plan.planId, on === null));
      if (!on) setRun({ path, playing: false, missed, clockBack });
      path = on;
    }
  };

  const nextFrom = async (
    plans: readonly SeenPlan[],
    plan: OwnPlan | null,
    missed: readonly Missed[],
  ): Promise<CoveragePath | null> => {
    const wanted = unseen(coverageOf(plans)).filter((one) => !missed.some(({ target }) => target === one));
    const looked = plan && (await readPlanNow(plan.planId, dispatch));
    const here = looked && plan && { ...looked, bookingIds: plan.bookingIds };
    return first(pathsTo(wanted, here));
  };

  return {
    next,
    run,
    play: (path: CoveragePath) => void play(path),
    playAll: (path: CoveragePath) => void play(path, { goOn: true }),
    playTo: (target: CoverageTarget) => {
      const path = first(pathsTo([target], open));
      if (path) void play(path);
    },
    stop: () => {
      isStopping.current = true;
    },
  };
}

function first(paths: Generator<CoveragePath>): CoveragePath | null {
  const { value, done } = paths.next();
  return done ? null : value;
}
