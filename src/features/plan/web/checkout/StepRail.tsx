import Step from "@mui/material/Step";
import type { StepIconProps } from "@mui/material/StepIcon";
import StepLabel from "@mui/material/StepLabel";
import Stepper from "@mui/material/Stepper";
import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { token } from "../../../../platform/web/theme/token";
import { Icon } from "../../../../platform/web/ui/Icon";

export type StepState = "done" | "current" | "todo" | "unknown" | "failed";

export interface RailStep {
  readonly id: string;
  readonly name: ReactNode;
  readonly state: StepState;
  /** The state as text, for screen readers: "done", "now", "later", "not known yet", "failed". */
  readonly stateName: string;
}

const Rail = styled(Stepper)({
  "& .MuiStep-root": { paddingInline: 0 },
  "& .MuiStepConnector-root": { top: 16, left: "calc(-50% + 22px)", right: "calc(50% + 22px)" },
  "& .MuiStepConnector-line": { borderTopWidth: 3, borderColor: token("sand") },
  "& .MuiStepConnector-root.Mui-completed .MuiStepConnector-line": { borderColor: token("palm") },
  "& .MuiStepConnector-root.Mui-active .MuiStepConnector-line": { borderColor: token("sea") },
  "& .MuiStepLabel-label": { lineHeight: 1.3, color: token("inkSoft") },
  "& .MuiStepLabel-label.MuiStepLabel-alternativeLabel": { marginTop: 6 },
  "& .MuiStepLabel-label:is(.Mui-completed, .Mui-active, .Mui-error)": { fontWeight: 700, color: token("ink") },
  // On a phone only the current step shows its name; the others keep theirs for screen readers.
  "@media (max-width: 599.95px)": {
    "& .MuiStepLabel-label:is(.Mui-active, .Mui-error)": { whiteSpace: "nowrap" },
    "& .MuiStepLabel-label:not(.Mui-active, .Mui-error)": {
      position: "absolute",
      width: 1,
      height: 1,
      overflow: "hidden",
      clipPath: "inset(50%)",
    },
  },
});

const Disc = styled("span")({
  display: "grid",
  placeItems: "center",
  width: 36,
  height: 36,
  borderRadius: "50%",
  fontWeight: 700,
  fontSize: "1.0625rem",
  fontVariantNumeric: "tabular-nums",
  border: `3px solid ${token("outline")}`,
  color: token("inkSoft"),
  "&[data-done=true]": { borderColor: token("palm"), background: token("palm"), color: token("onPalm") },
  "&[data-current=true]": { borderColor: token("sea"), background: token("sea"), color: token("onSea") },
  "&[data-failed=true]": { borderColor: token("wine"), background: token("wine"), color: token("onWine") },
});

/** The steps of a checkout by name, each with its state. */
export function StepRail({ steps, label }: { readonly steps: readonly RailStep[]; readonly label: string }) {
  return (
    <nav aria-label={label}>
      <Rail alternativeLabel nonLinear activeStep={-1}>
        {steps.map(({ id, name, state, stateName }) => (
          <Step
            key={id}
            active={state === "current"}
            completed={state === "done"}
            aria-current={state === "current" ? "step" : undefined}
          >
            <StepLabel error={state === "failed"} slots={{ stepIcon: Mark }}>
              {name}
              <span className="visually-hidden">, {stateName}</span>
            </StepLabel>
          </Step>
        ))}
      </Rail>
    </nav>
  );
}

function Mark({ icon, active, completed, error }: StepIconProps) {
  const done = completed ? <Icon name="check" /> : icon;
  return (
    <Disc aria-hidden="true" data-failed={error} data-done={completed} data-current={active}>
      {error ? <Icon name="cross" /> : done}
    </Disc>
  );
}
