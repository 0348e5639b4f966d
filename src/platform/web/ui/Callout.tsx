import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { token } from "../theme/token";
import { Icon, type IconName } from "./Icon";
import { type Tone, toneLooks } from "./tone";

const Box = styled("div", { shouldForwardProp: (prop) => prop !== "tone" })<{ readonly tone: Tone }>(({ tone }) => ({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: "4px 12px",
  padding: "14px 16px",
  borderRadius: 8,
  borderInlineStart: `6px solid ${token(toneLooks[tone].text)}`,
  background: token(toneLooks[tone].wash),
  "& > svg": { color: token(toneLooks[tone].text), marginTop: 2 },
}));

const Title = styled("p")({ fontWeight: 700 });

const Actions = styled("div")({ marginTop: 8, display: "flex", flexWrap: "wrap", gap: 12 });

const toneOf = { info: "info", warning: "waiting", success: "done", error: "problem" } as const;

// A warning is rarely about time, which the clock of what waits would say.
const iconOf: Record<keyof typeof toneOf, IconName> = {
  info: toneLooks.info.icon,
  warning: "alert",
  success: toneLooks.done.icon,
  error: toneLooks.problem.icon,
};

interface CalloutProps {
  readonly kind: keyof typeof toneOf;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  /** Announced when it appears: politely for news, at once for errors. Leave out for what stands on the page from the start. */
  readonly announce?: boolean;
}

/** Something to know before going on, set apart from the text around it. */
export function Callout({ kind, title, children, action, announce = false }: CalloutProps) {
  const role = kind === "error" ? "alert" : "status";
  return (
    <Box tone={toneOf[kind]} role={announce ? role : undefined}>
      <Icon name={iconOf[kind]} size={22} />
      <div>
        {title ? <Title>{title}</Title> : null}
        {children ? <div>{children}</div> : null}
        {action ? <Actions>{action}</Actions> : null}
      </div>
    </Box>
  );
}
