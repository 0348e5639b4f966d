import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { FormattedMessage } from "react-intl";
import { saveFile } from "../../../../platform/web/files/saveFile";
import { useLanguage } from "../../../../platform/web/intl/useLanguage";
import { BusyButton } from "../../../../platform/web/ui/BusyButton";
import { Callout } from "../../../../platform/web/ui/status/Callout";
import { HOME, pagePath } from "../../../../shared/page";
import { isScenario, scenarioFacts } from "../../inspector.scenarios";
import { type Deed, leftOutOf, NotATest, playwrightTest, type Story, storyOf } from "../../story/playwright-test";
import { useTrial } from "../plan/useTrial";
import { Code, Fold, Row, ToolLink } from "../toolParts";
import { StorySteps } from "./StorySteps";
import { VerdictText } from "./VerdictText";

const Source = styled("pre")({
  margin: 0,
  maxHeight: 420,
  overflow: "auto",
  fontSize: "0.75rem",
  lineHeight: 1.45,
});

type Props = {
  readonly deeds: readonly Deed[];
  /** Null: no plan is open. */
  readonly plan: { readonly planId: number; readonly state: string } | null;
  readonly docked: boolean;
};

/** The actions of this test session and the test made from them; the test can be exported once it has passed. (QA-2) */
export function SessionTest({ deeds, plan, docked }: Props) {
  const language = useLanguage();
  const { trial, begin } = useTrial({ docked, deeds });
  const story = trial?.story ?? (plan && knownStory(deeds, plan));
  if (!story) {
    return (
      <p>
        <FormattedMessage id="inspector.files.notATest" />
      </p>
    );
  }
  const verdict = trial?.verdict ?? null;
  const isPlaying = trial !== null && verdict === null;
  const passed = verdict?.passed ?? false;
  const leftOut = leftOutOf(story).length;
  const needsPage = !docked && story.deeds.some(({ type }) => type === "page");
  const source = playwrightTest(story, { passed, language });
  const stoppedAt = verdict && !verdict.passed ? verdict.at : null;
  const save = () =>
    saveFile(new Blob([source], { type: "text/plain" }), passed ? "inspected.spec.ts" : "inspected.draft.spec.ts");

  return (
    <>
      <h3>
        <FormattedMessage id="inspector.test.title" values={{ name: <Code>{story.built.name}</Code> }} />
      </h3>
      <StorySteps story={story} stoppedAt={stoppedAt} />
      {leftOut > 0 && (
        <Callout kind="warning">
          <FormattedMessage id="inspector.test.leftOut" values={{ count: leftOut }} />
        </Callout>
      )}
      <div role="status">{verdict && <VerdictText verdict={verdict} />}</div>
      {needsPage && (
        <p>
          <FormattedMessage id="inspector.test.needsPage" />{" "}
          <ToolLink
            to={pagePath(
              isScenario(story.built.name) ? scenarioFacts[story.built.name].path : HOME,
              {},
              { inspect: "" },
            )}
          >
            <FormattedMessage id="inspector.scenarios.open" />
          </ToolLink>
        </p>
      )}
      <Row>
        {!passed && (
          <BusyButton
            variant="outlined"
            loading={isPlaying}
            disabled={needsPage || leftOut > 0}
            onClick={() => void begin(story)}
          >
            <FormattedMessage id="inspector.test.try" />
          </BusyButton>
        )}
        <Button variant={passed ? "contained" : "text"} disabled={isPlaying} onClick={save}>
          <FormattedMessage id={passed ? "inspector.test.save" : "inspector.test.draft"} />
        </Button>
      </Row>
      <Fold open>
        <summary>
          <FormattedMessage id="inspector.test.source" />
        </summary>
        <div>
          <Source tabIndex={0}>{source}</Source>
        </div>
      </Fold>
    </>
  );
}

function knownStory(deeds: readonly Deed[], plan: { planId: number; state: string }): Story | null {
  try {
    return storyOf(deeds, plan);
  } catch (error) {
    if (error instanceof NotATest) return null;
    throw error;
  }
}
