import Alert from "@mui/material/Alert";
import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { token } from "../../theme/token";
import { Icon, type IconName } from "../Icon";
import { toneStyles } from "./tone";

const toneOf = { info: "info", warning: "waiting", success: "done", error: "problem" } as const;

type Kind = keyof typeof toneOf;

const Box = styled(Alert)(({ severity = "info" }) => {
  const { text, wash } = toneStyles[toneOf[severity]];
  return {
    gap: 12,
    padding: "14px 16px",
    borderRadius: 8,
    borderInlineStart: `6px solid ${token(text)}`,
    background: token(wash),
    color: "inherit",
    font: "inherit",
    "& > .MuiAlert-icon": { margin: "2px 0 0", padding: 0, opacity: 1, color: token(text) },
    "& > .MuiAlert-message": { flex: 1, padding: 0, overflow: "visible" },
  };
});

const Title = styled("p")({ fontWeight: 700 });

const Actions = styled("div")({ marginTop: 8, display: "flex", flexWrap: "wrap", gap: 12 });

// Warnings have another icon than the clock of `waiting`, because they are rarely about time.
const iconOf: Record<Kind, IconName> = {
  info: toneStyles.info.icon,
  warning: "alert",
  success: toneStyles.done.icon,
  error: toneStyles.problem.icon,
};

interface CalloutProps {
  readonly kind: Kind;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  /**
   * Announced when it appears: politely for news, assertively for errors and for the answer to a press. Do not set it
   * for content that is on the page from the start.
   */
  readonly announce?: boolean | "assertive";
}

/** Something to know before continuing, visually separate from the text around it. */
export function Callout({ kind, title, children, action, announce = false }: CalloutProps) {
  const role = kind === "error" || announce === "assertive" ? "alert" : "status";
  return (
    // MUI's default role would announce everything assertively.
    <Box severity={kind} icon={<Icon name={iconOf[kind]} size={22} />} role={announce ? role : "presentation"}>
      {title ? <Title>{title}</Title> : null}
      {children ? <div>{children}</div> : null}
      {action ? <Actions>{action}</Actions> : null}
    </Box>
  );
}
