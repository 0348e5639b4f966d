import { useState } from "react";
import type { Deed, Story } from "../../story/playwright-test";
import { tryStory, type Verdict } from "../../story/trial";
import { unrecorded } from "../testSession/usePageRecorder";
import { useReplayActions } from "./useReplayActions";

type Trial = { story: Story; verdict: Verdict | null; acts: number };

type Parts = {
  /** Whether the inspector is docked beside a page, so that steps on pages are replayed too. */
  readonly docked: boolean;
  /** The session's actions: a further action ends a trial. */
  readonly deeds: readonly Deed[];
};

/** Replays a story for the signed-in client, from a newly built scenario; the verdict is `null` while it runs. */
export function useTrial({ docked, deeds }: Parts) {
  const actions = useReplayActions(docked);
  const [trial, setTrial] = useState<Trial | null>(null);
  // Seen states are not actions, because the trial itself causes some.
  const acts = deeds.filter(({ type }) => type !== "state").length;

  const begin = async (story: Story) => {
    setTrial({ story, verdict: null, acts });
    const verdict = await unrecorded(() => tryStory(story, actions()));
    setTrial({ story, verdict, acts });
  };
  return { trial: trial?.acts === acts ? trial : null, begin };
}
