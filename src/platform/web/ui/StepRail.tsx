import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { token } from "../theme/token";
import { Icon, type IconName } from "./Icon";

export type StepState = "done" | "current" | "todo" | "failed";

export interface RailStep {
  readonly id: string;
  readonly name: ReactNode;
  readonly state: StepState;
  /** The state in words, for those who do not see the mark: "done", "now", "to do", "failed". */
  readonly stateName: string;
}

const Rail = styled("ol")({
  listStyle: "none",
  padding: 0,
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "minmax(0, 1fr)",
});

const bar = { done: token("palm"), current: token("sea"), todo: token("sand"), failed: token("wine") };

const Step = styled("li", { shouldForwardProp: (prop) => prop !== "state" })<{ readonly state: StepState }>(
  ({ state }) => ({
    position: "relative",
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    justifyItems: "center",
    alignContent: "start",
    gap: 6,
    textAlign: "center",
    // The line runs from the mark before; the first has none.
    "& + &::before, li + &::before": {
      content: '""',
      position: "absolute",
      top: 16,
      right: "calc(50% + 22px)",
      width: "calc(100% - 44px)",
      height: 3,
      background: state === "todo" ? token("sand") : bar[state],
    },
  }),
);

const Disc = styled("span", { shouldForwardProp: (prop) => prop !== "state" })<{ readonly state: StepState }>(
  ({ state }) => ({
    display: "grid",
    placeItems: "center",
    width: 36,
    height: 36,
    borderRadius: "50%",
    fontWeight: 700,
    fontVariantNumeric: "tabular-nums",
    border: `3px solid ${state === "todo" ? token("outline") : bar[state]}`,
    ...(state === "done" && { background: token("palm"), color: token("onPalm") }),
    ...(state === "current" && { background: token("sea"), color: token("onSea") }),
    ...(state === "failed" && { background: token("wine"), color: token("onWine") }),
    ...(state === "todo" && { color: token("inkSoft") }),
  }),
);

const Name = styled("span", { shouldForwardProp: (prop) => prop !== "state" })<{ readonly state: StepState }>(
  ({ state }) => ({
    fontSize: "0.9375rem",
    lineHeight: 1.3,
    fontWeight: state === "todo" ? 500 : 700,
    color: state === "todo" ? token("inkSoft") : token("ink"),
    // On a phone only the step one stands on is named in sight; the others keep their names for screen readers.
    "@media (max-width: 599.95px)":
      state === "current" || state === "failed"
        ? { whiteSpace: "nowrap" }
        : { position: "absolute", width: 1, height: 1, overflow: "hidden", clipPath: "inset(50%)" },
  }),
);

const marks: Partial<Record<StepState, IconName>> = { done: "check", failed: "cross" };

/** The steps of a checkout by name, each with its state. */
export function StepRail({ steps, label }: { readonly steps: readonly RailStep[]; readonly label: string }) {
  return (
    <nav aria-label={label}>
      <Rail>
        {steps.map(({ id, name, state, stateName }, index) => {
          const mark = marks[state];
          return (
            <Step key={id} state={state} aria-current={state === "current" ? "step" : undefined}>
              <Disc state={state} aria-hidden="true">
                {mark === undefined ? index + 1 : <Icon name={mark} />}
              </Disc>
              <Name state={state}>
                {name}
                <span className="visually-hidden">, {stateName}</span>
              </Name>
            </Step>
          );
        })}
      </Rail>
    </nav>
  );
}
