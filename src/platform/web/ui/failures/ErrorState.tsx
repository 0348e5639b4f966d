import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { token } from "../../theme/token";
import { Icon, type IconName } from "../Icon";

const Panel = styled("div")({
  display: "grid",
  justifyItems: "center",
  gap: 12,
  padding: "32px 20px",
  border: `2px solid ${token("wine")}`,
  borderRadius: 12,
  background: token("surface"),
  textAlign: "center",
});

const Disc = styled("span")({
  display: "grid",
  placeItems: "center",
  width: 64,
  height: 64,
  borderRadius: "50%",
  color: token("wine"),
  background: token("wineWash"),
});

const Text = styled("div")({ color: token("inkSoft"), maxWidth: "34rem" });

interface ErrorStateProps {
  readonly title: ReactNode;
  /** What happened, and what was kept. */
  readonly children?: ReactNode;
  /** A button to try again, or an alternative. */
  readonly action?: ReactNode;
  /** `offline` if the connection has failed. */
  readonly icon?: IconName;
}

/** Content that failed to load: what happened and what to do. (WEB-17) */
export function ErrorState({ title, children, action, icon = "alert" }: ErrorStateProps) {
  return (
    <Panel role="alert">
      <Disc>
        <Icon name={icon} size={32} />
      </Disc>
      <Typography variant="h3" component="h2">
        {title}
      </Typography>
      {children ? <Text>{children}</Text> : null}
      {action}
    </Panel>
  );
}
