import { useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import { useNavigate } from "../../../../platform/web/links";
import { selectClientId } from "../../../../platform/web/session/auth";
import type { AppDispatch } from "../../../../platform/web/state";
import { SECOND } from "../../../../shared/instant";
import { ownPath } from "../../../../shared/ownPath";
import { HOME } from "../../../../shared/page";
import type { PageStep } from "../../story/page-step";
import type { Deed, Story } from "../../story/playwright-test";
import { type Hands, tryStory, type Verdict } from "../../story/trial";
import { inspectorApi } from "../inspector.api";
import { asked, lookAt, untracked } from "../looking";
import { doOnPage } from "../testSession/pageElements";
import { unrecorded } from "../testSession/usePageRecorder";

const LOOK_EVERY = SECOND / 5;
/** The number of looks after which a page counts as stuck. */
const LOOKS = 40;

type Trial = { story: Story; verdict: Verdict | null; deeds: readonly Deed[] };

type Parts = {
  /** Beside a page: then the steps are replayed on the pages too. */
  readonly docked: boolean;
  /** The session's actions: a further action ends a trial. */
  readonly deeds: readonly Deed[];
};

/** Replays a story for the signed-in client, from a newly built scenario; the verdict is `null` while it runs. */
export function useTrial({ docked, deeds }: Parts) {
  const dispatch = useDispatch<AppDispatch>();
  const navigate = useNavigate();
  const clientId = useSelector(selectClientId);
  const [trial, setTrial] = useState<Trial | null>(null);
  const { endpoints } = inspectorApi;

  const hands = (): Hands => {
    let looks = 0;
    const wait = async () => {
      looks += 1;
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
      return looks < LOOKS;
    };
    const onPage = async (step: PageStep) => {
      if (step.do === "goto") {
        await navigate(ownPath(step.path) ?? HOME);
        return true;
      }
      for (looks = 0; !doOnPage(step); ) if (!(await wait())) return false;
      looks = 0;
      return true;
    };
    return {
      wait,
      onPage,
      build: async (name) => {
        const built = await asked(dispatch(endpoints.buildScenario.initiate({ name }, untracked)));
        if (built && docked) await navigate(ownPath(built.path) ?? HOME);
        return built && { planId: built.TravelPlanId, builtAt: built.builtAt, bookingIds: built.bookingIds };
      },
      send: async (planId, body) =>
        (await asked(dispatch(endpoints.sendEvent.initiate({ planId, body }, untracked))))?.State ?? null,
      setClock: async (move, ofAll) => {
        const whose = ofAll ? {} : { clientId };
        return (await asked(dispatch(endpoints.moveClock.initiate({ ...move, ...whose }, untracked)))) !== null;
      },
      look: async (planId) => {
        const looked = await lookAt(planId, dispatch);
        return looked && { snapshot: looked.snapshot, now: looked.now };
      },
    };
  };

  const begin = async (story: Story) => {
    setTrial({ story, verdict: null, deeds });
    const verdict = await unrecorded(() => tryStory(story, hands()));
    setTrial({ story, verdict, deeds });
  };
  return { trial: trial?.deeds === deeds ? trial : null, begin };
}
