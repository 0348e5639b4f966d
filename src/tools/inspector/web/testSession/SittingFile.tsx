import Button from "@mui/material/Button";
import { useState } from "react";
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
import { unrecorded } from "./usePageRecorder";
import { VerdictText } from "./VerdictText";

type Props = { readonly deeds: readonly Deed[]; readonly docked: boolean };

/** All that was done in this sitting as one file, and the replay of such a file, on an empty instance too. (QA-12) */
export function SittingFile({ deeds, docked }: Props) {
  const [played, setPlayed] = useState<readonly PlayedStory[]>([]);
  const [isPlaying, setPlaying] = useState(false);
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
      setPlaying(true);
      await unrecorded(() => playSitting(opened, actions(), setPlayed));
    } catch (error) {
      if (!(error instanceof UnreadableSitting)) throw error;
      setProblem(error.problem);
    } finally {
      setPlaying(false);
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
          loading={isPlaying}
          onChoose={([file]) => replay(file)}
        >
          <FormattedMessage id="inspector.sitting.replay" />
        </FileButton>
      </Row>
      {problem && (
        <Callout kind="error" announce>
          <FormattedMessage id={`inspector.sitting.${problem}`} />
        </Callout>
      )}
      <div role="status">
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
              {!verdict.passed && <VerdictText verdict={verdict} />}
            </li>
          ))}
        </PlainList>
      </div>
    </>
  );
}
