import Button from "@mui/material/Button";
import { useRef, useState } from "react";
import { FormattedMessage } from "react-intl";
import { FileButton } from "../../../../platform/web/files/FileButton";
import { saveJson } from "../../../../platform/web/files/saveFile";
import { serverNow } from "../../../../platform/web/serverNow";
import { Callout } from "../../../../platform/web/ui/status/Callout";
import { StatusChip } from "../../../../platform/web/ui/status/StatusChip";
import type { Deed } from "../../story/playwright-test";
import {
  type PlayedStory,
  playSitting,
  readSitting,
  type SittingProblem,
  sittingOf,
  UnreadableSitting,
} from "../../story/sitting";
import { useReplayActions } from "../plan/useReplayActions";
import { Code, PlainList, Row } from "../toolParts";
import { StorySteps } from "./StorySteps";
import { unrecorded } from "./usePageRecorder";
import { VerdictText } from "./VerdictText";

/** The story that is being repeated: `place` from 1. */
type Playing = { name: string; steps: number; place: number; count: number };

type Props = { readonly deeds: readonly Deed[]; readonly docked: boolean };

/** All that was done in this sitting as one file, and the replay of such a file, on an empty instance too. (QA-12) */
export function SittingFile({ deeds, docked }: Props) {
  const [played, setPlayed] = useState<readonly PlayedStory[]>([]);
  const [playing, setPlaying] = useState<Playing | null>(null);
  const isStopped = useRef(false);
  const [problem, setProblem] = useState<SittingProblem | null>(null);
  const actions = useReplayActions(docked);
  const sitting = sittingOf(deeds, serverNow());
  const scenarios = deeds.filter(({ type }) => type === "scenario").length;

  const replay = async (file: File) => {
    const text = await file.text();
    setPlayed([]);
    setProblem(null);
    try {
      const opened = readSitting(text);
      isStopped.current = false;
      await unrecorded(() =>
        playSitting(opened, actions(), {
          onBegin: ({ built: { name }, deeds: { length: steps } }, place, count) =>
            setPlaying({ name, steps, place, count }),
          onPlayed: setPlayed,
          isStopped: () => isStopped.current,
        }),
      );
    } catch (error) {
      if (!(error instanceof UnreadableSitting)) throw error;
      setProblem(error.problem);
    } finally {
      setPlaying(null);
    }
  };
  return (
    <>
      <h3>
        <FormattedMessage id="inspector.sitting.title" />
      </h3>
      <p>
        <FormattedMessage id="inspector.sitting.lead" values={{ scenarios, steps: deeds.length - scenarios }} />
      </p>
      <Row>
        <Button variant="outlined" disabled={!sitting} onClick={() => sitting && saveJson(sitting, "sitting.json")}>
          <FormattedMessage id="inspector.sitting.save" />
        </Button>
        <FileButton
          accept="application/json,.json"
          inputTestId="sitting"
          variant="outlined"
          loading={playing !== null}
          onChoose={([file]) => replay(file)}
        >
          <FormattedMessage id="inspector.sitting.replay" />
        </FileButton>
        {playing && (
          <Button
            variant="outlined"
            onClick={() => {
              isStopped.current = true;
            }}
          >
            <FormattedMessage id="inspector.ways.stop" />
          </Button>
        )}
      </Row>
      {problem && (
        <Callout kind="error" announce>
          <FormattedMessage id={`inspector.sitting.${problem}`} />
        </Callout>
      )}
      <div role="status">
        {playing && (
          <p>
            <FormattedMessage
              id="inspector.sitting.playing"
              values={{ ...playing, name: <Code key="name">{playing.name}</Code> }}
            />
          </p>
        )}
        <PlainList>
          {played.map(({ story, verdict }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a story is identified by its position
            <li key={place}>
              <Row>
                <Code>{story.built.name}</Code>
                <StatusChip tone={verdict.passed ? "done" : "problem"}>
                  <FormattedMessage
                    id="inspector.sitting.story"
                    values={{ passed: verdict.passed ? "yes" : "no", steps: story.deeds.length }}
                  />
                </StatusChip>
              </Row>
              {!verdict.passed && (
                <>
                  <VerdictText verdict={verdict} />
                  <StorySteps story={story} stoppedAt={verdict.at} />
                </>
              )}
            </li>
          ))}
        </PlainList>
      </div>
    </>
  );
}
