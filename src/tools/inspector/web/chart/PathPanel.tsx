import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { FormattedMessage } from "react-intl";
import { token } from "../../../../platform/web/theme/token";
import { Callout } from "../../../../platform/web/ui/status/Callout";
import type { CoveragePath, PathStep } from "../../coverage/paths";
import type { CoverageTarget } from "../../coverage/targets";
import { Code, Row } from "../toolParts";
import type { usePaths } from "./usePaths";

const Panel = styled("section")({
  border: `1px solid ${token("sand")}`,
  borderRadius: 8,
  background: token("surface"),
  padding: 16,
  display: "grid",
  gap: 12,
  gridTemplateColumns: "minmax(0, 1fr)",
  "& h3, & ol": { margin: 0 },
  "& ol": { paddingInlineStart: 24, display: "grid", gap: 4, lineHeight: 1.5 },
});

type Props = {
  readonly paths: ReturnType<typeof usePaths>;
  /** Everything that can be reached is covered. */
  readonly complete: boolean;
};

/** The shortest path to an uncovered target, which can be carried out automatically (QA-8). */
export function PathPanel({ paths: { next, run, play, playAll, stop }, complete }: Props) {
  const playing = run?.playing ? run.path : null;
  const shown = playing ?? next;
  return (
    <Panel aria-labelledby="inspector-way">
      <h3 id="inspector-way">
        <FormattedMessage id="inspector.ways.title" />
      </h3>
      {shown && <PathText path={shown} />}
      {!shown && (
        <p>
          <FormattedMessage id={complete ? "inspector.ways.complete" : "inspector.ways.none"} />
        </p>
      )}
      <div role="status">
        {playing && (
          <FormattedMessage id="inspector.ways.playing" values={{ sight: <TargetName target={playing.target} /> }} />
        )}
        {run?.clockBack && <FormattedMessage id="inspector.ways.clockBack" />}
        {run && run.missed.length > 0 && (
          <Callout kind="error">
            {run.missed.map(({ target, stopped }) => (
              <p key={target}>
                <FormattedMessage
                  id={`inspector.ways.stopped.${stopped.why}`}
                  values={{
                    sight: <TargetName target={target} />,
                    step: stopped.why === "otherwise" && <StepText step={stopped.step} />,
                  }}
                />
              </p>
            ))}
          </Callout>
        )}
      </div>
      <Row>
        {playing && (
          <Button variant="outlined" onClick={stop}>
            <FormattedMessage id="inspector.ways.stop" />
          </Button>
        )}
        {!playing && next && (
          <>
            <Button variant="contained" onClick={() => play(next)}>
              <FormattedMessage id="inspector.ways.play" />
            </Button>
            <Button variant="outlined" onClick={() => playAll(next)}>
              <FormattedMessage id="inspector.ways.playAll" />
            </Button>
          </>
        )}
      </Row>
    </Panel>
  );
}

function PathText({ path: { target, from, steps } }: { readonly path: CoveragePath }) {
  return (
    <div>
      <p>
        <FormattedMessage id="inspector.ways.next" values={{ sight: <TargetName target={target} /> }} />
      </p>
      <ol>
        <li>
          {from === null ? (
            <FormattedMessage id="inspector.ways.here" />
          ) : (
            <FormattedMessage id="inspector.ways.build" values={{ name: <Code>{from}</Code> }} />
          )}
        </li>
        {steps.map((step, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is identified by its position
          <li key={place}>
            <StepText step={step} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function StepText({ step }: { readonly step: PathStep }) {
  if (step.do === "clock") return <FormattedMessage id={`inspector.ways.clock.${step.to}`} />;
  const event = <Code>{step.event.type}</Code>;
  return (
    <FormattedMessage id={step.refused ? "inspector.ways.sendInVain" : "inspector.ways.send"} values={{ event }} />
  );
}

/** A target as text: `the transition paying.choosing · link.created → …`. */
export function TargetName({ target }: { readonly target: CoverageTarget }) {
  const [kind = "", ...rest] = target.split(" ");
  if (kind === "guard") {
    const [guard, said] = rest;
    const id = said === "passed" ? "inspector.ways.sight.passed" : "inspector.ways.sight.refused";
    return <FormattedMessage id={id} values={{ name: <Code>{guard}</Code> }} />;
  }
  const id = kind === "state" ? "inspector.ways.sight.state" : "inspector.ways.sight.transition";
  return <FormattedMessage id={id} values={{ name: <Code>{transitionText(rest.join(" "))}</Code> }} />;
}

/** A transition's id in readable form. */
export function transitionText(id: string): string {
  return id.replace(/-(\S+?)->/, "· $1 →");
}
