import { useDispatch, useSelector } from "react-redux";
import { useNavigate } from "../../../../platform/web/links";
import { selectClientId } from "../../../../platform/web/session/auth";
import type { AppDispatch } from "../../../../platform/web/state";
import { SECOND } from "../../../../shared/instant";
import { ownPath } from "../../../../shared/ownPath";
import { HOME } from "../../../../shared/page";
import type { PageStep } from "../../story/page-step";
import type { ReplayActions } from "../../story/trial";
import { inspectorApi } from "../inspector.api";
import { asked, readPlanNow, untracked } from "../readPlanNow";
import { doOnPage } from "../testSession/pageElements";

const LOOK_EVERY = SECOND / 5;
/** The number of attempts after which a page counts as stuck. */
const LOOKS = 40;

/**
 * The functions that replay a story for the signed-in client; `docked`: beside a page, where steps on pages are
 * replayed too.
 */
export function useReplayActions(docked: boolean): () => ReplayActions {
  const dispatch = useDispatch<AppDispatch>();
  const navigate = useNavigate();
  const clientId = useSelector(selectClientId);
  const { endpoints } = inspectorApi;

  return () => {
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
        looks = 0;
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
        const looked = await readPlanNow(planId, dispatch);
        return looked && { snapshot: looked.snapshot, now: looked.now };
      },
    };
  };
}
