import { styled } from "@mui/material/styles";
import { token } from "../../../../platform/web/theme/token";
import { linesOf, type Story } from "../../story/playwright-test";
import { Code } from "../toolParts";

const Steps = styled("ol")({
  margin: 0,
  paddingInlineStart: 24,
  display: "grid",
  gap: 6,
  maxHeight: 420,
  overflowY: "auto",
  "& li": { overflowWrap: "anywhere", lineHeight: 1.4 },
  "& [data-stopped=true]": { background: token("wineWash") },
  "& [data-left-out=true]": { background: token("mangoWash") },
});

type Props = {
  readonly story: Story;
  /** The place of the action that a trial could not repeat; null: none was marked. */
  readonly stoppedAt: number | null;
};

/** The actions of a story as lines of its test, with the one that stopped a trial marked. */
export function StorySteps({ story, stoppedAt }: Props) {
  return (
    <Steps>
      {linesOf(story).map(({ text, deed }, line) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is identified by its position
          key={line}
          aria-current={deed === stoppedAt ? "step" : undefined}
          data-stopped={deed === stoppedAt}
          data-left-out={text.startsWith("//")}
        >
          <Code>{text}</Code>
        </li>
      ))}
    </Steps>
  );
}
